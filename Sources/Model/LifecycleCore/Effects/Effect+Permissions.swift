/// Effects of requests for permissions, and of their answers.
extension Effect {
  static let askForPermission = Self(
    "the system asks the user when the app is idle",
    updating: { life, _ in life.hasPermissionRequest = true }
  ) {
    $0.process.requestedPermission = $0.permissionOfAction
    $0.clock.timers.schedule(.permissionPrompt, at: $0.clock.now)
  }
  static let beginPermissionPrompt = Self(
    "the request is before the user",
    updating: { life, _ in life.hasPermissionRequest = false }
  ) { _ in }
  static let repeatPermissionAnswer = Self("`permission-answered`, as the user did before") {
    if let kind = $0.permissionOfAction, let answer = $0.storage.permissions[kind] {
      $0.notePermission(kind, answer)
    }
  }
  static let warnAboutUsageDescription = Self(
    "the system writes to the console which usage description is missing"
  ) {
    $0.writeToConsole(.noUsageDescription, $0.missingUsageDescription)
  }
  static let leavePermissionOpen = Self("`permission-answered`, not determined") {
    if let kind = $0.permissionOfAction { $0.notePermission(kind, .notDetermined) }
  }
  /// Answers the request of the app whose alert is in front; nothing happens if the alert is another one.
  static func answerPermission(_ answer: PermissionAnswer) -> Effect {
    Self("`permission-answered` if the alert is about a request of the app: \(answer.word)") {
      guard let kind = $0.process.requestedPermission,
        $0.life.screen.overlays.last == .permissionAlert
      else { return }
      $0.process.requestedPermission = nil
      $0.storage.permissions[kind] = answer
      $0.notePermission(kind, answer)
    }
  }
  static let changePermission = Self("the permission is what the user chose") {
    let choice = $0.action.word(PermissionChoice.self, "to") ?? .denied
    if let kind = $0.action.word(ChangeablePermission.self, "kind") {
      $0.storage.permissions[kind.permission] = choice == .granted ? .granted : .denied
    }
  }
}

extension Machine {
  /// The permission for which the current action asks.
  var permissionOfAction: PermissionKind? { action.word(PermissionKind.self, "kind") }

  /// The key that the Info.plist lacks for this permission; nil if none is missing, or if its keys are not described.
  var missingUsageDescription: String? {
    guard let described = environment.app.usageDescriptions,
      let needed = permissionOfAction.flatMap({ UsageDescription(rawValue: $0.word) }),
      needed.since <= environment.os, !described.contains(needed)
    else { return nil }
    return needed.keys.first
  }

  fileprivate mutating func notePermission(_ kind: PermissionKind, _ answer: PermissionAnswer) {
    note(.permissionAnswered, [.kind: .text(kind.word), .answer: .text(answer.word)])
  }
}

extension ChangeablePermission {
  /// The permission for which an app asks.
  fileprivate var permission: PermissionKind {
    switch self {
    case .notifications: .notifications
    case .camera: .camera
    case .microphone: .microphone
    case .photos: .photos
    case .contacts: .contacts
    case .calendars: .calendars
    case .reminders: .reminders
    }
  }
}
