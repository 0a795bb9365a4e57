"""The steps of the story for pytest-bdd."""

import pytest
from lifecycle import App
from pytest_bdd import parsers, scenarios, then, when

scenarios("features")


@pytest.fixture
def app():
    return App()


@when("the app is launched")
@when("the user returns")
def tap(app):
    app.perform("tap-icon")


@when("the user presses Home")
def home(app):
    app.perform("press-home")


@then(parsers.parse('the app receives "{calls}"'))
def receives(app, calls):
    app.check_calls(calls)


@then(parsers.parse('the app is "{state}"'))
def is_in_state(app, state):
    app.check_state(state)
