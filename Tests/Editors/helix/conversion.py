"""One refactoring across files in Helix: a styling view becomes a modifier, with its uses in three other files, one of
which is open and changed. Then it is undone."""
import os
import time

import session

write_settings = session.write_settings
session.RULE = "styling_view"

USES = {
    "Help.swift": [".styledCard(elevation: 1)"],
    "Orders.swift": [".styledCard(elevation: 4)"],
    "Totals.swift": [".styledCard(elevation: 2)", ".styledCard(elevation: 8)", "// Not saved."],
}


class Session(session.Session):
    def texts(self):
        folder = os.path.dirname(self.path)
        texts = {}
        for name in [*USES, "StyledCard.swift"]:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                texts[name] = file.read()
        return texts

    def convert(self):
        """Applies the conversion once it is offered: not before all files have been read."""
        deadline = time.monotonic() + 30
        while True:
            asked = self.count("textDocument/codeAction")
            self.do(" a", "asking for code actions", lambda: self.count("textDocument/codeAction") > asked
                    and self.result("textDocument/codeAction"))
            titles = [action["title"] for action in self.result("textDocument/codeAction")]
            chosen = next((i for i, title in enumerate(titles) if title.startswith("Convert `StyledCard`")), None)
            if chosen is not None:
                break
            assert time.monotonic() < deadline, f"the conversion is not among {titles}"
            self.escape()
        self.terminal.wait(lambda: "Convert" in self.terminal.text, "the conversion is not shown")
        changes = self.count("textDocument/didChange")
        self.terminal.press("\x1b[B" * chosen)
        self.do("\r", "converting", lambda: self.count("textDocument/didChange") > changes)

    def run(self):
        press, wait = self.terminal.press, self.terminal.wait
        before = self.texts()
        wait(self.found, "no diagnostic")
        line = self.found()[0]["range"]["start"]["line"] + 1

        press(":open Totals.swift\r")
        wait(lambda: self.count("textDocument/didOpen") == 2, "opening a second file")
        changes = self.count("textDocument/didChange")
        press("ggO// Not saved.")
        self.escape()
        wait(lambda: self.count("textDocument/didChange") > changes, "typing into the second file")
        press(":open StyledCard.swift\r")
        self.terminal.look(0.5)
        press(f":goto {line}\r")
        press("/StyledCard\r")

        self.convert()
        self.terminal.look(1)
        press(":write-all\r")
        wait(lambda: ": ViewModifier {" in self.texts()["StyledCard.swift"], "the type is no modifier")
        wait(lambda: all(use in self.texts()[name] for name, uses in USES.items() for use in uses), "a use is not rewritten")
        assert not any("StyledCard(" in text for name, text in self.texts().items() if name in USES), "an old use is left"

        for name in before:
            press(f":open {name}\r")
            self.terminal.look(0.3)
            press("u")
            self.terminal.look(0.3)
        press(":write-all\r")
        after = dict(before, **{"Totals.swift": "// Not saved.\n" + before["Totals.swift"]})
        wait(lambda: self.texts() == after, "not all files are as they were")

        press(":quit-all\r")
        status = self.terminal.wait_for_end()
        assert status == 0, f"Helix ended with {status}"
