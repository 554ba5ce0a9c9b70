# The words of the illusions on the board.
temple-room-illusion = An illusion: it vanishes when the doors slam.
stat-all-dissolved = Times that illusions vanished
stat-woke-up = Adventurers who woke up in the start
guide-illusions-shimmer = Look at your room: it shimmers. It is an illusion! You can walk through it and wake its gem, as in any room.
guide-illusions-slam = But when the doors slam, it vanishes. That is in twenty seconds; the clock waits until you are ready.
guide-illusions-run = Tap “I am ready”, roll two adventurers and run into the green start. Or stay, and see what happens!
guide-illusions-gone = All illusions are gone. Whoever stands in one wakes up in the start, and loses a die like all who come late.
guide-illusions-gems = Gems that were woken there stay woken. But holes are left: what lay behind may be cut off.
guide-illusions-end = The vanished rooms lie under the pile and can come back. Two of the three gongs do this. Now run on!
