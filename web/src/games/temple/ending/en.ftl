temple-ending-out = Out, all of you
temple-ending-fallen = The temple has fallen
temple-ending-inside = Still inside: { $names }
temple-ending-stopped = Practice is over
temple-ending-stopped-about = You stopped together: the temple still stands, and waits for you and the clock.
