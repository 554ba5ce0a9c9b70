"""Who is at a table: guests, their tokens, and the seats they hold."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, count
from typing import Any, Literal

import msgspec

from serai.core.game import Game, Options
from serai.core.levels import level_named
from serai.server.refusal import Refusal
from serai.server.tokens import TRAVELLERS, hash_of, read_name
from serai.store import GuestRow, SeatRow
from serai.wire import messages as wire


class People:
    """Guests and seats of one table. A free seat is an open one that nobody holds.

    It is a value: whoever comes or goes makes another one, which is kept first and only then the table's.
    """

    def __init__(self, guests: Collection[GuestRow], seats: Collection[SeatRow]) -> None:
        self.guests = list(guests)
        self.seats = [msgspec.structs.replace(seat, level=level_named(seat.level)) for seat in seats]
        self._by_number = {guest.number: guest for guest in self.guests}

    def row_of(self, number: int) -> GuestRow:
        """A guest, gone or not."""
        if number not in self._by_number:
            raise Refusal("bad-token")
        return self._by_number[number]

    def changed_since(self, old: People) -> list[GuestRow]:
        """The guests who are new, or not as they were."""
        return [guest for guest in self.guests if old._by_number.get(guest.number) != guest]

    def with_guest(self, guest: GuestRow) -> People:
        """The same with one guest new, or anew."""
        return People({**self._by_number, guest.number: guest}.values(), self.seats)

    def with_seat(self, seat: SeatRow) -> People:
        """The same with one seat anew."""
        return People(self.guests, [seat if old.seat == seat.seat else old for old in self.seats])

    def by_token(self, token: str) -> GuestRow | None:
        """The guest whose token this is; takes the same time whoever it is."""
        given = hash_of(token)
        found = None
        for guest in self.guests:
            if hmac.compare_digest(guest.token_hash, given) and not guest.gone:
                found = guest
        return found

    def guest(self, number: int) -> GuestRow:
        """A guest who is still there."""
        guest = self._by_number.get(number)
        if guest is None or guest.gone:
            raise Refusal("no-such-guest")
        return guest

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refusal("no-such-seat", seats=len(self.seats))
        return self.seats[number]

    def held_by(self, guest: int) -> list[int]:
        """The seats of a guest."""
        return [seat.seat for seat in self.seats if seat.guest == guest]

    def first_look(self, guest: int, screen: bool) -> int | None:
        """Whose view a guest gets who asks for none: the only seat's; on a screen that everybody sees, nobody's."""
        held = self.held_by(guest)
        return held[0] if len(held) == 1 and not screen else None

    def free(self) -> list[int]:
        """The seats that nobody holds."""
        return [seat.seat for seat in self.seats if is_free(seat)]

    def takeable(self, welcoming: bool) -> list[int]:
        """The seats for somebody without one, free ones first; a bot makes room where the table is welcoming."""
        return self.free() + [seat.seat for seat in self.seats if welcoming and seat.kind == "bot"]

    def any_seat(self, welcoming: bool) -> int:
        """The first of them."""
        found = self.takeable(welcoming)
        if found:
            return found[0]
        if any(seat.kind == "bot" for seat in self.seats):
            raise Refusal("bot-stays")
        raise Refusal("table-full")

    def names(self) -> list[str]:
        """What the players are called, as records keep it."""
        return [seat.name or f"{seat.seat + 1}" for seat in self.seats]

    def newcomer(self, name: str, token_hash: bytes) -> GuestRow:
        """A guest to be, who watches until there is a seat."""
        name = read_name(name)
        self.check_new(name)
        return GuestRow(number=len(self.guests) + 1, name=name, token_hash=token_hash)

    def present(self) -> int:
        """How many guests there are."""
        return sum(not guest.gone for guest in self.guests)

    def gives_way(
        self, host: int, connected: set[int], seen: Mapping[int, int], unseen_since: int | None
    ) -> GuestRow | None:
        """Who has neither a seat nor the table and was longest unseen; if nobody else, who is here and came first.

        With a moment only somebody who is not here, and was unseen since then.
        """
        seated = {seat.guest for seat in self.seats} | {host}
        idle = [guest for guest in self.guests if not guest.gone and guest.number not in seated]
        away = [guest for guest in idle if guest.number not in connected]
        if unseen_since is not None:
            away = idle = [guest for guest in away if seen.get(guest.number, 0) <= unseen_since]
        return min(away or idle, key=lambda guest: seen.get(guest.number, 0), default=None)

    def check_new(self, name: str) -> None:
        """Refuses a name that somebody has."""
        if name.casefold() in self.names_taken():
            raise Refusal("name-taken", name=name)

    def names_taken(self) -> set[str]:
        """By guests and by bots; whoever left takes the name along."""
        taken = {guest.name.casefold() for guest in self.guests if not guest.gone}
        return taken | {seat.name.casefold() for seat in self.seats if not is_free(seat)}

    def sitting(self, guest: GuestRow, number: int, welcoming: bool) -> People:
        """The same when a guest has taken a seat: a free one, or a bot's."""
        seat = self.seat(number)
        if seat.kind == "bot" and not welcoming:
            raise Refusal("bot-stays")
        if seat.guest is not None:
            raise Refusal("seat-taken")
        return self.with_seat(msgspec.structs.replace(seat, kind="open", guest=guest.number, name=guest.name))

    def moving(self, guest: GuestRow, number: int, welcoming: bool) -> People:
        """The same when a guest has left all other seats for this one; a bot who makes room takes what was left."""
        left, wanted = self.held_by(guest.number), self.seat(number)
        people = self.standing(guest.number).sitting(guest, number, welcoming)
        if wanted.kind == "bot" and left:
            return people.with_seat(msgspec.structs.replace(wanted, seat=left[0]))
        return people

    def standing(self, guest: int) -> People:
        """The same when a guest has left all seats."""
        return People(
            self.guests,
            [msgspec.structs.replace(seat, guest=None) if seat.guest == guest else seat for seat in self.seats],
        )

    def next_host(self, old: int) -> int:
        """Who takes over: a guest with a seat, else anybody, else the old one."""
        present = [guest.number for guest in self.guests if not guest.gone and guest.number != old]
        return next((number for number in present if self.held_by(number)), present[0] if present else old)

    def roster(
        self, connected: set[int], away: dict[int, int], by_bots: Iterable[int], resigned: Iterable[int]
    ) -> list[wire.SeatRow]:
        """The seats as everybody sees them."""
        bots, lost = set(by_bots), set(resigned)
        return [
            wire.SeatRow(
                seat=seat.seat,
                kind=self._kind(seat),
                name=seat.name,
                level=seat.level if seat.kind == "bot" or seat.seat in bots | lost else None,  # type: ignore[arg-type]
                guest=seat.guest,
                connected=seat.guest in connected,
                away_since=away.get(seat.guest) if seat.guest is not None else None,
                by_bot=seat.kind == "bot" or seat.seat in bots | lost,
                resigned=seat.seat in lost,
            )
            for seat in self.seats
        ]

    def _kind(self, seat: SeatRow) -> wire.SeatKind:
        if seat.kind == "bot":
            return "bot"
        if seat.guest is None:
            return "free"
        return "device" if len(self.held_by(seat.guest)) > 1 else "person"

    def watchers(self, connected: set[int], screens: set[int]) -> list[wire.Watcher]:
        """Guests without a seat."""
        seated = {seat.guest for seat in self.seats}
        return [
            wire.Watcher(
                guest=guest.number,
                name=guest.name,
                connected=guest.number in connected,
                screen=guest.number in screens,
            )
            for guest in self.guests
            if not guest.gone and guest.number not in seated
        ]


