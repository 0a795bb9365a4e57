"""An app under test that does what an app should not do; its action `fail` says what."""

import json
import os
import signal
import subprocess
import sys
import time


def say(message):
    print(message if isinstance(message, str) else json.dumps(message), flush=True)


def fail(how):
    print(f"about to {how}", file=sys.stderr, flush=True)
    if how == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif how == "exit":
        os._exit(3)
    elif how == "hang":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(1000)
    elif how == "flood":
        while True:
            sys.stdout.write("x" * 65536)
    elif how == "flood-errors":
        while True:
            sys.stderr.write(("x" * 999 + "\n") * 64)
            time.sleep(0.001)
    elif how == "flood-lines":
        while True:
            say({"get": "background-time-remaining"})
    elif how == "fork":
        subprocess.Popen(["sleep", sys.argv[1] if len(sys.argv) > 1 else "1000"])
        os._exit(0)
    elif how == "close":
        os.close(1)
        time.sleep(1000)
    elif how == "close-input":
        os.close(0)
        time.sleep(1000)
    elif how == "malformed":
        say("{broken")
    elif how == "no-object":
        say("[1]")
    elif how == "no-answer":
        say({"retrun": None})
    elif how == "impossible":
        say({"do": "wrok", "time": "2s"})
    elif how == "unasked":
        say({"return": None})
        say({"return": None})
    elif how == "bytes":
        os.write(1, b"\xff\xfe\n")


for line in sys.stdin:
    message = json.loads(line)
    if "protocol" in message:
        say({"hello": 1, "implements": ["applicationDidBecomeActive:"], "actions": ["fail"]})
    elif "case" in message:
        say({"ready": True})
    elif "end" in message:
        say({"ended": True})
    elif "action" in message:
        fail(message["argument"])
    else:
        say({"return": None})
