"""An app under test whose code calls exit, in each kind of code."""

import sys

sys.path.insert(0, "../../../Examples/AppProtocol")
import scenario_app


class Exits(scenario_app.App):
    def __init__(self, connection, kept):
        super().__init__(connection, kept)
        self.log = kept.setdefault("log", [])
        self.exits_in_background = False

    def exit(self, where):
        self.log.append(where)
        self.do("exit")
        self.log.append("still running")

    @scenario_app.method("applicationDidEnterBackground:")
    def did_enter_background(self, call):
        if self.exits_in_background:
            self.exit("method")

    @scenario_app.action("exit-in-background")
    def exit_in_background(self):
        self.exits_in_background = True

    @scenario_app.action("exit-now")
    def exit_now(self):
        self.exit("action")

    @scenario_app.action("exit-later")
    def exit_later(self):
        self.after("2s", lambda: self.exit("block"))

    @scenario_app.probe("log")
    def read_log(self):
        return self.log

    @scenario_app.probe("exiting")
    def read_and_exit(self):
        self.exit("probe")


scenario_app.run(Exits)
