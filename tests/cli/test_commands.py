"""The `serai` command, called as a person or a program calls it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai import __version__
from serai.cli import main
from serai.core.build import is_game_compiled, promised
from serai.games import all_games
from serai.games.trucks.pieces import BOX


class Serai:
    """Calls the command in this process; keeps what it printed."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        self.out = self.err = ""

    def __call__(self, *words: str | Path) -> int:
        self.patch.setattr(sys, "argv", ["serai", *map(str, words)])
        code = 0
        try:
            main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        self.out, self.err = self.capture.readouterr()
        return code

    def json(self, *words: str | Path) -> Any:
        assert self(*words, "--json") == 0, self.err
        return json.loads(self.out)


@pytest.fixture
def serai(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Serai:
    monkeypatch.setenv("LC_ALL", "C")
    return Serai(monkeypatch, capsys)


def test_games_are_listed_for_programs(serai: Serai) -> None:
    rows = {row["name"]: row for row in serai.json("games")}
    assert rows["deserto"] == {
        "name": "deserto",
        "title": "Deserto",
        "seats": [2, 4],
        "version": 1,
        "real_time": False,
        "compiled": is_game_compiled("serai.games.deserto"),
    }


def test_the_version_says_whether_it_is_compiled(serai: Serai) -> None:
    assert serai("--version") == 0
    assert serai.out == f"{__version__} ({'compiled' if promised() else 'plain Python'})\n"


def test_games_are_listed_for_people_in_both_languages(serai: Serai) -> None:
    assert serai("games") == 0
    assert "2 to 4 seats" in serai.out
    assert serai("games", "--lang", "fr") == 0
    assert "de 2 à 4 places" in serai.out


def test_a_game_shows_its_choices(serai: Serai) -> None:
    assert serai("games", "deserto") == 0
    assert "starter=0" in serai.out
    assert "--preset memory" in serai.out
    assert "starter" in json.dumps(serai.json("games", "deserto"))


def test_modules_may_be_left_to_the_lot(serai: Serai) -> None:
    sim = ("sim", "temple", "--seats", "2", "--games", "1", "--seed", "7", "--surprise")
    assert serai("games", "temple") == 0
    assert "--surprise easy" in serai.out
    easy, again, hard = (serai.json(*sim, level)["options"] for level in ("easy", "easy", "hard"))
    assert easy == again != hard
    assert easy["pile_cap"] == 24


def test_rules_are_shown_with_their_ids(serai: Serai) -> None:
    assert serai("rules", "deserto", "--lang", "fr") == 0
    assert "**DST-VIZ-1**" in serai.out
    assert "## Mise en place" in serai.out


SIM = ("sim", "deserto", "--seats", "3", "--games", "12", "--seed", "7")


def test_a_simulation_has_every_figure(serai: Serai) -> None:
    found = serai.json(*SIM, "--bots", "greedy,random,random")
    assert found["game"] == "deserto"
    assert (found["seats"], found["games"], found["moves"]) == (3, 12, 600)
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"], rel=0.01)
    assert found["outcomes"] == {"DST-END-3": 12}
    assert len(found["scores"]) == len(found["wins"]) == 3
    assert len(found["digest"]) == 64


def test_the_digest_is_the_same_for_any_number_of_processes(serai: Serai) -> None:
    alone, together = serai.json(*SIM), serai.json(*SIM, "--jobs", "3")
    for key in ("digest", "wins", "scores", "moves", "outcomes"):
        assert alone[key] == together[key]
    assert alone["digest"] != serai.json(*SIM[:-1], "8")["digest"]


def test_bots_take_turns_at_the_seats(serai: Serai) -> None:
    found = serai.json(
        "sim", "deserto", "--seats", "2", "--games", "40", "--seed", "1", "--bots", "greedy,random", "--rotate"
    )
    greedy, rando = found["bots"]
    assert greedy["bot"] == "greedy"
    assert greedy["wins"] > 30 > rando["wins"]
    assert min(found["wins"]) > 10  # both seats won, for the better bot sat at each


def test_a_simulation_in_words(serai: Serai) -> None:
    assert serai(*SIM, "--lang", "fr") == 0
    assert "12 parties" in serai.out
    assert "Graine\N{NO-BREAK SPACE}: 7." in serai.out
    assert "starter=0" in serai.out
    assert "gagnées par une seule place (intervalle à 95" in serai.out
    assert "Empreinte" in serai.out


def test_a_simulated_team_is_measured_by_all_its_games(serai: Serai) -> None:
    call = ("sim", "quicksand", "--seats", "1", "--games", "12", "--seed", "3", "--bots", "greedy@4000")
    found = serai.json(*call)
    assert found["team"]["of"] == 12
    assert 0 < found["outcomes"]["QKS-END-3"] == found["team"]["count"] == found["wins"][0] < 12
    assert found["team"]["low"] < found["team"]["rate"] < found["team"]["high"] < 1
    assert serai(*call, "--lang", "en") == 0
    assert f"The team won {found['wins'][0]} of 12 matches" in serai.out
    assert "Seed: 3." in serai.out


@pytest.mark.parametrize(("seats", "scored"), [("4", True), ("5", False)])
def test_a_simulation_speaks_of_scores_only_where_points_are_counted(serai: Serai, seats: str, scored: bool) -> None:
    assert serai("sim", "trucks", "--seats", seats, "--games", "1", "--bots", "greedy", "--lang", "en") == 0
    assert ("score" in serai.out) == scored


def test_a_match_is_recorded_and_shown_again(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert serai("record", "deserto", "--seats", "2", "--seed", "5", "--bots", "greedy", "-o", file) == 0
    assert serai("replay", file) == 0
    assert "greedy" in serai.out
    assert "DST-END-3" in serai.out
    assert serai("replay", file, "--at", "3", "--lang", "fr") == 0
    assert serai.out.startswith("3. greedy")
    assert "Pioche" in serai.out
    assert len(serai.json("replay", file)["steps"]) == 52  # the start, fifty turns, the end
    assert serai("replay", file, "--at", "51") == 2
    assert "from 0 to 50" in serai.err


def test_the_same_seed_records_the_same_match(serai: Serai, tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert serai("record", "deserto", "--seed", "0x2a", "--bots", "search:20", "-o", tmp_path / name) == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_nothing_is_written_over(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("precious")
    assert serai("record", "deserto", "-o", file) == 2
    assert file.read_text() == "precious"
    assert serai("record", "deserto", "-o", file, "--force") == 0
    assert serai("replay", file) == 0


def damaged(whole: bytes) -> dict[str, bytes]:
    """A good record, spoilt in every way that a person may meet."""
    data = json.loads(whole)
    return {
        "byte": whole[: len(whole) // 2],
        "not a Serai record": b"[1, 2]",
        "later Serai": json.dumps({**data, "serai": 99}).encode(),
        "$.seats": json.dumps({**data, "seats": "two"}).encode(),
        "altered": json.dumps({**data, "log": data["log"][:-1]}).encode(),
    }


@pytest.mark.parametrize("what", ["byte", "not a Serai record", "later Serai", "$.seats", "altered"])
def test_a_spoilt_record_gets_a_sentence(serai: Serai, tmp_path: Path, what: str) -> None:
    file = tmp_path / "match.json"
    assert serai("record", "deserto", "-o", file) == 0
    file.write_bytes(damaged(file.read_bytes())[what])
    assert serai("replay", file) == 2
    assert what in serai.err
    assert serai.err.count("\n") == 1


WRONG = {
    ("frobnicate",): "frobnicate",
    ("sim",): "GAME",
    ("sim", "chess"): "chess",
    ("sim", "deserto", "--seats", "9"): "from 2 to 4",
    ("sim", "deserto", "--games", "none"): "--games",
    ("sim", "deserto", "--games", "0"): "--games",
    ("sim", "deserto", "--jobs", "0"): "--jobs",
    ("sim", "deserto", "--seed", "-1"): "-1 is no seed",
    ("sim", "deserto", "--seed", "1" + "0" * 39): "is no seed",
    ("sim", "deserto", "--bots", "clever"): "clever",
    ("sim", "deserto", "--bots", "search:0"): "search:1000",
    ("sim", "deserto", "--bots", "greedy:5"): "greedy",
    ("sim", "deserto", "--seats", "3", "--bots", "random,random"): "2 bots",
    ("sim", "deserto", "-O", "starter=9"): "starter",
    ("sim", "deserto", "-O", "starter=4", "--seats", "3"): "from 1 to 3",
    ("sim", "deserto", "-O", "wings=2"): "wings",
    ("sim", "deserto", "-O", "starter"): "equals sign",
    ("sim", "deserto", "--preset", "none"): "standard, memory",
    ("sim", "temple", "--surprise", "none"): "easy, middle, hard",
    ("sim", "deserto", "--frob"): "--frob",
    ("replay", "no-such-file"): "no-such-file",
    ("record", "deserto"): "--out",
    ("record", "deserto", "-o", "/no/such/folder/file"): "folder",
    ("play", "deserto", "--seats", "3", "--bots", "greedy,greedy,greedy"): "3 bots",
}


@pytest.mark.parametrize(
    ("words", "named"), WRONG.items(), ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(serai: Serai, words: tuple[str, ...], named: str) -> None:
    assert serai(*words) == 2
    assert named in serai.err
    assert serai.err.count("\n") == 1
    assert serai.out == ""
    assert serai(*words, "--lang", "fr") == 2
    assert serai.err.count("\n") == 1


def test_an_unknown_language_names_the_known_ones(serai: Serai) -> None:
    assert serai("sim", "deserto", "--lang", "de") == 2
    assert serai.err == "There is no language called de. The languages are: en, fr.\n"


def play(
    *words: str, typed: str, env: dict[str, str] | None = None, game: str = "deserto"
) -> subprocess.CompletedProcess[str]:
    """A game in a process of its own, with a person typing."""
    call = [sys.executable, "-m", "serai", "play", game, *words]
    return subprocess.run(
        call, input=typed, capture_output=True, text=True, timeout=120, env={**os.environ, **(env or {})}, check=False
    )


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    done = play("--seats", "2", "--bots", "greedy", "--seed", "3", "--record", str(file), typed="1\n" * 25)
    assert done.returncode == 0, done.stderr
    assert "DST-END-3" in done.stdout
    assert json.loads(file.read_text())["end"]["rule"] == "DST-END-3"


def test_a_person_can_ask_err_and_leave(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    done = play("--seed", "3", "--lang", "fr", "--record", str(file), typed="?\nfoo\n99\nu\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Un bon coup ici" in done.stdout
    assert "foo n’est pas un coup" in done.stdout
    assert "99 n’est pas un coup" in done.stdout
    assert "Vous avez quitté la partie" in done.stdout
    assert json.loads(file.read_text())["end"] is None  # kept, though not finished


def test_the_end_of_the_input_leaves_the_game() -> None:
    done = play("--seed", "3", typed="", env={"LC_ALL": "fr_FR.UTF-8"})
    assert done.returncode == 0
    assert "Vous avez quitté la partie" in done.stdout


def test_the_terminal_never_shows_a_card_that_another_seat_drew() -> None:
    done = play("--seats", "2", "--bots", "random", "--seed", "4", typed="1\n" * 25)
    drawn = [line for line in done.stdout.splitlines() if line.startswith("random 2 draws")]
    assert drawn
    assert set(drawn) == {"random 2 draws a card."}


def test_a_board_of_ones_own_comes_from_a_file(serai: Serai, tmp_path: Path) -> None:
    board = tmp_path / "board.json"
    board.write_bytes(msgspec.json.encode(BOX.board))
    assert serai("record", "trucks", "-o", tmp_path / "match.json", "-O", f"board=@{board}", "-O", "limit=3") == 0
    record = json.loads((tmp_path / "match.json").read_text())
    assert len(record["options"]["board"]["cells"]) == 49
    board.unlink()
    assert serai("replay", tmp_path / "match.json", "--at", "3") == 0
    assert serai("sim", "trucks", "-O", f"board=@{board}") == 2
    assert "board.json" in serai.err
    board.write_text("{")
    assert serai("sim", "trucks", "-O", f"board=@{board}") == 2
    board.write_text(json.dumps({"name": "", "cells": [{"id": "a", "kind": "sand", "x": 0, "y": 0, "next": []}]}))
    assert serai("sim", "trucks", "-O", f"board=@{board}") == 2
    assert "capital letter" in serai.err


@pytest.mark.parametrize("game", [game.name for game in all_games().values() if not game.real_time])
def test_every_game_in_turns_is_played_to_its_end(game: str) -> None:
    done = play("--bots", "random", "--seed", "3", "--lang", "fr", typed="1\n" * 5000, game=game)
    assert done.returncode == 0, done.stderr
    assert "Vous avez quitté" not in done.stdout
    assert re.search(r"\([A-Z]{3}-[A-Z0-9-]+\)\n.*(gagne|perd|partagent)", done.stdout)


def test_a_person_may_act_out_of_turn_or_let_the_others_go_on() -> None:
    table = ("--seats", "4", "--bots", "random", "--seed", "1", "--lang", "en")
    acts = play(*table, typed="1\n" * 500, game="desert")
    assert acts.returncode == 0, acts.stderr
    assert re.search(r"You may act out of turn \(1 to \d, .*You give random \d 1 water\.", acts.stdout)
    waits = play(*table, typed="1\n\n" * 500, game="desert")
    assert waits.returncode == 0, waits.stderr
    assert "You may act out of turn (1 to " in waits.stdout


def test_a_game_in_real_time_is_not_for_the_terminal(serai: Serai) -> None:
    assert serai("play", "quicksand") == 2
    assert "real time" in serai.err


@pytest.mark.parametrize("public", ["games.example.org", "ftp://games.example.org", "https://games.example.org/hall"])
def test_a_public_address_must_be_one_that_guests_can_open(serai: Serai, public: str, tmp_path: Path) -> None:
    assert serai("serve", "--public", public, "--data", tmp_path / "hall", "--no-browser") != 0
    assert public in serai.err and "https://games.example.org" in serai.err and "Traceback" not in serai.err
    assert not (tmp_path / "hall").exists()
