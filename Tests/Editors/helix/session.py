"""What a user does in Helix, which has no mode for scripts: keys are pressed, and what reaches the server and
the screen is looked at."""
import json
import os
import re
import shutil

RULE = "single_child_group"

# All safe rewrites whenever a file is saved, as the README has it; a setting; and keys that do no more than
# what they say.
LANGUAGES = """
[[language]]
name = "swift"
language-servers = ["sourcekit-lsp", "view-lsp"]
code-actions-on-save = ["source.fixAll.view-lsp"]

[language-server.view-lsp.config.viewLsp.rules]
%s = "information"
""" % RULE
CONFIGURATION = """
[editor]
auto-pairs = false
auto-completion = false
"""


def write_settings(plugin, home):
    """The user's configuration of Helix."""
    folder = os.path.join(home, "helix")
    os.makedirs(folder)
    with open(os.path.join(plugin, "languages.toml"), encoding="utf-8") as file:
        languages = re.sub(r'\[\[language\]\]\nname = "swift"\n.*\n', "", file.read())
    with open(os.path.join(folder, "languages.toml"), "w", encoding="utf-8") as file:
        file.write(languages + LANGUAGES)
    with open(os.path.join(folder, "config.toml"), "w", encoding="utf-8") as file:
        file.write(CONFIGURATION)


