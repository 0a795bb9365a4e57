extension BehaviorArea {
  static let foreground = BehaviorArea(
    title: "Returning to the foreground",
    introduction: "The way back, and what the app learns of the time in between.",
    """
    F89 core
    1. The user returns to an app from the Home screen or in the switcher: it goes from the
       background to inactive to active.
       [2010 Resuming Foreground Execution; 2010 Figure 2-6; translation III.4 Returning to the
        foreground; book Your application resumes processing]
    2. `applicationWillEnterForeground:` is called, then `applicationDidBecomeActive:`.
       [2010 Resuming Foreground Execution; 2010 Figure 2-6; 2011 Managing App State Changes;
        translation III.4 Returning to the foreground]

    F90 core
    1. `applicationWillEnterForeground:` is the place to undo what
       `applicationDidEnterBackground:` did, and to restart services.
       [2010 Resuming Foreground Execution; translation III.4 Returning to the foreground; book
        Listing 1-2]

    F91 core
    1. While an app is suspended the system keeps the changes that concern it, and makes one event
       of all of a kind, for the net change.
       [2010 Resuming Foreground Execution; 2010 Responding to System Changes While in the
        Background; translation III.4 Returning to the foreground; book Your application resumes
        processing]
    2. A device that was turned several times gives one event with its last orientation; whether a
       change that was undone gives one is the switch `coalesce-no-net-change`.
       [2010 Responding to System Changes While in the Background; book Your application resumes
        processing]

    F92 core
    1. A view that was marked to be redrawn is redrawn when the app returns to the foreground.
       [2010 Table 2-4]
    2. It is not redrawn when the app runs in the background.
       [2010 Table 2-4]

    F93 core
    1. An accessory that was connected is reported by `EAAccessoryDidConnectNotification`.
       [2010 Table 2-4]
    2. One that was disconnected is reported by `EAAccessoryDidDisconnectNotification`.
       [2010 Table 2-4]

    F94 core
    1. A device that was turned is reported by `UIDeviceOrientationDidChangeNotification`.
       [2010 Table 2-4]
    2. View controllers turn their views by themselves.
       [2010 Table 2-4; 2010 Resuming Foreground Execution]

    F95 core
    1. A significant change of the time is reported by
       `UIApplicationSignificantTimeChangeNotification`.
       [2010 Table 2-4]

    F96 core
    1. A change of the battery's level or state is reported by
       `UIDeviceBatteryLevelDidChangeNotification` or `UIDeviceBatteryStateDidChangeNotification`.
       [2010 Table 2-4]

    F97 core
    1. A change of the proximity sensor is reported by
       `UIDeviceProximityStateDidChangeNotification`.
       [2010 Table 2-4]

    F98 core
    1. Protected files that become unavailable are reported by
       `UIApplicationProtectedDataWillBecomeUnavailable`.
       [2010 Table 2-4]
    2. Those that become available by `UIApplicationProtectedDataDidBecomeAvailable`.
       [2010 Table 2-4]

    F99 core
    1. An external display that was connected or disconnected is reported by
       `UIScreenDidConnectNotification` or `UIScreenDidDisconnectNotification`.
       [2010 Table 2-4]

    F100 core
    1. A display that changed its mode is reported by `UIScreenModeDidChangeNotification`.
       [2010 Table 2-4]

    F101 core
    1. A change of the app's preferences in Settings is reported by
       `NSUserDefaultsDidChangeNotification`, and the app reads them again.
       [2010 Table 2-4; 2010 Responding to Changes in Your Application’s Settings; book Your
        application resumes processing]
    2. The app resets its interface, and hides what was private until a password is entered again.
       [2010 Responding to Changes in Your Application’s Settings]

    F102 core
    1. A change of language or region is reported by `NSCurrentLocaleDidChangeNotification`.
       [2010 Table 2-4; 2010 Handling Locale Changes Gracefully; translation III.4 Returning to
        the foreground]
    2. The app updates its views.
       [2010 Handling Locale Changes Gracefully; translation III.4 Returning to the foreground]
    3. A locale from `autoupdatingCurrentLocale` follows by itself.
       [translation III.4 Returning to the foreground]
    4. Formatters that the app cached must be created again.
       [translation III.4 Returning to the foreground]

    F103 core
    1. What was kept is delivered when the app runs again, in the foreground or in the background
       but for F92.
       [2010 Table 2-4]
    2. It is delivered on the main run loop.
       [2010 Responding to System Changes While in the Background; 2011 App States and
        Multitasking; translation III.4 Returning to the foreground]
    3. It arrives before any input of the user; where on the way to the front is the switch
       `queued-events`.
       [2010 Responding to System Changes While in the Background; translation III.4 Returning to
        the foreground]

    F104 core
    1. An app in the background may ask for views to be redrawn; the requests are merged, and the
       redrawing is done after the return to the foreground.
       [translation III.4 Returning to the foreground]

    F176 doc
    1! If the app responds slowly after a resume, look with Instruments whether the handlers of
       queued notifications are the cause.
       [2010 Responding to System Changes While in the Background; translation III.4 Returning to
        the foreground]
    """
  )
}
