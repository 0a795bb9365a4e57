extension Machine {
  /// Carries out what concerns services of the system and kinds of devices.
  mutating func carryOut(_ effect: ServiceEffect) {
    switch effect {
    case .presentScreen:
      guard case .word(let index) = action.argument(0) else { break }
      let screen = ScreenKind.allCases[index]
      belongings.screens.append(screen)
      note(.screenPresented, [.kind: .text(screen.word)])
    case .finishScreen:
      guard let screen = belongings.screens.popLast() else { break }
      note(.screenDismissed, [.kind: .text(screen.word)])
      runHandler(of: .screen(belongings.screens.count))
    case .addCalendarEvent: note(.calendarEventAdded, action.text(0))
    case .makeFormatter(let follows):
      guard let name = action.text(1) else { break }
      belongings.formatters[name] = .some(follows ? nil : changes.localeChanges)
    case .useFormatter:
      guard let name = action.text(0), let formatter = belongings.formatters[name] else { break }
      let isCurrent = formatter == nil || formatter == changes.localeChanges
      note(.formatted, [.name: .text(name), .locale: .text(isCurrent ? "current" : "outdated")])
    case .copy: pasteboard = action.text(0).map { [$0] } ?? []
    case .paste:
      if let text = pasteboard.first {
        note(.pasted, [.text: .text(text)])
      } else {
        note(.pasteboardEmpty)
      }
    case .startTransfer:
      if let session = action.text(0), !transfers.contains(session) { transfers.append(session) }
    case .finishTransfers: transfers.removeAll { $0 == action.text(0) }
    case .cancelTransfers:
      for session in transfers { note(.transfersCancelled, [.identifier: .text(session)]) }
      transfers.removeAll()
    case .scale:
      belongings.isScaledUp.toggle()
      note(.displayScaled, [.scale: .text(belongings.isScaledUp ? "2x" : "1x")])
    case .turn(let isLeft): changes.current = changes.turn(isLeft: isLeft)
    }
  }
}

extension ChangeBoard {
  /// The device turned by a quarter: from portrait to landscape, and back.
  fileprivate func turn(isLeft: Bool) -> DeviceChange {
    let landscape: Orientation = isLeft ? .landscapeLeft : .landscapeRight
    let new = isLandscape ? Orientation.portrait : landscape
    return DeviceChange(
      slot: .orientation,
      value: Orientation.allCases.firstIndex(of: new) ?? ChangeSlot.orientation.initialValue
    )
  }
}
