"""A stream of events with every kind of result, from which reports are made."""

HOSTILE = "<b>&amp; ]]> \"'\n\t\r second line \x1b[31m \x00 \ufffe \U0001f4de שלום"


def place(path, line=1):
    return {"path": path, "line": line, "column": 3, "before": "a: ", "marked": HOSTILE, "after": ""}


def failure(path, message):
    return {
        "step": 1,
        "steps": 2,
        "words": "user: tap-icon",
        "message": message,
        "place": place(path),
        "rows": [{"expected": HOSTILE, "actual": "b", "note": "at 0s", "differs": True}, {"expected": "c"}],
        "atMilliseconds": 250,
        "state": "active",
        "why": [{"id": "rule", "reason": HOSTILE, "source": "a document"}],
    }


def diagnostic(path):
    return {
        "id": "unknown-action",
        "severity": "error",
        "message": HOSTILE,
        "help": "did you mean 'x'?",
        "offset": 1,
        "place": place(path),
    }


def steps(path):
    """Steps with every field."""
    return [
        {"words": "user: tap-icon", "line": 4, "to": 250, "state": "active", "scene": "foreground-active"},
        {"words": "wait: 1s", "line": 2, "path": f"{path}/of-another.yaml", "from": 500, "possible": False},
        {"words": "user: press-home", "line": 9, "finally": True},
    ]


def cases(path):
    """The cases of a file, each with its attempts."""
    failed = {"result": "failed", "failures": [failure(path, HOSTILE), failure(path, "more " * 1000)]}
    crash = {
        "result": "error",
        "processFailure": {"type": "crash", "message": "signal 11", "signal": 11, "step": 2, "output": HOSTILE},
    }
    passed = {"result": "passed"}
    return [
        ("passes", [passed]),
        (f"passes {HOSTILE}", [passed]),
        ("fails", [failed]),
        ("errs", [crash]),
        ("is skipped", [{"result": "skipped", "reason": HOSTILE}]),
        ("is known", [dict(failed, result="known-issue", reason=HOSTILE)]),
        ("is edited", [{"result": "unexpected-pass", "reason": "why", "place": place(path)}]),
        ("is invalid", [{"result": "invalid", "diagnostics": [diagnostic(path)]}]),
        ("is cut off", [{"result": "interrupted", "reason": "the run ended"}]),
        ("is flaky", [failed, passed]),
        ("is flaky after a crash", [crash, failed, passed]),
        ("fails thrice", [failed, crash, failed]),
        ("crashes at last", [failed, crash]),
        ("is not alike", [dict(passed, difference=f"after others {HOSTILE}")]),
        ("passes each time", [dict(passed, round=3)]),
        ("has steps", [dict(passed, steps=steps(path))]),
    ]


# What the cases of one file come to; what cannot be read is two errors more.
COUNTS = {"failures": 3, "errors": 4, "skipped": 2}
UNREADABLE = 2


def events(paths, is_whole):
    count = 0
    shard = {"number": 1, "of": 1, "cases": len(paths) * len(cases("")), "suite": "a", "plan": "b"}
    yield {
        "event": "run-started",
        "version": 3,
        "program": "x",
        "timestamp": "2026-11-21T09:30:00",
        "shard": shard,
    }
    yield {"event": "file-unreadable", "path": "gone.yaml", "code": "unreadable", "message": HOSTILE}
    yield {"event": "file-unreadable", "path": "secret/", "code": "unreadable", "message": HOSTILE, "help": "x"}
    for path in paths:
        for index, (name, attempts) in enumerate(cases(path)):
            count += 1
            for number, attempt in enumerate(attempts, 1):
                line = {"event": "case-finished", "path": path, "case": index, "name": name, "line": 3}
                line.update(scenario=name, suite="all", ios="8.0", device="iphone", tags=["smoke"], statements=["F1.1"])
                line.update(sources=["a document"], virtualMilliseconds=250)
                line.update(attempt=number, wallNanoseconds=1234567 * number, **attempt)
                yield line
    if is_whole:
        yield {"event": "run-finished", "ending": "finished", "cases": count, "wallNanoseconds": 5}
