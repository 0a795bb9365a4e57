extension Machine {
  /// Records an effect with what it is given.
  mutating func note(_ effect: SystemEffect) {
    record(.effect(effect, details: trace.intern(details(of: effect))))
  }

  /// What a method is given when it is called now.
  func details(of method: DelegateMethod) -> Details {
    var values: [Detail: Details.Value] = [:]
    switch method {
    case .willFinishLaunching, .didFinishLaunching:
      if fixedFacts & Fact.scenes.mask == 0 {
        var options: [String: String] = [:]
        if let url {
          options["url"] = url.url
          options["source-application"] = url.source
        }
        if let event { options[event] = "true" }
        if !options.isEmpty { values[.options] = .mapping(options) }
      }
    case .handleOpenURL, .openURLSourceApplication, .openURLOptions:
      if let url {
        values[.url] = .text(url.url)
        if let source = url.source { values[.sourceApplication] = .text(source) }
      }
    case .willChangeStatusBarFrame, .didChangeStatusBarFrame:
      values[.height] = .text("\(statusBar.otherHeight)")
    case .sceneWillConnect, .sceneOpenURLContexts:
      if let url { values[.urlContexts] = .list([url.url]) }
    default: break
    }
    return Details(values: values)
  }

  /// What an effect that happens now is given.
  private func details(of effect: SystemEffect) -> Details {
    switch effect {
    case .fileOpened, .fileRead, .fileDenied, .fileNotOpen:
      Details(values: [.file: .text(action.text(0) ?? "")])
    default: Details(values: [:])
    }
  }
}
