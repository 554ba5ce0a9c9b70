"""What PostgreSQL's errors stand for: which pass by themselves, and which sentence the host reads."""

from __future__ import annotations

import asyncpg  # type: ignore[import-untyped]

from serai.store.trouble import StoreTrouble

# A connection, or the whole server, is gone for a moment: another try may find it, or the one that took its place.
LOST = (
    OSError,  # TimeoutError is one
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, crashed, starting up
    asyncpg.ReadOnlySQLTransactionError,  # a primary that became a standby under our hands
    asyncpg.TargetServerAttributeNotMatched,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,  # an answer broken off in the middle
)
AGAIN = (  # nothing is wrong with the connection: two were in each other's way, or the layout has just changed
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.LockNotAvailableError,
    asyncpg.InvalidCachedStatementError,
    asyncpg.OutdatedSchemaCacheError,
)
OF_BASE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, ConnectionError)
ROW_AT_FAULT = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
WORDS: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], str], ...] = (
    ((asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError), "base-password"),
    (asyncpg.InvalidCatalogNameError, "base-missing"),
    ((asyncpg.ReadOnlySQLTransactionError, asyncpg.TargetServerAttributeNotMatched), "base-read-only"),
    (asyncpg.TooManyConnectionsError, "base-crowded"),
    (asyncpg.InsufficientPrivilegeError, "base-rights"),
    (asyncpg.DiskFullError, "base-full"),
    ((*LOST, asyncpg.InterfaceError, asyncpg.LockNotAvailableError), "base-silent"),
)


def is_lost(error: BaseException) -> bool:
    """Whether what was under way is tried again by another connection."""
    if isinstance(error, asyncpg.ClientConfigurationError):
        return False
    return isinstance(error, LOST) or type(error) is asyncpg.InterfaceError  # "connection is closed" and its like


def base_trouble(error: Exception, name: str) -> StoreTrouble | None:
    """The sentence; never with the text of an error, which may quote what nobody should read."""
    if isinstance(error, StoreTrouble):
        return error
    if isinstance(error, ROW_AT_FAULT):
        return None  # a mistake of ours, and the database is well
    for kinds, word in WORDS:
        if isinstance(error, kinds):
            return StoreTrouble(word, name=name)
    if isinstance(error, asyncpg.PostgresError):
        return StoreTrouble("base-faulty", name=name, why=f"{type(error).__name__} {error.sqlstate}")
    return None


def opening_trouble(error: Exception, name: str) -> StoreTrouble | None:
    """The same for somebody who gives an address, which may be no address."""
    if isinstance(error, ValueError | asyncpg.ClientConfigurationError) and not isinstance(error, StoreTrouble):
        return StoreTrouble("base-address")
    return base_trouble(error, name)
