/// What opposites of statements on services of the system do.
extension Effect {
  /// All of them.
  static let onlyInOppositesOfServices: [Effect] =
    [.mailComposer, .messageComposer, .camera, .photoLibrary].map(resigning)
    + [.textField, .textView].map(typing) + others

  /// A screen inside the app for which it would resign active.
  private static func resigning(for screen: ScreenKind) -> Effect {
    Self(
      "*resign*, if the screen is a \(screen.word)",
      leadsTo: .triggers([.procedure(.resign)])
    ) {
      if $0.action.word(ScreenKind.self, "kind") == screen { $0.trigger(.procedure(.resign)) }
    }
  }

  /// Text that only one kind of view edits.
  private static func typing(into kind: ViewKind) -> Effect {
    let name = kind == .textField ? "text field" : "text view"
    return interface("the text of a \(name) that is first responder changes") {
      guard let view = $1.firstResponder, let typed = $0.action.subject,
        $1.description.views[view].kind == kind
      else { return }
      $1.tree.setText(view, ($1.tree.nodes[view].text ?? "") + typed)
      $1.sendAction(of: view, &$0)
    }
  }

  private static let others: [Effect] = [
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
