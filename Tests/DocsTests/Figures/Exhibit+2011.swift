extension Exhibit {
  static let guide2011 = """
    Table 3-1: The states of an app
    - Not running: not launched yet, or terminated.
      [F42.1]
    - Inactive: in front without the user's input, for longer only while the screen is locked or the system waits
      for the user. The text of the guide adds Notification Center.
      [F42.2 F43.1 F43.2 F310.1]
    - Active: in front, with the user's input.
      [F42.3]
    - Background: off the screen and running; an app that is launched there begins with it, and is not inactive before.
      [F25.2 F29.1 F42.4]
    - Suspended: in memory, running nothing; the app is not notified of it, nor when it is purged.
      [F44.1 F44.2 F45.1 F307.1]
    Figure 3-1: The ways from state to state
    draw Scenarios/figures/guide-2011.yaml: All ways between the five states, and an end
    - From not running to inactive and active, or to the background.
      [F47.1]
    - To and fro between active and inactive, inactive and background, background and suspended.
      [F47.2 F47.3]
    - From every state to not running.
      [F47.4]
    - Inactive and active are in the foreground, in the background and suspended are not.
      [F306.1]
    Figure 3-2: A launch into the foreground
    draw Scenarios/figures/guide-2011.yaml: A launch into the foreground, until another app takes its place
    - The tap on the icon leads through main and UIApplicationMain to the interface file and the launch method.
      [F20.1 F26.1 F26.2]
    - The app is activated, and its event loop handles events until the user switches to another app.
      [F26.3 F66.2]
    Figure 3-3: A launch into the background
    draw Scenarios/figures/guide-2011.yaml: A launch into the background handles the event and ends in suspension
    draw Scenarios/figures/guide-2011.yaml: A launch into the background with the call that the figure names
    - The launch is the same as far as the launch method, but the app enters the background. Text and
      figure name different calls there, and a switch decides.
      [F27.1 F27.2 F28.1]
    - The figure begins with a tap on the icon, which in fact leads to the foreground.
      [F303.1]
    - While it is allowed to run, the app monitors events, handles them, and sleeps in between.
      [F28.2 F166.1]
    - When it is not, it is suspended, and in the end terminated or brought forward.
      [F166.2]
    Listing 3-1: main, with a pool as a block and the delegate's class
    - The pool is a block around UIApplicationMain.
      [F7.2]
    - The class of the delegate is named, so it does not come from a nib.
      [F10.2 F21.4]
    Figure 3-4: An interruption by an alert
    draw Scenarios/figures/guide-2011.yaml, step 2: An interruption that the user ignores
    draw Scenarios/figures/guide-2011.yaml, step 2: An interruption that the user accepts
    - The app resigns, and the alert is shown.
      [F50.3 F50.4]
    - The user ignores the alert, and the app is active again.
      [F51.1]
    - Or the user goes to another app, and this one leaves the foreground.
      [F52.1]
    Figure 3-5: From the foreground to the background
    draw Scenarios/figures/guide-2011.yaml, step 2: From the foreground to the background, where the app sleeps and handles events
    - The app resigns and enters the background.
      [F66.1]
    - While it is allowed to run, it monitors events, handles them, and sleeps in between.
      [F166.1]
    - When it is not, it is suspended, and comes to the foreground or is terminated later.
      [F47.3 F66.3 F166.2]
    """
}
