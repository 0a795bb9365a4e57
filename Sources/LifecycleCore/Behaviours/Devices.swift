extension BehaviourArea {
  static let devices = BehaviourArea(
    title: "Devices and tools",
    introduction: "What one can do to a device or the Simulator, and what to know of the tools.",
    rows: [
      Behaviour(
        154,
        .env,
        [.book],
        """
        The Hardware menu of the Simulator turns the device left and right, shakes it, presses \
        Home, locks it, simulates a memory warning, toggles the status bar of a call (iPhone \
        only) and a hardware keyboard, and connects a display of 640×480, 1024×768 or 1280×720.
        """
      ),
      Behaviour(
        155,
        .env,
        [.book],
        """
        The gestures are tap, touch and hold, double tap, two-finger tap, swipe, flick, drag, \
        and pinching in and out, with two fingers at most.
        """
      ),
      Behaviour(
        156,
        .env,
        [.book],
        """
        To remove an app from the background the user presses Home twice, holds one of the icons \
        that appear until it wiggles, and taps its red badge. Home ends the wiggling, and Home \
        again leads back to the Home screen.
        """
      ),
      Behaviour(
        170,
        .env,
        [.book],
        """
        To uninstall an app the user holds its icon on the Home screen until the icons wiggle, \
        taps its ×, and presses Home. Dragging an icon only moves it.
        """
      ),
      Behaviour(
        171,
        .env,
        [.book],
        """
        Reset Content and Settings brings the Simulator back to its first state: every installed \
        app is gone.
        """
      ),
      Behaviour(
        172,
        .env,
        [.book],
        """
        Build and Run installs the app on the Simulator or device and launches it. The Simulator \
        takes no app from elsewhere.
        """
      ),
      Behaviour(
        157,
        .doc,
        [.book],
        """
        Do not take the Simulator for a device. It has the frameworks, the processor and the \
        memory of the Mac, installs apps in a place of its own, stands at 37.3317 N 122.0307 W, \
        knows two fingers at most and no swipe or drag with both, and differs in its \
        accelerometer and in the pixels of OpenGL ES.
        """
      ),
      Behaviour(
        158,
        .doc,
        [.book],
        """
        Interface Builder makes objects and not code: edit them as a xib, which becomes a nib, \
        with its library and inspector windows. A template begins with an app delegate, a view \
        controller, `MainWindow.xib` and the Info.plist.
        """
      ),
      Behaviour(
        159,
        .doc,
        [.book],
        """
        Choose between a universal app, a target for each device, and separate projects; an \
        iPhone app runs on an iPad in compatibility mode, centred or scaled up. Build as Debug \
        or as Release, with the SDK of the Simulator or that of the device (4.2 in the book).
        """
      ),
      Behaviour(
        160,
        .doc,
        [.book],
        """
        Develop in steps, of which the book has seven, and keep the files of a project in \
        groups. UIKit, Foundation and Core Graphics are linked unless you say otherwise.
        """
      ),
      Behaviour(
        175,
        .doc,
        [.book],
        """
        Find your way in Xcode 3: the welcome screen, the templates under New Project, Groups & \
        Files, the detail view, the toolbar, the editor with its navigation bar, the status bar. \
        In its preferences are the console on start, build results, updates of the \
        documentation, indentation and line numbers.
        """
      ),
    ]
  )
}