class Session:
    def __init__(self, terminal, recording, project, file):
        self.terminal = terminal
        self.recording = recording
        self.path = os.path.join(project, file)

    # What the recording says

    def messages(self):
        """All messages so far: who sent it, and what."""
        try:
            with open(self.recording, encoding="utf-8") as file:
                lines = [json.loads(line) for line in file.read().split("\n")[:-1]]
        except FileNotFoundError:
            return []
        return [(sender, json.loads(line[sender])) for line in lines for sender in ("editor", "server") if sender in line]

    def count(self, method):
        return sum(message.get("method") == method for _, message in self.messages())

    def result(self, method):
        """The last answer to the editor's last request of the method; None while there is none."""
        asked = None
        answer = None
        for sender, message in self.messages():
            if sender == "editor" and message.get("method") == method:
                asked, answer = message["id"], None
            elif sender == "server" and "method" not in message and message.get("id") == asked:
                answer = message.get("result")
        return answer

    def found(self):
        """The rule's diagnostics in the last report on the file that is not just "unchanged"."""
        found = None
        asked = {}
        for sender, message in self.messages():
            if sender == "editor" and message.get("method") == "textDocument/diagnostic":
                asked[message["id"]] = message["params"]["textDocument"]["uri"]
            elif sender == "server":
                items = None
                if "method" not in message and asked.get(message["id"], "").endswith(".swift"):
                    items = (message.get("result") or {}).get("items")
                elif message.get("method") == "textDocument/publishDiagnostics":
                    if message["params"]["uri"].endswith(".swift"):
                        items = message["params"]["diagnostics"]
                if items is not None:
                    found = [item for item in items if item.get("code") == RULE]
        return found or []

    def text(self):
        try:
            with open(self.path, encoding="utf-8") as file:
                return file.read()
        except FileNotFoundError:
            # Helix is about to put the new one there.
            return ""

    # What a user does

    def do(self, keys, what, condition):
        self.terminal.forget()
        self.terminal.press(keys)
        self.terminal.wait(condition, what)

    def escape(self):
        self.terminal.press("\x1b")
        # What comes at once would be taken for a key with Alt.
        self.terminal.look(0.2)

    def type_stack(self, first, second):
        """Types a stack of two texts above the line, and goes to its beginning."""
        self.terminal.press("O")
        self.terminal.press(f'VStack {{\rText("{first}")\rText("{second}")\r}}')
        self.escape()
        self.terminal.press("kkk")
        self.terminal.press("gs")
        self.terminal.look(0.2)

    def extract(self, fits, what):
        """Applies the first extraction whose title fits, and returns the new type's name."""
        changes = self.count("textDocument/didChange")
        asked = self.count("textDocument/codeAction")
        self.do(" a", "asking for extractions", lambda: self.count("textDocument/codeAction") > asked
                and self.result("textDocument/codeAction"))
        titles = [action["title"] for action in self.result("textDocument/codeAction")]
        chosen = next((index for index, title in enumerate(titles) if fits(title)), None)
        assert chosen is not None, f"{what}: not among {titles}"
        self.terminal.wait(lambda: "Extract to struct" in self.terminal.text, "the extractions are not shown")
        self.terminal.press("\x1b[B" * chosen)
        self.do("\r", what, lambda: self.count("textDocument/didChange") > changes)
        return re.search(r"Extract to struct (\w+)", titles[chosen]).group(1)

    def run(self):
        press, wait = self.terminal.press, self.terminal.wait
        wait(self.found, "no diagnostic")
        diagnostic = self.found()[0]
        others = len(self.found()) - 1
        assert diagnostic["severity"] == 3, "the settings have no effect"

        press(f":goto {diagnostic['range']['start']['line'] + 1}\r")
        press("/Group\r")
        self.do(" k", "hovering", lambda: self.result("textDocument/hover"))
        wait(lambda: "Group around" in self.terminal.text, "the hover is not shown")
        self.escape()

        self.do(" a", "asking for code actions", lambda: self.result("textDocument/codeAction"))
        wait(lambda: "Replace the `Group`" in self.terminal.text, "the code actions are not shown")
        self.do("\r", "applying a code action", lambda: self.count("textDocument/didChange") > 0)
        wait(lambda: len(self.found()) == others, "the diagnostic stays")

        press("O")
        press('Group {\rText("Typed")\r}')
        self.escape()
        wait(lambda: len(self.found()) == others + 1, "no diagnostic for what was typed")

        press(":open .view-lsp.json\r")
        wait(lambda: self.count("textDocument/didOpen") == 2, "opening the configuration")
        press("%c")
        # Pasted, as terminals mark it.
        press('\x1b[200~{ "rules": { "%s": "error" } }\x1b[201~' % RULE)
        self.escape()
        press(":write\r")
        wait(lambda: self.found() and self.found()[0]["severity"] == 1, "the configuration has no effect")
        # Back to the file.
        press("ga")

        press(":write\r")
        wait(lambda: 'Text("Typed")' in self.text(), "saving")
        assert not re.search(r'Group \{\s*Text\("Typed"\)', self.text()), "the typed Group is still there"
        wait(lambda: not self.found(), "the diagnostic stays")

        def in_this_file(title):
            return title.startswith("Extract to struct") and "file of its own" not in title

        self.type_stack("First", "Second")
        press("jxx")
        name = self.extract(in_this_file, "extracting a selection")
        press(":write\r")
        # All of the stack was selected: it moves as a whole.
        wait(lambda: re.search(r"\n *%s\(\)\n" % name, self.text()), "the selection is still there")
        assert not re.search(r"VStack \{\s*%s\(\)" % name, self.text()), "the stack is still there"
        assert f"private struct {name}: View {{" in self.text(), "there is no new struct"

        self.escape()
        press("gs;")
        self.type_stack("Third", "Fourth")
        name = self.extract(in_this_file, "extracting at the cursor")
        press(":write\r")
        wait(lambda: f"private struct {name}: View {{" in self.text(), "there is no new struct")

        self.escape()
        press("gs;")
        self.type_stack("Fifth", "Sixth")
        name = self.extract(lambda title: "file of its own" in title, "extracting into a file of its own")
        press(":write-all\r")
        new = os.path.join(os.path.dirname(self.path), name + ".swift")

        def created():
            with open(new, encoding="utf-8") as file:
                text = file.read()
            return "import SwiftUI\n" in text and f"\nstruct {name}: View {{" in text

        wait(lambda: os.path.exists(new) and created(), "there is no new file")
        wait(lambda: f"{name}()" in self.text() and f"struct {name}" not in self.text(), "the stack is still there")
        # Both files have been saved; the server is told so after that.
        self.terminal.look(1)

        press(":quit-all\r")
        status = self.terminal.wait_for_end()
        assert status == 0, f"Helix ended with {status}"
