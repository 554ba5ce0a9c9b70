"""Who is at a table: guests, their tokens, and the seats they hold."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from itertools import chain, count

from serai.server.refusal import Refusal
from serai.server.tokens import TRAVELLERS, hash_of, read_name
from serai.store import GuestRow, SeatRow
from serai.wire import messages as wire


class People:
    """Guests and seats of one table. A free seat is an open one that nobody holds."""

    def __init__(self, guests: list[GuestRow], seats: list[SeatRow]) -> None:
        self.guests = guests
        self.seats = seats
        self._seen: dict[int, int] = {}  # guest -> last sign of life (server time), as far as this process knows

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
        for guest in self.guests:
            if guest.number == number and not guest.gone:
                return guest
        raise Refusal("no-such-guest")

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
        """The seats that anybody may take."""
        return [seat.seat for seat in self.seats if is_free(seat)]

    def names(self) -> list[str]:
        """What the players are called, as records keep it."""
        return [seat.name or f"{seat.seat + 1}" for seat in self.seats]

    def admit(self, name: str, token_hash: bytes, now: int) -> GuestRow:
        """A new guest, who watches until there is a seat."""
        name = read_name(name)
        self.check_new(name)
        guest = GuestRow(number=len(self.guests) + 1, name=name, token_hash=token_hash)
        self.guests.append(guest)
        self.see(guest.number, now)
        return guest

    def see(self, guest: int, now: int) -> None:
        """A sign of life."""
        self._seen[guest] = now

    def present(self) -> int:
        """How many guests there are."""
        return sum(not guest.gone for guest in self.guests)

    def gives_way(self, host: int, connected: set[int], unseen_since: int | None) -> GuestRow | None:
        """Who has neither a seat nor the table and was longest unseen; if nobody else, who is here and came first.

        With a moment only somebody who is not here, and was unseen since then.
        """
        seated = {seat.guest for seat in self.seats} | {host}
        idle = [guest for guest in self.guests if not guest.gone and guest.number not in seated]
        away = [guest for guest in idle if guest.number not in connected]
        if unseen_since is not None:
            away = idle = [guest for guest in away if self._seen.get(guest.number, 0) <= unseen_since]
        return min(away or idle, key=lambda guest: self._seen.get(guest.number, 0), default=None)

    def check_new(self, name: str) -> None:
        """Refuses a name that somebody has."""
        if name.casefold() in self.names_taken():
            raise Refusal("name-taken", name=name)

    def names_taken(self) -> set[str]:
        """By guests and by bots; whoever left takes the name along."""
        taken = {guest.name.casefold() for guest in self.guests if not guest.gone}
        return taken | {seat.name.casefold() for seat in self.seats if not is_free(seat)}

    def sit(self, guest: GuestRow, seat: SeatRow) -> None:
        """Takes a free seat."""
        if not is_free(seat):
            raise Refusal("seat-taken")
        seat.guest, seat.name = guest.number, guest.name

    def stand_up(self, guest: int) -> list[int]:
        """Leaves all seats; says which."""
        left = self.held_by(guest)
        for number in left:
            self.seats[number].guest = None
        return left

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


def is_free(seat: SeatRow) -> bool:
    return seat.kind == "open" and seat.guest is None


def host_name(name: str, plans: Sequence[wire.SeatPlan]) -> str:
    """What the host is called: as said, or as the first seat on the host's device."""
    own = [plan.name for plan in plans if plan.kind == "device" and plan.name.strip()]
    return read_name(name if name.strip() or not own else own[0])


def seats_as_planned(plans: Sequence[wire.SeatPlan], host: GuestRow) -> list[SeatRow]:
    """The seats of a new table. Every name at it is different; bots without one are travellers."""
    own = sum(plan.kind == "device" for plan in plans)
    taken: set[str] = set() if own else {host.name.casefold()}
    seats: list[SeatRow] = []
    for number, plan in enumerate(plans):
        name = read_name(plan.name) if plan.name.strip() else ""
        if name and name.casefold() in taken:
            raise Refusal("name-taken", name=name)
        if plan.kind == "open":
            seats.append(SeatRow(seat=number, kind="open"))
            continue
        seats.append(SeatRow(seat=number, kind="bot" if plan.kind == "bot" else "open", name=name, level=plan.level))
        if plan.kind == "device":
            seats[-1].guest = host.number
        taken.add(name.casefold())
    for seat in seats:
        if not seat.name and not is_free(seat):
            seat.name = unused_name(host.name if seat.guest else "", taken)
            taken.add(seat.name.casefold())
    return seats


def unused_name(own: str, taken: set[str]) -> str:
    """A name that nobody at the table has."""
    wanted = [own, *(f"{own} {n}" for n in range(2, 10))] if own else list(TRAVELLERS)
    more = (f"{TRAVELLERS[0]} {n}" for n in count(2))
    return next(name for name in chain(wanted, more) if name.casefold() not in taken)
