"""A small app under test: it keeps a draft, and saves it in the background."""

import scenario_app


class Notes(scenario_app.App):
    def __init__(self, connection, kept):
        super().__init__(connection, kept)
        self.draft = kept.get("draft", "")
        self.opened = []
        self.task = 0

    @scenario_app.method("application:didFinishLaunchingWithOptions:")
    def did_finish_launching(self, call):
        return True

    @scenario_app.method("application:openURL:options:")
    def open_url(self, call):
        self.opened.append(call.arguments["url"])
        return True

    @scenario_app.method("scene:openURLContexts:")
    def open_url_contexts(self, call):
        self.opened += call.arguments["url-contexts"]

    @scenario_app.method("sceneDidEnterBackground:")
    @scenario_app.method("applicationDidEnterBackground:")
    def did_enter_background(self, call):
        self.task = self.begin_background_task("save", expired=self.end)
        self.after("3s", self.save)

    @scenario_app.method("application:performFetchWithCompletionHandler:")
    def fetch(self, call):
        self.after("1s", lambda: self.call_completion_handler(call.handler))

    @scenario_app.observer("UIApplicationWillEnterForegroundNotification")
    def will_enter_foreground(self):
        self.opened.append("returned")

    def save(self):
        self.kept["draft"] = self.draft
        self.end()

    def end(self):
        if self.task:
            self.end_background_task(self.task)
            self.task = 0

    @scenario_app.action("type")
    def type(self, text):
        if not isinstance(text, str):
            raise scenario_app.Failed("it needs a string")
        self.draft += text

    @scenario_app.action("compute")
    def compute(self, duration):
        self.work(duration)

    @scenario_app.probe("draft")
    def read_draft(self):
        return self.draft

    @scenario_app.probe("opened")
    def read_opened(self):
        return self.opened


scenario_app.run(Notes)
