title = Sand
timer-0 = the left timer
timer-1 = the right timer
timer-line = Sand for { $ms } ms
tired-line = Tired: { $names }
move-turn = Turn { $timer } over
move-stretch = Stretch
event-turned = { $seat } turns { $timer } over.
event-stretched = { $seat } stretches.
event-rested = { $seat } is rested.
event-ran-out = The sand of { $timer } has run out.

SND-TIRED-1 = Whoever has acted rests for a while.
SND-TURN-2 = A timer is turned over only when at least half its sand has fallen.
SND-END-1 = All lose when a timer runs out.
SND-END-2 = All win after enough turns.