def chosen_for(game: Game[Any], options: Options, kinds: Iterable[str]) -> Options:
    """What a game that begins is played with: bots among themselves by what it has for them."""
    return game.among_bots(options) if all(kind == "bot" for kind in kinds) else options


def is_free(seat: SeatRow) -> bool:
    return seat.kind == "open" and seat.guest is None


def host_name(name: str, plans: Sequence[wire.SeatPlan]) -> str:
    """What the host is called: as said, or as the first seat on the host's device."""
    own = [plan.name for plan in plans if plan.kind == "device" and plan.name.strip()]
    return read_name(name if name.strip() or not own else own[0])


def replan(people: People, host: GuestRow, plans: Sequence[wire.SeatPlan]) -> list[SeatRow]:
    """New seats by plan. Who sat at a seat that stays open keeps it, who sat elsewhere gets another, as long as there are."""
    others = [seat for seat in people.seats if seat.guest not in (None, host.number)]
    names = {guest.name.casefold() for guest in people.guests if not guest.gone and guest.number != host.number}
    seats = seats_as_planned(plans, host, names)
    stay = [old for old in others if old.seat < len(seats) and is_free(seats[old.seat])]
    for old in stay:
        seats[old.seat] = msgspec.structs.replace(seats[old.seat], guest=old.guest, name=old.name)
    free = [seat for seat in seats if is_free(seat)]
    for seat, old in zip(free, (old for old in others if old not in stay), strict=False):
        seats[seat.seat] = msgspec.structs.replace(seat, guest=old.guest, name=old.name)
    return seats


def seats_as_planned(plans: Sequence[wire.SeatPlan], host: GuestRow, others: Collection[str] = ()) -> list[SeatRow]:
    """The seats of a table. Every name at it is different, also from those of others there; bots are travellers."""
    own = sum(plan.kind == "device" for plan in plans)
    taken: set[str] = {*others} if own else {host.name.casefold(), *others}
    seats: list[SeatRow] = []
    for number, plan in enumerate(plans):
        name = read_name(plan.name) if plan.name.strip() else ""
        if name and name.casefold() in taken:
            raise Refusal("name-taken", name=name)
        if plan.kind == "open":
            seats.append(SeatRow(seat=number, kind="open"))
            continue
        kind: Literal["bot", "open"] = "bot" if plan.kind == "bot" else "open"
        guest = host.number if plan.kind == "device" else None
        seats.append(SeatRow(seat=number, kind=kind, name=name, level=plan.level, guest=guest))
        taken.add(name.casefold())
    for number, seat in enumerate(seats):
        if not seat.name and not is_free(seat):
            seats[number] = named = msgspec.structs.replace(
                seat, name=unused_name(host.name if seat.guest else "", taken)
            )
            taken.add(named.name.casefold())
    return seats


def unused_name(own: str, taken: set[str]) -> str:
    """A name that nobody at the table has."""
    wanted = [own, *(f"{own} {n}" for n in range(2, 10))] if own else list(TRAVELLERS)
    for name in chain(wanted, map(f"{TRAVELLERS[0]} {{}}".format, count(2))):
        if name.casefold() not in taken:
            return name
    raise AssertionError
