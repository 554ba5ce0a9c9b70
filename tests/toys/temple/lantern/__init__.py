"""A toy module of Escape from outside: one of everything that a module can bring, as small as it can be."""

import serai.games.temple  # noqa: F401  # whoever asks for a guest first gets the game first, which then fetches the guest
