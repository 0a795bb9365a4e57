"""An app under test that answers everything, and then does not end as it should.

    endings.py WHEN HOW [SECONDS [bare]]

WHEN is after the answer to 'end' (`at-once`, or `later`), when its standard input is `closed`, or when its action
`do` is performed (`in-a-step`). With SECONDS, each case starts a program in a session of its own that runs for so long,
with `bare` one without the environment.
"""

import json
import os
import signal
import subprocess
import sys
import time

WHEN, HOW = sys.argv[1:3]
SECONDS = sys.argv[3] if len(sys.argv) > 3 else None


def end(when):
    if when != WHEN or HOW == "well":
        return
    if when == "later":
        time.sleep(0.02)
    if HOW == "hang":
        time.sleep(1000)
    if HOW.isdigit():
        os._exit(int(HOW))
    os.kill(os.getpid(), getattr(signal, HOW))


def answer(message):
    if "protocol" in message:
        return {"hello": 1, "actions": ["do"]}
    if "case" in message:
        if SECONDS:
            environment = {} if "bare" in sys.argv else None
            subprocess.Popen(["/bin/sleep", SECONDS], start_new_session=True, env=environment)
        return {"ready": True}
    if "end" in message:
        return {"ended": True}
    if "action" in message:
        end("in-a-step")
    return {"return": None}


for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps(answer(message)), flush=True)
    if "end" in message:
        end("at-once")
        end("later")
end("closed")
