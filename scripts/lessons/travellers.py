"""New characters: a Trickster without a clock, beside a friend whose dice are all locked: one swap sets them free to roll."""

from __future__ import annotations

from scripts.lessons import LEARNER, PRACTICE, Lesson, at_ease, me

from serai.games.temple.seen import View

FREE = 4  # dice that may be given, at least: with more masks about, the friend would ask for a boost of fate instead
STUCK = ["black"] * 5


def beside_a_stuck_friend(seen: View) -> bool:
    """No gold mask helps: only a swap does."""
    mine, friend = me(seen), seen.players[1 - LEARNER]
    hero = seen.parts.characters.players[LEARNER]
    tricky = hero.hero == "trickster" and hero.power == "permanent"
    near = at_ease(seen) and mine.place == friend.place and not {"gold", "unrolled"} & set(mine.dice)
    return (
        tricky
        and near
        and not seen.parts.travellers.swap
        and friend.dice == STUCK
        and sum(face != "black" for face in mine.dice) >= FREE
    )


LESSON = Lesson(
    seats=2,
    options={"characters": "dealt", "travellers": True, **PRACTICE},
    moment=beside_a_stuck_friend,
    until=120_000,
    seeds=20_000,
)
