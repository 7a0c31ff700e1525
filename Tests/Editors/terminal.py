"""A program in a terminal of its own: for editors that want to be looked at."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time


class Terminal:
    def __init__(self, words, environment, folder, rows=50, columns=160):
        self.shown = b""
        self.status = None
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            try:
                os.chdir(folder)
                os.execvpe(words[0], words, dict(environment, TERM="xterm-256color"))
            finally:
                os._exit(127)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def press(self, keys):
        os.write(self.descriptor, keys.encode())

    def look(self, seconds=0.02):
        """Takes what the program shows; what it asks of the terminal is not answered."""
        deadline = time.monotonic() + seconds
        while True:
            ready, _, _ = select.select([self.descriptor], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return
            try:
                self.shown += os.read(self.descriptor, 1 << 16)
            except OSError:
                # Nobody has the other end any more.
                _, status = os.waitpid(self.process, 0)
                self.status = os.waitstatus_to_exitcode(status)
                return

    def forget(self):
        self.shown = b""

    @property
    def text(self):
        """All that was shown, without colours and positions."""
        return re.sub(r"\x1b(\[[0-9;?:<>=]*[ -/]*[@-~]|[()].|\][^\x07]*\x07|.)", "", self.shown.decode("utf-8", "replace"))

    def wait(self, condition, what, seconds=10):
        deadline = time.monotonic() + seconds
        while not condition():
            if self.status is not None:
                raise RuntimeError(f"{what}: the program ended with {self.status}")
            if time.monotonic() > deadline:
                raise RuntimeError(f"{what}: nothing within {seconds} seconds")
            self.look()

    def wait_for_end(self, seconds=60):
        """The exit status."""
        self.wait(lambda: self.status is not None, "the end", seconds)
        return self.status

    def __enter__(self):
        return self

    def __exit__(self, problem, *_):
        if problem:
            print(self.text[-4000:], file=sys.stderr)
        if self.status is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.descriptor)
