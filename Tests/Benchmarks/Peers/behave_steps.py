"""The steps of the story for behave."""

from behave import then, when
from lifecycle import App


@when("the app is launched")
def launch(context):
    context.app = App()
    context.app.perform("tap-icon")


@when("the user presses Home")
def home(context):
    context.app.perform("press-home")


@when("the user returns")
def back(context):
    context.app.perform("tap-icon")


@then('the app receives "{calls}"')
def receives(context, calls):
    context.app.check_calls(calls)


@then('the app is "{state}"')
def is_in_state(context, state):
    context.app.check_state(state)
