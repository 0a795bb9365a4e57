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
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm"
            os.execv(PROGRAM, [PROGRAM, "repl", "--ios", "8.0", "--color", "never"])
        self.wait_for("> ")

    def wait_for(self, text):
        end = time.monotonic() + 60
        start = len(self.output)
        while text not in self.output[start:]:
            assert time.monotonic() < end, f"{text!r} is missing in {self.output!r}"
            if select.select([self.terminal], [], [], 1)[0]:
                self.output += os.read(self.terminal, 65536).decode()

    def type(self, keys, text):
        os.write(self.terminal, keys.encode())
        self.wait_for(text)

    def is_raw(self):
        return not termios.tcgetattr(self.terminal)[3] & termios.ICANON

    def status(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


class TerminalTest(unittest.TestCase):
    def test_completion(self):
        session = Session()
        session.type("tap-i\t\r", "→ active")
        session.type("user: press\t\r", "→ background")
        session.type(":st\t", ":state  :steps")
        session.type("a\t\r", "\nbackground\r\n")
        session.type("\x04", "\n")
        self.assertEqual(session.status(), 0)
        self.assertFalse(session.is_raw())

    def test_editing(self):
        session = Session()
        session.type("ap-iconx\x7f\x01t\r", "→ active")
        session.type("xress-home\x1b[H\x1b[3~p\x1bOF\r", "→ background")
        session.type("nothing", "> nothing")
        session.type("\x1b[A\x1b[A\x05\r", "→ active")

    def test_interruption(self):
        session = Session()
        session.type("nonsense\x03", "^C")
        session.type(":state\r", "\nnot-running\r\n")
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
