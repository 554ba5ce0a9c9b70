# The words of the new characters on the board.
temple-accept-swap = Yes, swap with { $name }
temple-accept-trip = Yes, go with { $name }
temple-decline = No, { $name }
temple-lay-pair = Swap a die with { $name }
temple-offer-swap = Offer the swap
temple-take-back = Take it back
temple-pair = { $give } ⇄ { $take }
temple-for = for
temple-trip = together to { $place }?
temple-hop = Hop
temple-hop-together = Hop with { $name }
temple-step-over = Portal
temple-ready-clone = Double the next act
temple-clone-ready = Doubled: not after all
temple-room-dungeon = Dungeon: in by the slide, never out by it.
temple-room-narrow = Narrow passage: three torches to get in.
