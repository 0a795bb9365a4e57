"""An app under test with a task of BGTaskScheduler and a background URL session."""

import sys

sys.path.insert(0, "../../../Examples/AppProtocol")
import scenario_app


class Tasks(scenario_app.App):
    def __init__(self, connection, kept):
        super().__init__(connection, kept)
        self.log = kept.setdefault("log", [])

    @scenario_app.method("application:didFinishLaunchingWithOptions:")
    def did_finish_launching(self, call):
        self.register_background_task("refresh", self.refresh, self.expired)
        return True

    @scenario_app.method("applicationDidEnterBackground:")
    def did_enter_background(self, call):
        self.do("submit-task-request", identifier="refresh")

    @scenario_app.method("scene:willConnectToSession:options:")
    def connect(self, call):
        self.log.append(f"{call.scene} connected")

    @scenario_app.method("application:handleEventsForBackgroundURLSession:completionHandler:")
    def handle_events(self, call):
        self.log.append(call.arguments["identifier"])
        self.after("1s", lambda: self.call_completion_handler(call.handler))

    def refresh(self, kind):
        self.log.append(kind)
        if self.log.count(kind) == 1:
            self.after("2s", lambda: self.complete_task("refresh"))

    def expired(self):
        self.log.append("expired")
        self.complete_task("refresh", success=False)

    @scenario_app.probe("log")
    def read_log(self):
        return self.log


scenario_app.run(Tasks)
