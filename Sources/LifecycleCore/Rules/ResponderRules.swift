/// How an event finds the object that handles it.
enum ResponderRules {
  private static let eventHandling = Source.guide2010("The Event-Handling System")
  private static let runLoop = Source.guide2014("The Main Run Loop")
  private static let targetAction = Source.book("The Target-Action pattern")

  static let iPhoneOS: [Rule] = [
    Rule(
      "dispatch.touch",
      on: .procedure(.dispatchTouch),
      parts: [
        .for("F14.1", "F15.1", "F126.2", do: .interface(.findView)),
        .for("F13.3", "F126.1", "F126.3", "F128.1", do: .interface(.offer)),
      ],
      because:
        "application, window and view hand a touch on; what the view does not handle goes up",
      .stated,
      eventHandling,
      runLoop
    ),
    Rule(
      "dispatch.first-responder",
      on: .procedure(.dispatchToFirstResponder),
      parts: [
        .for("F17.3", "F128.2", do: .interface(.findFirstResponder)),
        .for("F127.1", "F128.2", do: .interface(.offer)),
      ],
      because: "what happens nowhere on the screen goes to the first responder",
      .stated,
      runLoop
    ),
    Rule(
      "action.target",
      serves: ["F4.2"],
      on: .procedure(.sendAction),
      if: [.fact(.actionHasTarget)],
      parts: [
        .for("F4.1", "F130.1", "F161.5", do: .interface(.sendToTarget))
      ],
      because: "a control sends its action message to its target",
      .stated,
      targetAction,
      eventHandling
    ),
    Rule(
      "action.chain",
      on: .procedure(.sendAction),
      parts: [
        .for("F14.5", "F127.2", "F127.3", do: .interface(.sendAlongChain))
      ],
      because: "an action message without a target goes along the responder chain",
      .inferred,
      .uikit("UIControl, target-action")
    ),
    Rule(
      "keyboard.show",
      serves: ["F133.1", "F152.1"],
      on: .procedure(.changeFirstResponder),
      if: [.fact(.wantsKeyboard), .not(.keyboardIsShown)],
      parts: [
        .for("F15.2", "F17.3", do: .interface(.changeFirstResponder)),
        .for("F133.1", "F152.1", do: .post(.keyboardWillShow)),
        .for("F152.1", do: .note(.keyboardShown)),
        .for("F133.1", "F152.1", do: .post(.keyboardDidShow)),
      ],
      because: "the keyboard comes when a view that takes text becomes the first responder",
      .stated,
      .guide2010("The Text System")
    ),
    Rule(
      "keyboard.hide",
      serves: [133, "F154.6"],
      on: .procedure(.changeFirstResponder),
      if: [.not(.wantsKeyboard), .fact(.keyboardIsShown)],
      do: [
        .interface(.changeFirstResponder), .post(.keyboardWillHide), .post(.keyboardDidHide),
      ],
      because: "it goes when that view is the first responder no longer, or keys are connected",
      .stated,
      .guide2010("The Text System")
    ),
    Rule(
      "responder.change",
      serves: ["F17.3", "F133.1"],
      on: .procedure(.changeFirstResponder),
      do: [.interface(.changeFirstResponder)],
      because: "the keyboard stays, or is away, when the first responder changes otherwise",
      .inferred,
      .guide2010("The Text System")
    ),
    Rule(
      "responder.become",
      serves: ["F17.3", "F133.1"],
      on: .action(.becomeFirstResponder),
      do: [.interface(.chooseResponder), .perform(.changeFirstResponder)],
      because: "the app can choose the first responder itself",
      .inferred,
      .uikit("UIResponder becomeFirstResponder")
    ),
    Rule(
      "responder.resign",
      serves: [133],
      on: .action(.resignFirstResponder),
      do: [.interface(.chooseNobody), .perform(.changeFirstResponder)],
      because: "the app can send the keyboard away",
      .inferred,
      .uikit("UIResponder resignFirstResponder")
    ),
    keyboard("keyboard.connect", on: .connectKeyboard, isConnected: true),
    keyboard("keyboard.disconnect", on: .disconnectKeyboard, isConnected: false),
    Rule(
      "keyboard.type",
      serves: ["F133.1", "F154.6"],
      on: .action(.typeText),
      if: [.state([.active]), .fact(.takesTyping)],
      parts: [
        .for("F130.1", "F152.2", do: .interface(.type))
      ],
      because: "the app hears of what was typed by the action of the text field",
      .stated,
      .guide2011("App States and Multitasking"),
      .guide2010("The Text System")
    ),
  ]

  private static func keyboard(
    _ id: String,
    on kind: ActionKind,
    isConnected: Bool
  ) -> Rule {
    Rule(
      id,
      serves: ["F154.6"],
      on: .action(kind),
      do: [.interface(.connectKeyboard(isConnected))],
      because: "while a hardware keyboard is connected, none is needed on the screen",
      .stated,
      .book("Hardware interaction")
    )
  }
}
