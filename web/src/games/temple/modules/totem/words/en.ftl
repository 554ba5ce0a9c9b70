# The words of the totem on the board.
temple-room-totem = A totem: stack black and gold masks. { $least } dice wake a gem, { $most } wake two.
temple-totem-height = On the stack: { $height }.
temple-totem-odds = Next die: { $stays } in 100 stay, { $slips } slip, and { $falls } bring all of it down.
temple-totem-ask = What are the odds?
temple-totem-wants = { $number ->
    [1] One more mask
   *[other] { $number } more masks
} for a gem.
temple-totem-more = Take the gem, or { $number } more for two.
temple-totem-full = The tower is complete: two gems.
temple-totem-tally = dice on the totem
temple-stack = Stack: { $face }
temple-call-totem = Take { $gems ->
    [1] the gem
   *[other] { $gems } gems
} ({ $height } dice)
stat-die-stacked = Dice that stayed on the totem
stat-totem-fell = Times the totem fell
guide-totem-here = You stand before the totem. It wants a tower of dice that show masks, black or gold: five wake a gem.
guide-totem-stack = Tap “I am ready”, then a “Stack” button. A locked black mask will do: no gold mask is needed for it.
guide-totem-grow = It stays! Roll the other dice and stack every mask, one by one. The taller the tower, the sooner a die slips.
guide-totem-call = A die that slips is only rolled again; once in a while all of them fall. With five on it, take the gem.
guide-totem-back = A gem! All your dice are back, black masks too, and are rolled again. The totem gives its gems once.
guide-totem-end = In company all build one tower. Ten dice wake two gems, but will it stand? The question mark tells you the odds.
