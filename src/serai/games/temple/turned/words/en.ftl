# What a key moment means: how it stands since.

stands-all-out = Everybody is out: you have escaped.
stands-exit = { $left ->
    [0] The exit is found, and no gem is left in the depot.
    [one] The exit is found; one gem is left in the depot.
   *[other] The exit is found; { $left } gems are left in the depot.
}
stands-gems = { $left ->
    [0] No gem is left in the depot.
    [one] One gem is left in the depot.
   *[other] { $left } gems are left in the depot.
}
stands-inside = { $number ->
    [0] Nobody is left inside.
    [one] One of you is still inside.
   *[other] { $number } of you are still inside.
}
stands-stuck = All dice of { $seat } are locked.
stands-locked = { $number ->
    [0] No die is locked any more.
    [one] One die is locked by a black mask.
   *[other] { $number } dice are locked by black masks.
}
stands-gong = { $seconds ->
    [0] The gong is about to sound.
    [one] One second to the gong.
   *[other] { $seconds } seconds to the gong.
}
stands-fall = { $time } left until the temple falls.
