"""Bots in real time: they look, act or wait, and whatever happens makes them look again."""

from __future__ import annotations

from itertools import pairwise

import pytest

from serai.bots import Bot, Greedy, Random, ask_in_time, drive, find_bot, wait
from serai.core.errors import OutOfRange
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64
from serai.games.quicksand import GAME
from serai.sim import Plan
from serai.sim.matches import play_one
from tests.games.quicksand.table import begun, table
from tests.toys import sand

STANDING_BEFORE = 5_000


class Patient(Bot):
    """Waits until a moment of game time, then makes the first legal move; notes when it looked."""

    def __init__(self, until: int, reaction: int) -> None:
        super().__init__("patient", reaction)
        self.until = until
        self.looked: list[int] = []

    def choose(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> i64:
        return world.legal(seat)[0]

    def look(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64) -> i64:
        self.looked.append(int(world.now))
        left = self.until - world.now
        return wait(left) if left > 0 else self.choose(world, seat, sense, rng, pace)


def test_a_bot_waits_for_its_moment_and_acts_at_it() -> None:
    game = table(timers="S7:60000", hands=("CCC",))
    drive(game.match, [Patient(20_000, 1000)], GAME.sense, Rng(1), GAME.manners.pace)
    assert int(game.match.log[0]) == 20_000


def test_what_happens_makes_a_waiting_bot_look_again() -> None:
    game = table(timers="S7:60000 N1:10000", hands=("CCC",))
    bot = Patient(20_000, 1000)
    drive(game.match, [bot], GAME.sense, Rng(1), GAME.manners.pace)
    first, after_loss, moment = bot.looked[:3]
    assert 500 <= first < 1_500
    assert 10_801 <= after_loss < 11_801  # the timer was lost for good at 10,301
    assert moment == 20_000


def test_everybody_who_may_act_has_a_reaction_of_their_own() -> None:
    """All three of the toy may act at once; a slow one is not kept from its turn by quick ones."""
    match = sand.GAME.begin(3, sand.SandOptions(sand=30_000, goal=40), bytes(16))
    drive(
        match, [Random("a", 200), Random("b", 400), Random("c", 3000)], sand.GAME.sense, Rng(3), sand.GAME.manners.pace
    )
    acts = [int(match.log[i + 1]) for i in range(0, len(match.log), 3)]
    assert {0, 1, 2} == set(acts)
    assert acts.count(0) > acts.count(2)


@pytest.mark.parametrize("reaction", [300, 1000, 4000])
def test_no_bot_is_quicker_than_its_reaction(reaction: int) -> None:
    plan = Plan(game="quicksand", seats=4, games=1, seed=bytes(16), bots=[f"greedy@{reaction}"] * 4)
    moments = [0] + [at for at, _, _ in play_one(plan, 0).log]
    gaps = [later - earlier for earlier, later in pairwise(moments)]
    assert min(gaps[1:]) >= reaction // 2


def test_the_same_seed_gives_the_same_match_to_the_millisecond() -> None:
    for bots in (["random"] * 3, ["greedy", "random", "search:20@700"]):
        plan = Plan(game="quicksand", seats=3, games=1, seed=bytes(16), bots=bots, options={"level": 9})
        assert play_one(plan, 0) == play_one(plan, 0)
        assert play_one(plan, 0) != play_one(plan, 1)


def test_a_bot_that_cannot_see_its_hand_is_advised() -> None:
    """Only the joker on the right can save the timer; the neighbour sees it, and in silence says nothing."""
    hands = ("CCJ", "MMM", "MMM")
    talking = {}
    for silent in (False, True):
        game = table(timers="S1:1200 N8:40000", hands=hands, facing_out=True, silent=silent)
        talking[silent] = {
            int(ask_in_time(Greedy(), game.state, 0, GAME.sense, Rng(dice), GAME.manners.pace)) for dice in range(20)
        }
    assert {answer for answer in talking[False] if answer >= 0} <= {14}
    assert len({answer for answer in talking[True] if answer >= 0}) > 1


def test_bots_choose_the_same_from_all_worlds_with_the_same_view() -> None:
    for level in (1, 13):
        true = begun(3, level=level).until(STANDING_BEFORE).state
        for seat in range(3):
            knower = int(GAME.sense.adviser(true, seat))
            answer = ask_in_time(Greedy(), true, seat, GAME.sense, Rng(5), GAME.manners.pace)
            for dice in range(5):
                other = true.clone()
                other.imagine(knower, Rng(dice))
                assert ask_in_time(Greedy(), other, seat, GAME.sense, Rng(5), GAME.manners.pace) == answer


@pytest.mark.parametrize("level", [1, 5, 9, 13, 17, 20, 21])
def test_good_bots_win_every_kind_of_level(level: int) -> None:
    plan = Plan(game="quicksand", seats=4, games=4, seed=bytes(16), bots=["greedy"] * 4, options={"level": level})
    ends = [play_one(plan, number).end for number in range(plan.games)]
    assert sum(end is not None and end.rule == "QKS-END-3" for end in ends) >= 2


def test_search_in_real_time_waits_too() -> None:
    game = table(timers="S1:60000 N8:44000", hands=("TTT", "CCC"))
    assert ask_in_time(find_bot("search:10"), game.state, 0, GAME.sense, Rng(1), GAME.manners.pace) < 0


@pytest.mark.parametrize("spec", ["greedy@", "greedy@0", "greedy@fast", "search:10@-5", "random@9999999"])
def test_bad_reactions(spec: str) -> None:
    with pytest.raises(OutOfRange) as caught:
        find_bot(spec)
    assert "greedy@2500" in caught.value.sentence("fr")


def test_a_bot_keeps_its_name_and_its_reaction() -> None:
    for spec, reaction in (("random", 0), ("random@700", 700), ("greedy", 1000), ("search:50@300", 300)):
        bot = find_bot(spec)
        assert (bot.name, bot.reaction) == (spec, reaction)
