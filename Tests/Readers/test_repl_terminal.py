"""Types into repl on a pseudoterminal: TAB, editing, Ctrl-C, and the settings of the terminal afterwards."""

import os
import pty
import select
import signal
import termios
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / os.environ.get("SCENARIO_RUN", ".build/release/scenario-run"))


class Session:
    def __init__(self):
        self.output = ""
        # The end of what has been waited for.
        self.position = 0
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm"
            # A script that runs the tests in the background makes them ignore it.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execv(PROGRAM, [PROGRAM, "repl", "--ios", "8.0", "--color", "never"])
        self.wait_for("> ")

    def wait_for(self, text):
        end = time.monotonic() + 1200
        while (found := self.output.find(text, self.position)) < 0:
            assert time.monotonic() < end, f"{text!r} is missing in {self.output!r}"
            if select.select([self.terminal], [], [], 1)[0]:
                self.output += os.read(self.terminal, 65536).decode()
        self.position = found + len(text)

    def type(self, keys, text):
        os.write(self.terminal, keys.encode())
        self.wait_for(text)

    def enter(self, keys, text):
        """Types a line. Before the next prompt, keys go to the terminal itself, which would drop a Ctrl-D."""
        self.type(keys + "\r", text)
        self.wait_for("> ")

    def is_raw(self):
        return not termios.tcgetattr(self.terminal)[3] & termios.ICANON

    def status(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


class TerminalTest(unittest.TestCase):
    def test_completion(self):
        session = Session()
        session.enter("tap-i\t", "→ active")
        session.enter("user: press\t", "→ background")
        session.type(":st\t", ":state  :steps")
        session.enter("a\t", "\nbackground\r\n")
        session.type("\x04", "\n")
        self.assertEqual(session.status(), 0)
        self.assertFalse(session.is_raw())

    def test_editing(self):
        session = Session()
        session.enter("ap-iconx\x7f\x01t", "→ active")
        session.enter("xress-home\x1b[H\x1b[3~p\x1bOF", "→ background")
        session.type("nothing", "> nothing")
        session.enter("\x1b[A\x1b[A\x05", "→ active")

    def test_interruption(self):
        session = Session()
        session.type("nonsense\x03", "^C")
        session.wait_for("> ")
        session.enter(":state", "\nnot-running\r\n")
        self.assertTrue(session.is_raw())
        session.type("\x03", "^C")
        self.assertEqual(session.status(), 130)
        self.assertFalse(session.is_raw())

    def test_signal(self):
        session = Session()
        session.type("tap", "> tap")
        os.kill(session.process, signal.SIGTERM)
        self.assertEqual(session.status(), -signal.SIGTERM)
        self.assertFalse(session.is_raw())


if __name__ == "__main__":
    unittest.main()
