"""Generated scenarios: the same bytes each time, about 1 KB and eight steps a file.

libyaml has most of the work with them, so they only show that the cost of a file does not grow with their number.
"""

PER_FOLDER = 100

VERSIONS = ["4.0", "4.1", "4.2", "4.3", "5.0", "5.1", "6.0", "7.0", "8.0"]
PLACES = ["in the train", "at the counter", "на улице", "im Café", "在家"]
ADVERBS = ["calm", "early", "late", "lucky", "quiet", "rapid", "young"]
NOUNS = ["badger", "comet", "harbour", "lantern", "meadow", "orchard"]

LAUNCHED = "application:didFinishLaunchingWithOptions:"
ACTIVE = "applicationDidBecomeActive:"
RESIGN = "applicationWillResignActive:"
BACKGROUND = "applicationDidEnterBackground:"
FOREGROUND = "applicationWillEnterForeground:"

# Steps: an action, the calls that follow, and the state.
LAUNCH = ("user: tap-icon", [LAUNCHED, ACTIVE], "active")
RESUME = ("user: tap-icon", [FOREGROUND, ACTIVE], "active")
HOME = ("user: press-home", [RESIGN, BACKGROUND], "background")
SUSPEND = ("wait: 1s", [], "suspended")
RING = ("system: incoming-call", [RESIGN], "inactive")
DECLINE = ("user: decline-call", [ACTIVE], "active")
HANG_UP = ("system: caller-hangs-up", [ACTIVE], "active")
ACCEPT = ("user: accept-call", [BACKGROUND], "background")
END_CALL = ("user: end-call", [FOREGROUND, ACTIVE], "active")
ALERT = ("system: { show-alert: calendar }", [RESIGN], "inactive")
DISMISS = ("user: dismiss-alert", [ACTIVE], "active")
OPEN_OTHER = ("user: open-other-app", [], "background")
OPEN_SWITCHER = ("user: open-switcher", [RESIGN], "inactive")
CHOOSE_IN_FRONT = ("user: choose-app", [ACTIVE], "active")
OPEN_SWITCHER_AT_HOME = ("user: open-switcher", [], "suspended")
CHOOSE_SUSPENDED = ("user: choose-app", [FOREGROUND, ACTIVE], "active")
BEGIN_TASK = ("app: { begin-background-task: upload }", [], "active")
KEEP_RUNNING = ("wait: 30s", [], "background")
END_TASK = ("app: { end-background-task: upload }", [], "background")
PURGE = ("system: { low-memory: purge }", [], "not-running")
# Before iOS 5 and from then on: the lock leads through the background.
LOCK = [("user: lock", [RESIGN], "inactive"), ("user: lock", [RESIGN, BACKGROUND], "background")]
UNLOCK = [("user: unlock", [ACTIVE], "active"), ("user: unlock", [FOREGROUND, ACTIVE], "active")]

STORIES = [
    ("A declined call, then the lock", "interruption",
     [LAUNCH, RING, DECLINE, HOME, SUSPEND, RESUME, LOCK, UNLOCK]),
    ("An accepted call gives the app back", "interruption",
     [LAUNCH, RING, ACCEPT, SUSPEND, END_CALL, HOME, RESUME, HOME]),
    ("There and back through the switcher", "switcher",
     [LAUNCH, OPEN_SWITCHER, CHOOSE_IN_FRONT, HOME, SUSPEND, OPEN_SWITCHER_AT_HOME, CHOOSE_SUSPENDED, HOME]),
    ("Alerts come and go, and another app follows", "interruption",
     [LAUNCH, ALERT, DISMISS, RING, HANG_UP, HOME, OPEN_OTHER, SUSPEND]),
    ("An upload goes on in the background", "background",
     [LAUNCH, BEGIN_TASK, HOME, KEEP_RUNNING, END_TASK, SUSPEND, RESUME, HOME]),
    ("A purged app is launched again", "memory",
     [LAUNCH, HOME, SUSPEND, PURGE, LAUNCH, RING, DECLINE, HOME]),
]  # fmt: skip


class Synthetic:
    """Folders that nest by powers of ten, 100 files to the lowest, so that the first tenth of them is a folder too."""

    def __init__(self, root, total):
        self.root, self.total = root, total
        for start in range(0, total, PER_FOLDER):
            folder = root / "/".join(str(start // size % 10) for size in self._sizes(PER_FOLDER))
            folder.mkdir(parents=True)
            for index in range(start, start + PER_FOLDER):
                name = f"{index:06}-{ADVERBS[index % len(ADVERBS)]}-{NOUNS[index // 3 % len(NOUNS)]}.yaml"
                (folder / name).write_text(scenario(index), encoding="utf-8")

    def first(self, count):
        """The folder with the first files, a power of ten."""
        return self.root.joinpath(*("0" for _ in self._sizes(count)))

    def _sizes(self, least):
        """How many files the folders below the root have, level by level."""
        size = self.total // 10
        while size >= least:
            yield size
            size //= 10


def scenario(index):
    title, tag, steps = STORIES[index % len(STORIES)]
    ios = VERSIONS[index // 2 % len(VERSIONS)]
    lines = [
        "# A generated scenario: what it expects is what the model does.",
        f'scenario: "{title}, {PLACES[index // 5 % len(PLACES)]} ({index})"',
        f"ios: {ios}",
        'source: 2011 "App States and Multitasking"',
        f"tags: [generated, {tag}]",
        "steps:",
    ]
    for number, step in enumerate(steps):
        action, calls, state = step[ios >= "5"] if isinstance(step, list) else step
        lines += [f"  - {action}", *calls_of(calls, number % 3), f"    state: {state}"]
    return "\n".join(lines) + "\n"


def calls_of(selectors, style):
    """The calls of a step, in one of the forms that the language has for them."""
    if not selectors:
        return ["    calls: none"]
    if style == 0:
        return ["    calls:", *(f"      - {selector}" for selector in selectors)]
    words = [f'"{selector}"' if style == 1 else selector[:-1] for selector in selectors]
    return [f"    calls: [{', '.join(words)}]"]
