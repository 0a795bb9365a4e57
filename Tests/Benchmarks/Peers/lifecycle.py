"""The app life cycle of the story, as small as it can be: what is measured is the tool that runs it."""

TRANSITIONS = {
    ("not-running", "tap-icon"): ("active", ["didFinishLaunching", "didBecomeActive"]),
    ("active", "press-home"): ("background", ["willResignActive", "didEnterBackground"]),
    ("background", "tap-icon"): ("active", ["willEnterForeground", "didBecomeActive"]),
}


class App:
    def __init__(self):
        self.state = "not-running"
        self.calls = []

    def perform(self, action):
        self.state, self.calls = TRANSITIONS[self.state, action]

    def check_calls(self, expected):
        assert self.calls == expected.split(", "), f"expected {expected}, actual {self.calls}"

    def check_state(self, expected):
        assert self.state == expected, f"expected {expected}, actual {self.state}"
