"""An app under test that says what a page of the docs says it does: `→` is what it must receive, `←` what it answers.

    python3 transcript.py docs/app-protocol.md
"""

import re
import sys

page = open(sys.argv[1], encoding="utf-8").read()
block = re.search(r"```transcript\n(.*?)```", page, re.S)[1]
for line in block.splitlines():
    direction, text = line[0], line[2:]
    if direction == "←":
        print(text, flush=True)
        continue
    received = sys.stdin.readline().rstrip("\n")
    # The list of all methods is too long for a page.
    received = re.sub(r'"methods":\[.*\]', '"methods":[…]', received)
    if received != text:
        sys.exit(f"received {received}, but the page says {text}")
if sys.stdin.read():
    sys.exit("the page says less than was received")
