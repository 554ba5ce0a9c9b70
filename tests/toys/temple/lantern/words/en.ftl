# Words of this module in English. The rules stand at the end, each under its id.

option-lantern = The lantern (a toy)
room-gate = Gate
room-gate-rear = Gate, rear part
room-chute = Chute
room-well = Well
room-shrine = Shrine
room-mist = Mist
room-mill = Mill
curse-gloom = Gloom
treasure-oil = Oil
token-sun = the sun
token-moon = the moon
token-star = the star
reason-lantern = for the light
move-pour = Pour the oil
move-look-at = Look at the token of { $to }
move-show = Show the token of { $to }
move-send = Pledge { $torches } torches to the shrine
move-lay-die = Lay a locked die on the shrine
move-turn-room = Turn room { $place }
move-push-room = Push the mill to the { $side }
event-lantern-lit = { $you ->
    [seat] You have light.
   *[none] { $seat } has light.
}
event-lantern-burnt-down = Lanterns and shrine have burnt down.
event-looked = { $you ->
    [seat] You look at the token of { $to }: { $token }.
   *[none] { $seat } looks at the token of { $to }: { $token }.
}
event-looked-hidden = { $you ->
    [to] { $seat } looks at your token.
   *[none] { $seat } looks at the token of { $to }.
}
event-shown = { $you ->
    [seat] You show the token of { $to }: { $token }.
   *[none] { $seat } shows the token of { $to }: { $token }.
}
event-die-on-shrine = { $you ->
    [seat] You lay a die on the shrine.
   *[none] { $seat } lays a die on the shrine.
}
event-die-off-shrine = { $you ->
    [seat] Your die comes back from the shrine.
   *[none] A die of { $seat } comes back from the shrine.
}
event-room-turned = { $you ->
    [seat] You turn { $room }.
   *[none] { $seat } turns { $room }.
}
event-room-pushed = { $you ->
    [seat] You push the mill to the { $side }.
   *[none] { $seat } pushes the mill to the { $side }.
}
event-mist-rose = The mist has gone.
event-shrine-lit = { $you ->
    [seat] You light the shrine.
   *[none] { $seat } lights the shrine.
}

## The lantern

LAN-ROOMS-1 = Six rooms join the pile once the opening rooms lie.
LAN-GLOOM-1 = Gloom: every room costs you a torch more.
LAN-OIL-1 = Oil: pour it, and you have light until the doors slam.
LAN-OIL-2 = By light torches count twice, and gold masks are keys too.
LAN-OIL-3 = By light you pledge torches to a shrine elsewhere that does not burn.
LAN-SHRINE-1 = Two torches and a key, brought together in its room, light the shrine until the doors slam.
LAN-SHRINE-2 = At the shrine a locked die may be laid down, one at a time; after ten seconds it comes back without a face.
LAN-TOKEN-1 = Everybody gets a covered token that nobody has seen: a sun, a moon or a star.
LAN-TOKEN-2 = Who has lit the shrine looks at one covered token, within five seconds.
LAN-TOKEN-3 = Who has looked at a sun may show it: all locked dice are free.
LAN-MIST-1 = When the doors slam the mist goes under the pile, and who is in it is put into the start.
LAN-MIST-2 = The mist costs an adventurer more for each who is in it.
LAN-MILL-1 = In the mill a key turns any room but the start by a quarter.
LAN-MILL-2 = In the mill a key pushes it onto an empty cell beside it.
