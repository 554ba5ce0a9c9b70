game-desert = Forbidden Desert
about-desert = Find the flying machine together, before the desert swallows you.
