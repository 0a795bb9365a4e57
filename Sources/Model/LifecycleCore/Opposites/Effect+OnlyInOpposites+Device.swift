/// What opposites do with audio, files and permissions in the place of what the model does.
extension Effect {
  static let onlyInOppositesOfDevice: [Effect] = audio + files + permissions + turns

  private static let audio: [Effect] = [
    Self("the app's audio is interrupted, and continues") {
      $0.process.audio.isInterrupted = true
      $0.process.audio.notices.append(.began)
    },
    Self("the app's audio is interrupted, and the app is notified as if that ended") {
      $0.process.backgroundUses.remove(.audio)
      $0.process.audio.isInterrupted = true
      $0.process.audio.notices.append(.ended(shouldResume: true))
    },
    Self("the interruption ends, and the app is notified as if one began") {
      $0.process.audio.isInterrupted = false
      $0.process.audio.notices.append(.began)
    },
    Self("the interruption ends, and the app is notified that it should resume in any case") {
      $0.process.audio.isInterrupted = false
      $0.process.audio.notices.append(.ended(shouldResume: true))
    },
  ]

  private static let files: [Effect] = [
    Self("the file has the protection of an app without an entitlement") {
      guard $0.environment.app.dataProtection != nil, $0.action["protection"] == .absent else {
        return
      }
      let isProtected = $0.settings.value(DefaultDataProtection.self) == .untilFirstUnlock
      $0.protectFile(isProtected ? .untilFirstUnlock : .none)
    },
    Self("the file has the protection of the app's entitlement, whatever its code asks for") {
      if let protection = $0.environment.app.dataProtection { $0.protectFile(protection) }
    },
  ]

  private static let turns: [Effect] = [
    turnOn("left", to: .landscapeLeft), turnOn("right", to: .landscapeRight),
  ]

  /// A turn from portrait to landscape, and from there on in the same direction.
  private static func turnOn(_ side: String, to landscape: Orientation) -> Effect {
    runningAppCode("the device is turned \(side), from landscape to upside down") {
      let isLandscape = $0.device.changes.orientation.isLandscape
      $0.device.changes.current = DeviceChange(
        property: .orientation,
        value: Orientation.allCases.firstIndex(of: isLandscape ? .upsideDown : landscape) ?? 0
      )
    }
  }

  private static let permissions: [Effect] = [
    Self("`permission-answered`, denied") {
      guard let kind = $0.permissionOfAction else { return }
      let answer = PermissionAnswer.denied.word
      $0.note(.permissionAnswered, [.kind: .text(kind.word), .answer: .text(answer)])
    }
  ]
}

extension Machine {
  /// Gives the file of the current action a protection, as if the app's code asked for it.
  fileprivate mutating func protectFile(_ protection: FileProtection) {
    let index = FileProtection.allCases.firstIndex(of: protection) ?? 0
    ruleStack.action = Action(action.kind, [.text(action.name), .word(index)])
  }
}
