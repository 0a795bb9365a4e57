/// Effects of system services and of device kinds.
extension Effect {
  // Screens of the system.
  static let presentScreen = runningAppCode("`screen-presented`") {
    guard let screen = $0.action.word(ScreenKind.self, "kind") else { return }
    $0.process.resources.screens.append(screen)
    $0.note(.screenPresented, [.kind: .text(screen.word)])
  }
  static let finishScreen = runningAppCode("`screen-dismissed`, and run the app's code after it") {
    guard let screen = $0.process.resources.screens.popLast() else { return }
    $0.note(.screenDismissed, [.kind: .text(screen.word)])
    $0.runHandler(of: .screen($0.process.resources.screens.count))
  }
  static let addCalendarEvent = runningAppCode("`calendar-event-added`") {
    $0.note(.calendarEventAdded, $0.action.subject)
  }

  // Formatters.
  static func makeFormatter(follows: Bool) -> Effect {
    runningAppCode(
      "a formatter with that name, which \(follows ? "follows the user's locale" : "keeps the locale")"
    ) {
      guard let name = $0.action.text("name") else { return }
      let locale = follows ? nil : $0.device.changes.localeChanges
      $0.process.resources.formatters[name] = .some(locale)
    }
  }
  static let useFormatter = runningAppCode("`formatted`, if there is a formatter with that name") {
    let name = $0.action.name
    guard let formatter = $0.process.resources.formatters[name] else { return }
    let isCurrent = formatter == nil || formatter == $0.device.changes.localeChanges
    $0.note(.formatted, [.name: .text(name), .locale: .text(isCurrent ? "current" : "outdated")])
  }

  // The pasteboard.
  static let copy = runningAppCode("the text is on the pasteboard") {
    $0.device.pasteboard = $0.action.subject
  }
  static let paste = runningAppCode("`pasted` or `pasteboard-empty`") {
    if let text = $0.device.pasteboard {
      $0.note(.pasted, [.text: .text(text)])
    } else {
      $0.note(.pasteboardEmpty)
    }
  }

  // Devices.
  /// Toggles whether an iPhone app fills the display of an iPad.
  static let scaleDisplay = runningAppCode("`display-scaled`") {
    $0.process.resources.isScaledUp.toggle()
    let scale = $0.process.resources.isScaledUp ? "2x" : "1x"
    $0.note(.displayScaled, [.scale: .text(scale)])
  }
  /// Rotates by a quarter turn, as the Simulator's menu does: from portrait to landscape and back.
  static func turnDevice(isLeft: Bool) -> Effect {
    runningAppCode("the device is turned \(isLeft ? "left" : "right")") {
      let landscape: Orientation = isLeft ? .landscapeLeft : .landscapeRight
      let isLandscape = $0.device.changes.orientation.isLandscape
      $0.device.changes.current = DeviceChange(
        property: .orientation,
        value: Orientation.allCases.firstIndex(of: isLandscape ? .portrait : landscape) ?? 0
      )
    }
  }
}
