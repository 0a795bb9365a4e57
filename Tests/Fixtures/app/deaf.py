"""A client that answers everything, and ignores what is due: blocks, expirations, and messages before a response."""

import json
import sys


def send(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def receive():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return json.loads(line)


def request(message):
    send(message)
    return receive()


while True:
    message = receive()
    if "protocol" in message:
        send({"hello": 1, "implements": ["applicationDidEnterBackground:", "applicationWillTerminate:"], "probes": ["draft"]})
    elif "case" in message:
        send({"ready": True})
    elif "end" in message:
        send({"ended": True})
    elif "read" in message:
        send({"value": ""} if message["read"] == "draft" else {"unknown": True})
    elif "call" in message:
        if message["call"] == "applicationDidEnterBackground:" and "gone" not in request({"do": "begin-background-task", "name": "save"}):
            request({"after": "3s"})
        send({"return": None})
    elif {"launch", "kill", "notification", "event", "expired", "run"} & set(message):
        send({"return": None})
    else:
        send({"unknown": True})
