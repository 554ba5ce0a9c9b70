# The words of the Pit on the board.
temple-room-pit = A pit: five black masks of one player wake its gems, and stay locked.
temple-demand-forgo = Which treasure do you lose?
stat-treasure-lost = Treasures lost to the curse
guide-pit-here = You stand in the Pit. It holds two gems, and it wants what nobody else wants: black masks.
guide-pit-masks = You have three black masks already. Five of one player wake the gems; so do not free any with a gold mask.
guide-pit-wake = Tap “I am ready” and roll the other dice until five show a black mask. Then wake the gems.
guide-pit-locked = Two gems at once! But the five dice stay locked. Roll gold masks with the rest, or call a friend to free you.
guide-pit-curses = With curses the Pit brings two more: one takes a treasure from you, the other makes every new curse two.
guide-pit-end = So go down only with masks to spare, and a helper near. Free your dice, and walk on as you like.
