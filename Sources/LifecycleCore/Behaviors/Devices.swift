extension BehaviorArea {
  static let devices = BehaviorArea(
    title: "Devices and tools",
    introduction: "What one can do to a device or the Simulator, and what to know of the tools.",
    """
    F154 env
    1. The Hardware menu of the Simulator turns the device left and right.
       [book Hardware interaction]
    2. It shakes the device.
       [book Hardware interaction]
    3. It presses Home and locks the device.
       [book Hardware interaction]
    4. It simulates a memory warning.
       [book Hardware interaction]
    5. It toggles the status bar of a call, on an iPhone only.
       [book Hardware interaction]
    6. It takes the Mac's keyboard for a hardware keyboard, which takes the keyboard on the screen
       away.
       [book Hardware interaction]
    7. It connects a display of 640×480, 1024×768 or 1280×720, and takes it away.
       [book Hardware interaction]

    F155 env
    1. The gestures are tap, touch and hold, double tap, two-finger tap, swipe, flick, drag, and
       pinching in and out.
       [book Gestures; book Table 5-1]
    2. The Simulator knows two fingers at most, and no swipe or drag with both.
       [book Gestures; book Limitations]

    F156 env
    1. To remove an app from the background the user presses Home twice, holds one of the icons
       that appear until it wiggles, and taps its red badge; Home ends the wiggling, and Home
       again leads back to the Home screen.
       [book Uninstalling apps and resetting your device]

    F162 env
    1. Pressing Home twice shows the apps that are in the background in a pane below the dock; the
       user taps one to switch to it.
       [book Your application resumes processing]

    F170 env
    1. To uninstall an app the user holds its icon on the Home screen until the icons wiggle, taps
       its ×, and presses Home.
       [book Uninstalling apps and resetting your device]
    2. Dragging an icon only moves it.
       [book Uninstalling apps and resetting your device]

    F171 env
    1. Reset Content and Settings brings the Simulator back to its first state: every installed
       app is gone.
       [book Uninstalling apps and resetting your device]

    F172 env
    1. Build and Run installs the app on the Simulator or device and launches it.
       [book Building and Running Your Application]
    2. The Simulator takes no app from the App Store.
       [book The Simulator; book Limitations]

    F157 doc
    1! Do not take the Simulator for a device: it has the frameworks, the processor and the memory
       of the Mac, installs apps in a different folder, reports 37.3317 N 122.0307 W as its
       location, and differs in its accelerometer and in the pixels of OpenGL ES.
       [book Limitations]

    F158 doc
    1! Interface Builder makes objects and not code: edit them as a xib, which becomes a nib, with
       its library and inspector windows.
       [book Using Interface Builder]

    F159 env
    1. An iPhone app runs on an iPad in compatibility mode, centered or scaled up.
       [book Starting from an existing iPhone app]
    2. A universal app runs on both; a target for one device runs on that one.
       [book Starting from an existing iPhone app]

    F160 doc
    1! Develop in steps, and keep the files of a project in groups.
       [book Developing Using the SDK; book Exploring Your Project]

    F175 doc
    1! Find your way in Xcode 3: the welcome screen, the templates under New Project, Groups &
       Files, the detail view, the toolbar, the editor with its navigation bar, the status bar.
       [book Creating Your Xcode Project; book Exploring Your Project; book Customizing Xcode to
        Your Liking]
    """
  )
}
