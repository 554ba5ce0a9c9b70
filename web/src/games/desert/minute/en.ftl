# The game in a minute, while people gather.
minute-goal = Find the four parts of the flying machine together, and take off.
minute-turn = Four actions: walk, remove sand, excavate, pick up a part. Then the storm moves tiles and brings sand, and the sun makes you drink.
minute-end = You all lose when somebody dies of thirst, the sand runs out or the storm grows too strong.
