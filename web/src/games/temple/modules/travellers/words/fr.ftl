# Les mots des nouveaux personnages sur le plateau.
temple-accept-swap = Oui, échanger avec { $name }
temple-accept-trip = Oui, partir avec { $name }
temple-decline = Non, { $name }
temple-lay-pair = Échanger un dé avec { $name }
temple-offer-swap = Proposer l'échange
temple-take-back = Retirer
temple-pair = { $give } ⇄ { $take }
temple-for = contre
temple-trip = ensemble vers { $place } ?
temple-hop = Sauter
temple-hop-together = Sauter avec { $name }
temple-step-over = Portail
temple-ready-clone = Doubler la prochaine action
temple-clone-ready = Doublée : finalement non
temple-room-dungeon = Donjon : on y entre par la glissière, jamais on n'en sort par là.
temple-room-narrow = Passage étroit : trois torches pour entrer.
