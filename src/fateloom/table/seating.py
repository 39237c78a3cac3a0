"""The seating of a table: an immutable value, and every change that may be made to it.

Nothing here does I/O. Each change returns a new seating, or raises a `FateloomError`. Devices are
identified by the hashes of their secrets.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, TypeVar

from fateloom.core.commitment import is_digest
from fateloom.core.shares import share_digest
from fateloom.table.invites import ALONG, JOIN, MAX_INVITES, TABLE, WHOLE, Invite
from fateloom.table.names import called_so
from fateloom.table.refusals import TableRefusal

T = TypeVar("T")

Devices = frozenset[str]
NOBODY: Final[Devices] = frozenset()


@dataclass(frozen=True, slots=True)
class Player:
    """A seat and its player. Everybody may know all of it except `revealed`.

    bot       the kind of bot that plays there, if one does
    ready     whether its player has agreed to begin
    share     the digest of its share of a joint seed, to which its device commits when ready
    revealed  the share itself, once all have committed to theirs
    """

    name: str
    bot: str | None = None
    ready: bool = False
    share: str | None = None
    revealed: str | None = None

    def unready(self) -> Player:
        """The seat without its consent to begin, and without a share."""
        return replace(self, ready=False, share=None, revealed=None)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, who hosts, and who may enter.

    holders     the devices of each seat; none for a bot or an open seat
    left        devices for which a seat is kept until another player takes it: they left it, or
                held it at the table before a rematch
    privy       devices that hold a seat or have held it, and so know its hidden information
    hosts       the devices of the host
    begun       whether the game has begun; before that, the table waits for its players
    locked      whether links admit no more players
    spectators  whether anyone who knows the table may watch it
    talk        whether the players may chat
    joint       whether every device has a share in the seed, which is then made at the beginning
    number      the number of stored changes
    """

    players: tuple[Player, ...]
    holders: tuple[Devices, ...]
    left: tuple[Devices, ...]
    hosts: Devices = NOBODY
    invites: tuple[Invite, ...] = ()
    begun: bool = True
    locked: bool = False
    spectators: bool = True
    talk: bool = False
    joint: bool = False
    privy: tuple[Devices, ...] = ()
    number: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        # A device that has held a seat has seen it: this outlives every change of holders.
        before = self.privy or (NOBODY,) * len(self.holders)
        privy = tuple(known | holders for known, holders in zip(before, self.holders, strict=True))
        object.__setattr__(self, "privy", privy)

    @classmethod
    def of(cls, players: Iterable[Player]) -> Seating:
        """The seating of these players, before any device has joined."""
        found = tuple(players)
        nobody = (NOBODY,) * len(found)
        return cls(found, nobody, nobody)

    # --- queries --------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(player.name for player in self.players)

    def seats_of(self, device: str | None) -> tuple[int, ...]:
        """The seats that a device holds."""
        return tuple([seat for seat, holders in enumerate(self.holders) if device in holders])

    def holds(self, device: str | None, seat: int) -> bool:
        """Whether a device holds this seat."""
        return 0 <= seat < len(self.holders) and device in self.holders[seat]

    def handhelds(self, device: str | None) -> tuple[int, ...]:
        """The seats of a device with several that are the only one of another device."""
        yours = self.seats_of(device)
        if len(yours) < 2:
            return ()
        return tuple(
            seat
            for seat in yours
            if any(self.seats_of(each) == (seat,) for each in self.holders[seat])
        )

    def is_handheld(self, device: str | None) -> bool:
        """Whether the only seat of a device is one of several of another device."""
        yours = self.seats_of(device)
        return len(yours) == 1 and any(
            len(self.seats_of(each)) > 1 for each in self.holders[yours[0]]
        )

    def left_by(self, device: str | None) -> tuple[int, ...]:
        """The seats that are kept for a device."""
        return tuple(seat for seat, devices in enumerate(self.left) if device in devices)

    def takes_part(self, device: str | None) -> bool:
        """Whether a device holds a seat or hosts."""
        return device in self.hosts or bool(self.seats_of(device))

    def knows(self, device: str | None) -> bool:
        """Whether a device takes part, or has a seat kept for it."""
        return self.takes_part(device) or bool(self.left_by(device))

    def seats_known_to(self, device: str) -> frozenset[int]:
        """The seats whose hidden information a device has seen."""
        return frozenset(seat for seat, devices in enumerate(self.privy) if device in devices)

    def lets_look(self, device: str | None) -> bool:
        """Whether a device may look at the table at all."""
        return self.spectators or self.knows(device)

    def is_all_of(self, device: str | None) -> bool:
        """Whether a device holds the seats of all people, and there are some. A seat that is kept
        for another device counts as theirs, even if a bot plays there."""
        seats = zip(self.players, self.holders, self.left, strict=True)
        people = [holders for player, holders, left in seats if player.bot is None or left]
        return bool(people) and all(device in holders for holders in people)

    @property
    def revealing(self) -> bool:
        """Whether everybody has committed to a share, and the devices now reveal them."""
        return self.joint and not self.begun and self._all_ready()

    @property
    def devices(self) -> Devices:
        """All devices that the table knows."""
        return self.hosts.union(*self.holders, *self.left)

    # --- sitting down -----------------------------------------------------------------------

    def opened_by(
        self, device: str, friends: Collection[int] = (), *, talk: bool = False
    ) -> Seating:
        """A device hosts the table, and holds all people's seats except those for friends.

        Without friends there is no chat: all players are at one device.
        """
        holders = tuple(
            each if player.bot is not None or seat in friends else each | {device}
            for seat, (player, each) in enumerate(zip(self.players, self.holders, strict=True))
        )
        begun = self.begun and not friends and not self.joint
        return replace(
            self,
            holders=holders,
            hosts=self.hosts | {device},
            begun=begun,
            talk=talk and bool(friends),
        )

    def rematch(self, device: str) -> Seating:
        """The seating of a rematch. This device hosts it and takes its seats; the others are kept
        for their devices. The settings stay the same."""
        nobody = (NOBODY,) * len(self.players)
        players = tuple(Player(player.name, player.bot) for player in self.players)
        kept = replace(
            self, players=players, holders=nobody, left=self.holders, privy=nobody, invites=()
        )
        hosted = replace(kept, hosts=frozenset((device,)), begun=False, number=0)
        return hosted.sat_down(device)

    def invited(self, invite: Invite, renew: bool = False) -> Seating:
        """Adds a link. With `renew`, earlier links of its kind to its seat become void."""
        seat = invite.seat
        if invite.kind == TABLE:
            self._only_host(invite.by)
            if self.begun:
                raise TableRefusal("table-begun")
        elif invite.kind == JOIN:
            self._only_host(invite.by)
            self._only_free(self._checked(seat))
        else:
            self._only_holder(seat, invite.by)
        same = [each for each in self.invites if (each.seat, each.kind) == (seat, invite.kind)]
        void = same if renew else same[: max(0, len(same) + 1 - MAX_INVITES)]
        return replace(self, invites=(*(i for i in self.invites if i not in void), invite))

    def offer(self, secret: str, device: str | None) -> tuple[Invite, int | None]:
        """The link whose secret or code has this hash, and the seat that it offers this device;
        None if it may only watch."""
        invite = next((each for each in self.invites if secret in (each.secret, each.code)), None)
        if invite is None:
            raise TableRefusal("invite-unknown")
        if invite.kind != TABLE:
            self._only_admitted(invite, device)
            return invite, invite.seat
        mine = self.seats_of(device) or self.left_by(device)
        if mine:
            return invite, mine[0]
        closed = self._closed()
        if closed is None:
            return invite, self._free_seats()[0]
        if not self.spectators:
            raise closed
        return invite, None

    def joined(self, secret: str, device: str, name: str | None) -> Seating:
        """Admits a device with a link; a player who joins may choose a name."""
        invite, seat = self.offer(secret, device)
        if seat is None:
            raise self._closed() or TableRefusal("table-full")
        holders = self.holders[seat]
        if device in holders:
            return self
        used = replace(invite, used=device)
        if invite.kind in (JOIN, TABLE):
            if device in self.left[seat]:
                return self.returned(device, seat)
            player = Player(self._free_name(seat, name or self.players[seat].name))
            # Earlier holders lose the seat, no matter which link they used.
            others = [each for each in self.invites if each.seat != seat]
            kept = (*others, used) if invite.kind == JOIN else tuple(others)
            return self._with(seat, player, frozenset((device,)), NOBODY, kept)
        invites = tuple(used if each is invite else each for each in self.invites)
        hosts = self.hosts
        # One of several players of the host's device is not the host.
        hosted = invite.by in hosts and self.seats_of(invite.by) == (seat,)
        if invite.kind == ALONG:
            hosts = hosts | {device} if hosted else hosts
            return self._with(seat, None, holders | {device}, None, invites, hosts)
        hosts = hosts - {invite.by} | {device} if hosted else hosts
        return self._with(seat, None, holders - {invite.by} | {device}, None, invites, hosts)

    # --- changes by players -------------------------------------------------------------------

    def readied(
        self, device: str, on: bool, shares: Mapping[int, str] = MappingProxyType({})
    ) -> Seating:
        """The players of a device agree to begin, or withdraw that.

        With a joint seed, they commit to their shares: `shares` has the digest for each seat.
        """
        seats = self.seats_of(device)
        if not seats:
            raise TableRefusal("not-your-seat")
        commits = on and self.joint and not self.begun
        if commits and not all(is_digest(shares.get(seat)) for seat in seats):
            raise TableRefusal("share-missing")
        # Nobody may replace a share when others reveal theirs.
        seating = self._asked_again() if self.revealing else self
        players = list(seating.players)
        for seat in seats:
            share = shares[seat] if commits else None
            players[seat] = replace(players[seat].unready(), ready=on, share=share)
        return replace(seating, players=tuple(players))._gathered()

    def revealed(self, device: str, shares: Mapping[int, str]) -> Seating:
        """Reveals the shares of the seats of a device, once everybody has committed to theirs."""
        players = list(self.players)
        for seat in shares:
            self._only_holder(seat, device)
        if all(players[seat].revealed == share for seat, share in shares.items()):
            return self  # sent again
        if not self.revealing:
            raise TableRefusal("share-early")
        for seat, share in shares.items():
            if not is_digest(share) or share_digest(seat=seat, share=share) != players[seat].share:
                raise TableRefusal("share-differs", players[seat].name)
            players[seat] = replace(players[seat], revealed=share)
        return replace(self, players=tuple(players))._gathered()

    def renamed(self, device: str, seat: int, name: str) -> Seating:
        """Renames a seat."""
        self._only_holder(seat, device)
        return self._with(seat, replace(self.players[seat], name=self._free_name(seat, name)))

    def vacated(self, device: str, seat: int) -> Seating:
        """Takes a device from a seat, which is kept for it."""
        self._only_holder(seat, device)
        invites = tuple(
            i for i in self.invites if i.kind == JOIN or (i.seat, i.by) != (seat, device)
        )
        holders, left = self.holders[seat] - {device}, self.left[seat] | {device}
        return self._with(seat, None, holders, left, invites)

    def returned(self, device: str, seat: int) -> Seating:
        """Gives a device a seat that is kept for it; a bot there leaves."""
        if device not in self.left[self._checked(seat)]:
            raise TableRefusal("seat-not-kept")
        player = replace(self.players[seat].unready(), bot=None)
        return self._with(seat, player, self.holders[seat] | {device}, self.left[seat] - {device})

    def sat_down(self, device: str) -> Seating:
        """Gives a device all seats that are kept for it. Its players are ready, unless they have to
        commit to shares."""
        seating = self
        for seat in self.left_by(device):
            seating = seating.returned(device, seat)
        return seating if self.joint and not self.begun else seating.readied(device, True)

    def forgotten(self, device: str) -> Seating:
        """Removes a device from the table. If it was the last host, another device becomes host."""
        seating = self
        for seat in range(len(self.players)):
            holders, left = self.holders[seat] - {device}, self.left[seat] - {device}
            seating = seating._with(seat, None, holders, left)
        invites = tuple(
            each for each in self.invites if each.by != device or each.kind in (JOIN, TABLE)
        )
        hosts = self.hosts - {device}
        if not hosts:
            hosts = next((each for each in (*seating.holders, *seating.left) if each), NOBODY)
        return replace(seating, invites=invites, hosts=hosts)

    def ended(self, device: str, other: str) -> Seating:
        """Takes another device, with its links, from the seats that it shares with this one."""
        seating = self
        for seat in self.seats_of(device):
            if other not in self.holders[seat] | self.left[seat] or other == device:
                continue
            invites = tuple(
                each
                for each in seating.invites
                if each.seat != seat
                or (other != each.used and (other != each.by or each.kind == JOIN))
            )
            holders, left = self.holders[seat] - {other}, self.left[seat] - {other}
            seating = seating._with(seat, None, holders, left, invites)
        if device in self.hosts and not seating.seats_of(other):
            seating = replace(seating, hosts=seating.hosts - {other} | {device})
        return seating

    # --- changes by the host ------------------------------------------------------------------

    def with_bot(self, device: str, seat: int, bot: str | None) -> Seating:
        """Puts a bot on an empty seat; None removes it."""
        self._only_host(device)
        self._only_free(self._checked(seat))
        player = replace(self.players[seat].unready(), bot=bot)
        return self._with(seat, player)._gathered()

    def cleared(self, device: str, seat: int) -> Seating:
        """Removes the holders of a seat, the links to it, and those to the whole table, which would
        admit them again."""
        self._only_host(device)
        self._only_held(seat)
        invites = tuple(each for each in self.invites if each.seat not in (seat, WHOLE))
        return self._with(seat, None, NOBODY, NOBODY, invites)

    def hosted_by(self, device: str, seat: int) -> Seating:
        """Makes the devices of a seat the host."""
        self._only_host(device)
        self._only_held(seat)
        return replace(self, hosts=self.holders[seat])

    def with_lock(self, device: str, on: bool) -> Seating:
        """Locks the table for new players, or unlocks it."""
        self._only_host(device)
        return replace(self, locked=on)

    def with_spectators(self, device: str, on: bool) -> Seating:
        """Allows spectators, or forbids them."""
        self._only_host(device)
        return replace(self, spectators=on)

    def with_talk(self, device: str, on: bool) -> Seating:
        """Turns the chat on or off."""
        self._only_host(device)
        return replace(self, talk=on)

    def started(self, device: str) -> Seating:
        """Begins the game, even if players are missing; a joint seed needs all shares first."""
        self._only_host(device)
        if self.joint and not self.begun:
            raise TableRefusal("share-missing")
        return replace(self, begun=True)

    # --- inside -------------------------------------------------------------------------------

    def _with(
        self,
        seat: int,
        player: Player | None = None,
        holders: Devices | None = None,
        left: Devices | None = None,
        invites: tuple[Invite, ...] | None = None,
        hosts: Devices | None = None,
    ) -> Seating:
        """Changes one seat; an empty seat is no longer ready."""
        player = player or self.players[seat]
        holders = self.holders[seat] if holders is None else holders
        if not holders and player.ready:
            player = player.unready()
        seating = replace(
            self,
            players=_put(self.players, seat, player),
            holders=_put(self.holders, seat, holders),
            left=_put(self.left, seat, self.left[seat] if left is None else left),
            invites=self.invites if invites is None else invites,
            hosts=self.hosts if hosts is None else hosts,
        )
        known = any(player.revealed for player in seating.players)
        if known and not (seating.begun or seating.revealing):
            return seating._asked_again()  # with new shares
        return seating

    def _asked_again(self) -> Seating:
        """Withdraws the consent of all players to begin."""
        return replace(self, players=tuple(player.unready() for player in self.players))

    def _all_ready(self) -> bool:
        seats = zip(self.players, self.holders, strict=True)
        return all(player.bot or (holders and player.ready) for player, holders in seats)

    def _gathered(self) -> Seating:
        """Begins the game if all players are there and ready, and have revealed their shares of a
        joint seed."""
        if not self._all_ready():
            return self
        if self.joint and not all(player.bot or player.revealed for player in self.players):
            return self
        return replace(self, begun=True)

    def _only_admitted(self, invite: Invite, device: str | None) -> None:
        """Check that a link to a seat lets this device in."""
        if device is not None and device in self.holders[invite.seat]:
            return
        if invite.used not in (None, device):
            raise TableRefusal("invite-used")
        if invite.kind != JOIN:
            if invite.by not in self.holders[invite.seat]:
                raise TableRefusal("invite-unknown")
        elif device is None or device not in self.left[invite.seat]:
            if self.locked:
                raise TableRefusal("table-locked")
            self._only_free(invite.seat)

    def _free_seats(self) -> list[int]:
        """The open seats for friends that are not kept for a device."""
        seats = zip(self.players, self.holders, self.left, strict=True)
        return [
            seat
            for seat, (player, holders, left) in enumerate(seats)
            if not (player.bot or holders or left)
        ]

    def _closed(self) -> TableRefusal | None:
        """Why a link to the whole table admits no more players; None if it does."""
        if self.begun:
            return TableRefusal("table-begun")
        if self.locked:
            return TableRefusal("table-locked")
        return None if self._free_seats() else TableRefusal("table-full")

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < len(self.players):
            raise TableRefusal("seat-unknown", seat)
        return seat

    def _only_host(self, device: str) -> None:
        if device not in self.hosts:
            raise TableRefusal("not-host")

    def _only_holder(self, seat: int, device: str) -> None:
        if device not in self.holders[self._checked(seat)]:
            raise TableRefusal("not-your-seat", seat)

    def _free_name(self, seat: int, name: str) -> str:
        if name != self.players[seat].name:
            only_unlike(name, _put(self.names, seat, ""))
        return name

    def _only_free(self, seat: int) -> None:
        if self.holders[seat]:
            raise TableRefusal("seat-held", self.players[seat].name)

    def _only_held(self, seat: int) -> None:
        if not self.holders[self._checked(seat)]:
            raise TableRefusal("seat-free", self.players[seat].name)


def only_unlike(name: str, others: Iterable[str]) -> None:
    """Raise `TableRefusal` if one of the others has this name, or one that looks alike."""
    other = called_so(name, others)
    if other is None:
        return
    if other.casefold() == name.casefold():
        raise TableRefusal("name-taken", name)
    raise TableRefusal("name-alike", name, other)


def _put(row: tuple[T, ...], place: int, what: T) -> tuple[T, ...]:
    return (*row[:place], what, *row[place + 1 :])
