private let eventHandling = Source.guide2010("The Event-Handling System")
private let hardware = Source.book("Hardware interaction")
private let runLoop = Source.guide2014("The Main Run Loop")

/// Delivery of events to the objects that handle them.
var responderRules: [Rule] {
  [Rule](stated: .guide2010("The Text System")) {
    Rule("dispatch.touch", on: .procedure(.dispatchTouch))?
      .does(.findView, for: "F14.1", "F15.1", "F126.2")
      .does(.offerEvent, for: "F13.3", "F126.1", "F126.3", "F128.1")
      .because(
        "application, window and view forward a touch; what the view does not handle goes up the responder chain"
      )
      .stated(eventHandling, runLoop)
    Rule("dispatch.first-responder", on: .procedure(.dispatchToFirstResponder))?
      .does(.findFirstResponder, for: "F17.3", "F128.2")
      .does(.offerEvent, for: "F127.1", "F128.2")
      .because("an event without a location on the screen goes to the first responder")
      .stated(runLoop)
    Decision(on: .procedure(.sendAction)) {
      Rule("action.target")
        .when(.fact(.actionHasTarget), for: "F4.2")
        .does(.sendActionToTarget, for: "F4.1", "F130.1", "F161.5")
        .because("a control sends its action message to its target")
        .stated(.book("The Target-Action pattern"), eventHandling)
      Rule("action.chain")
        .does(.sendActionAlongChain, for: "F14.5", "F127.2", "F127.3")
        .because("an action message without a target goes along the responder chain")
        .inferred(.uikit("UIControl, target-action"))
    }
    Decision(on: .procedure(.changeFirstResponder)) {
      Rule("keyboard.show")
        .when(.fact(.wantsKeyboard), .not(.keyboardIsShown), for: "F133.1", "F152.1")
        .does(.changeFirstResponder, for: "F15.2", "F17.3", "F299.1")
        .does(.post(.keyboardWillShow), for: "F133.1", "F152.1")
        .does(.note(.keyboardShown), for: "F152.1")
        .does(.post(.keyboardDidShow), for: "F133.1", "F152.1", "F298.1")
        .because("the keyboard appears when a view that accepts text becomes the first responder")
      Rule("keyboard.hide")
        .when(.not(.wantsKeyboard), .fact(.keyboardIsShown))
        .does(.changeFirstResponder, .post(.keyboardWillHide), for: 133, "F154.6")
        .does(.post(.keyboardDidHide), for: 133, "F154.6")
        .because(
          "the keyboard disappears when that view is no longer the first responder, or a hardware keyboard is connected"
        )
      Rule("responder.change")
        .does(.changeFirstResponder, for: "F17.3", "F133.1")
        .because("otherwise the keyboard stays visible or hidden when the first responder changes")
        .inferred(.guide2010("The Text System"))
    }
    Rule("responder.become", on: .action(.becomeFirstResponder))?
      .does(.chooseResponder, .perform(.changeFirstResponder), for: "F17.3", "F133.1")
      .because("the app can set the first responder itself")
      .inferred(.uikit("UIResponder becomeFirstResponder"))
    Rule("responder.resign", on: .action(.resignFirstResponder))?
      .does(.chooseNoResponder, .perform(.changeFirstResponder), for: 133)
      .because("the app can dismiss the keyboard")
      .inferred(.uikit("UIResponder resignFirstResponder"))
    [Rule](because: "while a hardware keyboard is connected, no keyboard is shown on the screen") {
      Rule("keyboard.connect", on: .action(.connectKeyboard))?
        .does(.setKeyboardConnected(true), for: "F154.6")
        .inferred(hardware)
      Rule("keyboard.disconnect", on: .action(.disconnectKeyboard))?
        .does(.setKeyboardConnected(false), for: "F154.6")
        .inferred(hardware)
    }
    Rule("keyboard.type", on: .action(.typeText))?
      .when(.state([.active]), .fact(.acceptsTyping), for: "F133.1", "F154.6")
      .does(.typeText, for: "F130.1", "F152.2")
      .because("the app receives typed text through the action of the text field")
      .stated(.guide2011("App States and Multitasking"), .guide2010("The Text System"))
  }
}
