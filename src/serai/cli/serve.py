"""`serai serve`: opens the hall. `serai` alone does the same."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.cli.arguments import check_port

if TYPE_CHECKING:
    from serai.server.logs import Kind


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="Who may come: 127.0.0.1 is this machine alone.")
@click.option("--port", type=int, metavar="N", help="The port; otherwise 8742, or the next one that is free.")
@click.option("--data", type=Path, metavar="DIR", help="Where games are kept; otherwise your own data folder.")
@click.option(
    "--store", metavar="URL", envvar="SERAI_STORE", help="One server of many: the database they share, postgresql://..."
)
@click.option(
    "--bus",
    metavar="URL",
    envvar="SERAI_BUS",
    help="What carries news between them: redis:// or nats://; otherwise the database.",
)
@click.option("--public", metavar="URL", help="The address that guests use, behind a reverse proxy.")
@click.option(
    "--metrics-token",
    metavar="TOKEN",
    default="",
    envvar="SERAI_METRICS_TOKEN",
    help="Who has it may read /metrics; otherwise this machine alone.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS[/NET]",
    help="A reverse proxy that says who guests are; may be given again.",
)
@click.option(
    "--drain",
    type=click.IntRange(0, 3600),
    default=0,
    metavar="SECONDS",
    help="How long to wait, told to stop, for others to take over.",
)
@click.option(
    "--log",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="For people, or for programs: one object a line.",
)
@click.option("--browser/--no-browser", default=True, help="Open the page here, where there is a screen.")
def serve_hall(
    host: str,
    port: int | None,
    data: Path | None,
    store: str | None,
    bus: str | None,
    public: str | None,
    metrics_token: str,
    proxies: tuple[str, ...],
    drain: int,
    log: Kind,
    browser: bool,
) -> None:
    """Open the hall: games in the browser, for this machine, the living room or the world."""
    from serai.server.start import serve

    check_port(port)
    serve(
        host,
        port,
        data,
        public,
        open_browser=browser,
        metrics_token=metrics_token,
        proxies=proxies,
        drain=drain,
        log=log,
        store=store,
        bus=bus,
    )
