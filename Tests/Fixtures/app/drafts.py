"""An app under test that loses its draft: it is saved when the app leaves the foreground, and forgotten by 'forget'.

With 'fixed', it is saved in the background. 'slow' and 'crash' fail when the app is launched again.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Examples/AppProtocol"))
import scenario_app  # noqa: E402

MODE = sys.argv[1] if len(sys.argv) > 1 else "forget"


class Drafts(scenario_app.App):
    def __init__(self, connection, kept):
        super().__init__(connection, kept)
        self.draft = kept.get("draft", "")
        self.launches = kept["launches"] = kept.get("launches", 0) + 1

    @scenario_app.method("application:didFinishLaunchingWithOptions:")
    def did_finish_launching(self, call):
        if MODE == "crash" and self.draft:
            sys.exit(3)
        return True

    @scenario_app.method("applicationDidEnterBackground:")
    def did_enter_background(self, call):
        if MODE == "slow":
            self.work("30s")
        if MODE != "forget":
            self.kept["draft"] = self.draft

    @scenario_app.method("sceneDidEnterBackground:")
    def scene_did_enter_background(self, call):
        self.did_enter_background(call)

    @scenario_app.action("type")
    def type(self, text):
        if not isinstance(text, str):
            raise scenario_app.Failed("it needs a string")
        self.draft += text

    @scenario_app.probe("draft")
    def read_draft(self):
        return self.draft

    @scenario_app.probe("launches")
    def read_launches(self):
        return self.launches


scenario_app.run(Drafts)
