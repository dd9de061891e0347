"""A person at a browser: what people do at the page, and all that their device is sent."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Person:
    """Somebody with a device: name, cookies, and every frame that came over the WebSocket."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        phone: bool = False,
        night: bool = False,
        still: bool = True,
        locale: str = "en-GB",
    ) -> None:
        self.address, self.name, self.phone = address, name, phone
        self.context = browser.new_context(
            base_url=address,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=locale,
        )
        self.context.set_default_timeout(20_000)
        self.frames: list[dict[str, Any]] = []
        self.faults: list[str] = []
        """What went wrong in the page: exceptions, and what it wrote to the console as an error."""
        self.forgiven: tuple[str, ...] = ()
        """Beginnings of complaints that this test provokes on purpose."""
        self.page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._note)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        text = payload.decode() if isinstance(payload, bytes) else payload
        self.frames += [json.loads(line) for line in text.split("\n")]

    # -- at the door, without the page's forms ------------------------------------------------

    def ask(self, path: str, body: Any = None) -> Any:
        """A request of this device, as the page would make it."""
        answer = (
            self.context.request.get(path)
            if body is None
            else self.context.request.post(path, data=body, headers={"origin": self.address})
        )
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json() if answer.body() else None

    def call_me(self) -> None:
        self.ask("/api/me", {"name": self.name})

    def open_table(self, charter: Any, **seats: Any) -> dict[str, Any]:
        """Its id as "table", and "links"."""
        self.call_me()
        opened: dict[str, Any] = self.ask("/api/tables", {"charter": charter, **seats})
        return opened

    def join(self, code: str) -> None:
        self.ask("/api/join", {"code": code, "name": self.name})

    def sit_down(self, table: str) -> None:
        self.page.goto(f"/table/{table}")

    def go(self) -> None:
        """Leave; the page must have been well all the time."""
        self.context.close()
        faults = [each for each in self.faults if not each.startswith(self.forgiven or "\0")]
        assert not faults, (self.name, faults)
