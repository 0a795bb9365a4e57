"""The keywords of the story for Robot Framework: it makes an instance for each test."""

from lifecycle import App


class StoryLibrary:
    ROBOT_LIBRARY_SCOPE = "TEST"

    def __init__(self):
        self.app = App()

    def launch_the_app(self):
        self.app.perform("tap-icon")

    def press_home(self):
        self.app.perform("press-home")

    def return_to_the_app(self):
        self.app.perform("tap-icon")

    def the_app_should_receive(self, calls):
        self.app.check_calls(calls)

    def the_app_should_be(self, state):
        self.app.check_state(state)
