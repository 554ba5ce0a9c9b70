"""Dice: sfc32 in 32-bit words, the same on every machine, compiled or not."""

from __future__ import annotations

from hashlib import blake2b

from serai.core.vecs import i64, vec


class Rng:
    """A stream of chance. Rules ask it for numbers and never keep it."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64 = 0, c: i64 = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.sow(a, b, c)

    def sow(self, a: i64, b: i64, c: i64) -> None:
        """Begins the stream of a seed of three 32-bit words."""
        self.a = a & 0xFFFFFFFF
        self.b = b & 0xFFFFFFFF
        self.c = c & 0xFFFFFFFF
        self.d = 1
        for _ in range(12):  # until every bit of the seed has reached every word
            self._word()

    def _word(self) -> i64:
        """32 fresh bits."""
        t = (self.a + self.b + self.d) & 0xFFFFFFFF
        self.d = (self.d + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & 0xFFFFFFFF
        return t

    def next_step(self) -> None:
        """Something new is about to happen in a match; a stream of chance just flows on."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; bias under n / 2**32."""
        return (self._word() * n) >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Puts the cards in a random order, in place."""
        i: i64
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def derive(seed: bytes, number: int, purpose: bytes) -> bytes:
    """Sixteen bytes that tell nothing about the seed, nor about those of any other number or purpose."""
    return blake2b(number.to_bytes(8, "little"), digest_size=16, key=seed, person=purpose).digest()


class Dice(Rng):
    """The dice of a match. Each step rolls a stream of its own: all rolls ever seen tell nothing of the next."""

    __slots__ = ("rolled", "seed", "step")

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self.seed = seed
        self.step: i64 = 0  # moves and rings so far
        self.rolled = False

    def turn_to(self, step: i64) -> None:
        """Lays the dice of a step ready; most steps never roll them, so they are derived on first use."""
        self.step = step
        self.rolled = False

    def next_step(self) -> None:
        """Lays the dice of the next step ready."""
        self.step += 1
        self.rolled = False

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        if not self.rolled:
            self.derive_stream()
        return super().below(n)

    def derive_stream(self) -> None:
        """Becomes the stream of the step."""
        self.rolled = True
        words = derive(self.seed, self.step, b"step")
        self.sow(
            int.from_bytes(words[0:4], "little"),
            int.from_bytes(words[4:8], "little"),
            int.from_bytes(words[8:12], "little"),
        )


class Loaded(Rng):
    """Dice for tests: the answers of `below` are given beforehand, then chance goes on."""

    __slots__ = ("answers", "given")

    def __init__(self, answers: vec[i64]) -> None:
        super().__init__(0)
        self.answers = answers
        self.given: i64 = 0

    def below(self, n: i64) -> i64:
        """The next given answer, which must be a face of the die."""
        if self.given == len(self.answers):
            return super().below(n)
        answer = self.answers[self.given]
        self.given += 1
        if not 0 <= answer < n:
            raise ValueError(f"the die has {n} faces, so it cannot show {answer}")
        return answer
