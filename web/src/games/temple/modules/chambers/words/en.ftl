# The words of special rooms on the board.
temple-connect = Connect the rooms
temple-why-one-link = A connected room needs a second one. Find it first.
temple-why-links = Not yet. { $rooms }
temple-link = { $way } of the start: { $state }.
temple-link-missing = { $cost } missing
temple-link-ready = ready
temple-link-nobody = nobody there
temple-room-link = A connected room: it wakes together with another.
temple-room-rear = Rear part, behind the inner wall.
temple-room-front = Front part, before the inner wall.
temple-room-chalice = The Chalice stands here.
temple-chalice-here = in the room of the Chalice
temple-chalice-inside = the Chalice is still inside
temple-carry = Chalice to the { $side }
temple-carry-none = Carry the Chalice
temple-why-carry = The Chalice costs { $cost } on top of the price of the next room.
temple-leave-chalice = Leave the Chalice behind: all lose
stat-linked = Connected rooms activated
stat-carried = Steps with the Chalice
guide-chambers-linked = You and your friend stand in two connected rooms, far apart. They only work together: both need their symbols at the same moment.
guide-chambers-fire = Tap “I am ready”, roll and keep three torches. Once your friend has three keys, tap “Connect the rooms”.
guide-chambers-once = A gem in each room! It works only once, so try to have all three connected rooms found and occupied.
guide-chambers-double = Double rooms have a wall inside. The gems are in the rear part, which has a door and a price of its own.
guide-chambers-chalice = The golden Chalice must leave the temple too, or all is lost. Each step with it costs one more torch.
guide-chambers-end = Carry it to the exit before the last of you goes. Look for it now, if you like.

chambers-ending-chalice = The Chalice was left behind
