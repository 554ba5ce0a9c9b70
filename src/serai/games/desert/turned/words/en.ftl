# What a key moment means: how it stands since.

stands-take-off = All four parts are aboard and everybody stands on the launch pad: you take off.
stands-sun-past = { $number ->
    [one] The sun has beaten down, and only one of you had to drink.
   *[other] The sun has beaten down, and { $number } of you had to drink: it is past.
}
stands-sun = { $number ->
    [one] The sun beats down, and one of you has to drink.
   *[other] The sun beats down, and { $number } of you have to drink.
}
stands-thirst = { $left ->
    [-1] { $seat } dies of thirst.
    [0] { $seat } has nothing left to drink: the next sun would be the last.
    [one] { $seat } has one drink left.
   *[other] Nobody has less water than { $seat }: { $left } drinks left.
}
stands-thirsty = { $left ->
    [-1] { $number } of you die of thirst.
    [0] { $number } of you have nothing left to drink: the next sun would be the last.
    [one] { $number } of you have one drink left.
   *[other] { $number } of you have { $left } drinks left, nobody less.
}
stands-parts = { $number ->
    [0] No part of the machine is with you yet.
    [4] All four parts are with you, but the launch pad is not found yet.
   *[other] You have { $number } of the { $of } parts.
}
stands-gather = { $number ->
    [one] All four parts are with you; one of you still has to reach the launch pad.
   *[other] All four parts are with you; { $number } of you still have to reach the launch pad.
}
stands-pad-clear = The launch pad can be entered.
stands-pad-blocked = Sand blocks the launch pad.
stands-reached = { $seat } has reached { $part }.
stands-oasis = { $seat } has reached an oasis: there may be water.
stands-shade = { $seat } is out of the sun.
stands-unknown = { $number ->
    [4] Nobody knows yet where any of the parts is.
    [one] Nobody knows yet where one of the parts is.
   *[other] Nobody knows yet where { $number } of the parts are.
}
stands-located = { $number ->
    [4] You know where all the parts are.
   *[other] You know where { $number } of the { $of } parts are.
}
stands-buried = { $seat } is buried, and has to dig first.
stands-part-blocked = Sand blocks the way to { $part }.
stands-storm = { $left ->
    [one] The storm now brings { $cards } cards a turn, and it swallows you if it rises once more.
   *[other] The storm now brings { $cards } cards a turn; { $left } more marks and it swallows you.
}
stands-sand = { $left ->
    [0] There is no sand left to lay: one more marker and all is lost.
    [one] Only one marker of sand is left.
   *[other] Only { $left } markers of sand are left.
}
stands-cleared = { $number ->
    [one] One marker of sand less lies on the city.
   *[other] { $number } markers of sand less lie on the city.
}
stands-fallen = { $number ->
    [one] One more marker of sand lies on the city.
   *[other] { $number } more markers of sand lie on the city.
}
