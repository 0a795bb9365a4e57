@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  private static let tasks = "BGTaskSchedulerPermittedIdentifiers"

  /// Rules for the background tasks that the code registers.
  static let taskCodeRules = [
    LintRule("processing-without-task")
      .effect(.note, "the mode has no effect", from: 13)
      .stated(.key("UIBackgroundModes"))
      .when { $0.code?.registersNoTask == true }
      .at { $0.mode("processing") }
      .says("no code registers a task for the background mode '{}'")
      .help("remove the mode, or register a task with BGTaskScheduler"),
    LintRule("task-without-mode")
      .effect(.warning, "requests for it fail with notPermitted (3)", from: 13)
      .stated(.apple("Background Tasks", "BGTaskScheduler.Error.Code.notPermitted"))
      // Without any of the modes, one finding is enough.
      .when { !($0.lacksMode("fetch") && $0.lacksMode("processing")) }
      .atPlaces { app in
        (app.plist[tasks]?.items ?? []).compactMap { node in
          app.missingMode(ofTask: node).map { LintPlace(node: node, words: ["mode": $0]) }
        }
      }
      .says("the task '{}' needs the background mode '{mode}'")
      .help("add '{mode}' to UIBackgroundModes"),
    LintRule("unregistered-task")
      .effect(.note, "the identifier has no effect", from: 13)
      .stated(.apple("Background Tasks", "register(forTaskWithIdentifier:using:launchHandler:)"))
      .atEach { app in
        guard let code = app.code, !code.mayBeIncomplete, let known = code.registeredTasks,
          !known.isEmpty
        else { return [] }
        return (app.plist[tasks]?.items ?? []).filter { node in
          node.text.map { !$0.hasSuffix("*") && !known.contains($0) } ?? false
        }
      }
      .says("no code registers a task with the identifier '{}'")
      .help("remove it, or register a task with it"),
    LintRule("unpermitted-task")
      .effect(
        .warning,
        "register(forTaskWithIdentifier:) returns false, and the task never runs",
        from: 13
      )
      .stated(.apple("Background Tasks", "register(forTaskWithIdentifier:using:launchHandler:)"))
      .atCode { app, code in
        let nodes = app.plist[tasks]?.items ?? []
        guard app.plist.isComplete, !nodes.contains(where: { $0.text == nil }),
          code.registeredTasks != nil
        else { return [] }
        let permitted = nodes.compactMap(\.text)
        return code.facts.taskRegistrations.compactMap { registration in
          guard case .known(let name) = registration.identifier,
            registration.context.condition == nil,
            !permitted.contains(where: { name.isPermitted(by: $0) })
          else { return nil }
          return LintPlace(node: app.plist, location: registration.context.location, word: name)
        }
      }
      .says("'{}' is not in \(tasks)")
      .help("add it there"),
    LintRule("task-never-completed")
      .effect(.warning, "the system can end the app when the time of the task is over", from: 13)
      .stated(.apple("Background Tasks", "BGTask, setTaskCompleted(success:)"))
      .atCode { app, code in
        guard code.facts.completesTasks == false, !code.mayBeIncomplete else { return [] }
        let reach = CodeReach(code)
        return code.facts.taskRegistrations.prefix(1).filter { !code.givesTaskAway($0, reach) }.map
        {
          LintPlace(node: app.plist, location: $0.context.location)
        }
      }
      .says("no code calls 'setTaskCompleted(success:)'")
      .help("call it when the work of the task is done, and in its expiration handler"),
  ]
}

extension AppFacts {
  /// The background mode that a task needs by its kind, and that is missing.
  fileprivate func missingMode(ofTask identifier: PlistNode) -> String? {
    let kinds = identifier.text.flatMap { code?.facts.identifierKinds[$0] }
    let mode: String
    switch kinds {
    case [.processingTask]: mode = "processing"
    case [.refreshTask]: mode = "fetch"
    default: return nil
    }
    return lacksMode(mode) ? mode : nil
  }
}

extension AppCode {
  /// The identifiers of the tasks that the code registers; nil if one of them is not known.
  fileprivate var registeredTasks: Set<String>? {
    let inViews = facts.viewEvents.filter { $0.kind == .appRefreshTask }
    let values = facts.taskRegistrations.map(\.identifier) + inViews.compactMap(\.argument)
    var names: Set<String> = []
    for value in values {
      guard case .known(let name) = value else { return nil }
      names.insert(name)
    }
    return names
  }

  /// Whether code that was not read may complete the task of a registration: it is given something in the same function.
  fileprivate func givesTaskAway(_ registration: TaskRegistration, _ reach: CodeReach) -> Bool {
    let functions = (possibleDelegates.flatMap(\.functions) + facts.helpers).filter {
      "\($0.declaringType).\($0.name)" == registration.context.function
    }
    guard let function = functions.first else { return true }
    return function.calls.contains { call in
      call.baseName != "register" && !call.arguments.isEmpty
        && reach.targets(call, in: function).isEmpty
    }
  }

  /// Whether no code registers any task.
  fileprivate var registersNoTask: Bool { !mayBeIncomplete && registeredTasks?.isEmpty == true }
}

extension String {
  /// Whether an entry of the permitted identifiers, which can end with a wildcard, permits an identifier.
  fileprivate func isPermitted(by entry: String) -> Bool {
    entry.hasSuffix("*") ? hasPrefix(entry.dropLast()) : self == entry
  }
}
