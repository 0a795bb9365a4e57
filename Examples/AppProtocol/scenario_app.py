"""A client of the app protocol of scenario-run (docs/app-protocol.md), in Python's standard library.

    import scenario_app

    class Notes(scenario_app.App):
        @scenario_app.method("applicationDidEnterBackground:")
        def did_enter_background(self, call):
            task = self.begin_background_task("save", expired=self.give_up)
            ...

    scenario_app.run(Notes)

Each launch makes a new object of the class: what is in memory does not survive. What does is in `self.kept`, a
dictionary that is empty when a case begins.
"""

import json
import sys


class Gone(BaseException):
    """The process has ended while its code was running: nothing of it runs any more.

    It derives from BaseException, so that an `except Exception` does not keep a killed app running.
    """


class Failed(Exception):
    """Raise it in an action or a probe that cannot do what was asked."""


def _mark(kind, name):
    def decorate(function):
        function.scenario = getattr(function, "scenario", []) + [(kind, name)]
        return function

    return decorate


def method(selector):
    """The function is the delegate method with this selector; it may return False or True."""
    return _mark("call", selector)


def observer(notification):
    """The function observes the notification."""
    return _mark("notification", notification)


def handler(event):
    """The function handles the event of a framework, such as "location"."""
    return _mark("event", event)


def action(name):
    """The function performs `app: {name: argument}` of a scenario."""
    return _mark("action", name)


def probe(name):
    """The function returns the value for `expect: {app: {name: ..}}` of a scenario."""
    return _mark("read", name)


class App:
    """The app under test; one object for each launch."""

    def __init__(self, connection, kept):
        self._connection = connection
        self._blocks = {}
        self._expirations = {}
        self._tasks = {}
        self._task_expirations = {}
        self.kept = kept
        self.state = None
        self.time = 0

    def do(self, word, **arguments):
        """Performs an app action of the language; returns False if it is not possible now."""
        message = {"do": word, **{key.replace("_", "-"): value for key, value in arguments.items()}}
        return self._connection.request(message).get("done", False)

    def work(self, duration):
        """Keeps the main thread busy: work("2s")."""
        self.do("work", time=duration)

    def begin_background_task(self, name=None, expired=None):
        """Begins a background task; returns its number, 0 if none is granted."""
        answer = self._connection.request({"do": "begin-background-task", "name": name})
        if answer["task"]:
            self._expirations[answer["task"]] = expired or (lambda: None)
        return answer["task"]

    def end_background_task(self, task):
        self._expirations.pop(task, None)
        self._connection.request({"do": "end-background-task", "task": task})

    def register_background_task(self, identifier, launched, expired=None):
        """Registers a launch handler with BGTaskScheduler: launched(kind) ends with `complete_task`."""
        self._tasks[identifier] = launched
        self._task_expirations[identifier] = expired
        return self.do("register-background-task", identifier=identifier)

    def complete_task(self, identifier, success=True):
        """Completes a task of BGTaskScheduler."""
        self.do("set-task-completed", identifier=identifier, success=success)

    def call_completion_handler(self, handler):
        """Calls the completion handler of a call: the number is its `handler`."""
        self._connection.request({"do": "call-completion-handler", "handler": handler})

    def after(self, delay, block):
        """Runs a function in virtual time, after milliseconds or a duration such as "2s"; returns its number."""
        number = self._connection.request({"after": delay})["block"]
        self._blocks[number] = block
        return number

    def cancel(self, number):
        if self._blocks.pop(number, None):
            self._connection.request({"cancel": number})

    @property
    def background_time_remaining(self):
        """Seconds; None if background tasks do not expire."""
        return self._connection.request({"get": "background-time-remaining"})["value"]


class Call:
    """One call of a delegate method; `scene` is the name of the scene that it is about, None for the app."""

    def __init__(self, message):
        self.selector = message["call"]
        self.arguments = message.get("arguments", {})
        self.scene = message.get("scene")
        self.handler = message.get("handler")


class _Connection:
    def __init__(self, app_class):
        self.app_class = app_class
        self.app = None
        self.kept = {}
        self.functions = {}
        for name in dir(app_class):
            for kind, word in getattr(getattr(app_class, name), "scenario", []):
                self.functions[kind, word] = name

    def words(self, kind):
        return sorted(word for found, word in self.functions if found == kind)

    def send(self, message):
        sys.__stdout__.write(json.dumps(message) + "\n")
        sys.__stdout__.flush()

    def receive(self):
        line = sys.stdin.readline()
        if not line:
            sys.exit(0)
        return json.loads(line)

    def request(self, message):
        """Sends a request, handles what comes before its response, and returns the response."""
        self.send(message)
        while True:
            answer = self.receive()
            if self.app and "state" in answer:
                self.app.state, self.app.time = answer["state"], answer["time"]
            if "gone" in answer:
                raise Gone
            if not self.is_message(answer):
                return answer
            self.handle(answer)

    KINDS = {"protocol", "case", "end", "launch", "kill", "call", "notification", "event", "expired", "run", "action", "read", "background-task", "background-task-expired"}

    def is_message(self, message):
        return not self.KINDS.isdisjoint(message) or not {"done", "task", "block", "value"} & set(message)

    def handle(self, message):
        try:
            self.send(self.answer(message))
        except Gone:
            self.send({"return": None})
        except Failed as error:
            self.send({"fail": str(error)})

    def answer(self, message):
        if self.app and "state" in message:
            self.app.state, self.app.time = message["state"], message["time"]
        if "protocol" in message:
            return {
                "hello": 1,
                "implements": self.words("call"),
                "observes": self.words("notification"),
                "handles": self.words("event"),
                "actions": self.words("action"),
                "probes": self.words("read"),
            }
        if "case" in message:
            self.app, self.kept = None, {}
            return {"ready": True}
        if "end" in message:
            return {"ended": True}
        if "launch" in message:
            self.app = self.app_class(self, self.kept)
            return {"return": None}
        if "kill" in message:
            self.app = None
            return {"return": None}
        if "expired" in message:
            self.app._expirations.pop(message["expired"], lambda: None)()
            return {"return": None}
        if "run" in message:
            self.app._blocks.pop(message["run"], lambda: None)()
            return {"return": None}
        if "background-task" in message:
            identifier = message["background-task"]
            if identifier not in self.app._tasks:
                return {"unknown": True}
            self.app._tasks[identifier](message["kind"])
            return {"return": self.app._task_expirations[identifier] is not None}
        if "background-task-expired" in message:
            expired = self.app._task_expirations.get(message["background-task-expired"])
            if expired:
                expired()
            return {"return": None}
        for kind in ("call", "notification", "event", "action", "read"):
            if kind in message:
                return self.call(kind, message)
        return {"unknown": True}

    def call(self, kind, message):
        name = self.functions.get((kind, message[kind]))
        if not name or not self.app:
            return {"unknown": True}
        function = getattr(self.app, name)
        if kind == "call":
            return {"return": function(Call(message))}
        if kind == "action":
            function(*([message["argument"]] if "argument" in message else []))
            return {"return": None}
        if kind == "read":
            return {"value": function()}
        function()
        return {"return": None}


def run(app_class):
    """Serves cases until the standard input is closed; what the app prints goes to the standard error."""
    sys.stdout = sys.stderr
    connection = _Connection(app_class)
    while True:
        connection.handle(connection.receive())
