/// What opposites of statements on services of the system do.
extension Effect {
  /// All of them.
  static let onlyInOppositesOfServices: [Effect] = [
    Self("`screen-presented` for a contact that the user chooses") {
      guard let screen = $0.action.word(ScreenKind.self, "kind") else { return }
      $0.process.resources.screens.append(screen)
      let shown = screen == .contactEditor ? .contactPicker : screen
      $0.note(.screenPresented, [.kind: .text(shown.word)])
    },
    Self("the app receives a token for pushes at once") {
      $0.record(.call(.didRegisterForRemoteNotifications))
    },
    Self("`keyboard-shown` without a language") { $0.note(.keyboardShown, Details()) },
  ]
}
