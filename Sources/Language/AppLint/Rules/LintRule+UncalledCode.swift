@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  /// Rules for functions that UIKit does not call in the life cycle of the app.
  static let uncalledCodeRules = [
    LintRule("lost-work")
      .effect(.warning, "in an app with scenes nothing does it", from: 13)
      .stated(.transition)
      .when(\.hasScenes)
      .atCode { app, code in
        app.uncalled(in: code).compactMap { uncalled in
          guard case .lost(let calls) = uncalled.fate else { return nil }
          return app.place(uncalled.function, ["work": calls.quotedList(limit: 4)], uncalled)
        }
      }
      .says("UIKit does not call '{method}', and nothing else that it calls reaches {work}")
      .help("{help}"),
    LintRule("uncalled-methods")
      .effect(
        .note,
        "in an app with scenes other code does what they do, or nothing needs it",
        from: 13
      )
      .stated(.transition)
      .when(\.hasScenes)
      .atCode { app, code in
        let uncalled = app.uncalled(in: code).filter {
          if case .lost = $0.fate { false } else { true }
        }
        guard let first = uncalled.first else { return [] }
        return [app.place(first.function, ["list": uncalled.listedByFate], first)]
      }
      .says("UIKit does not call {list}")
      .help("remove what only versions before iOS 13 need, once the app does not run on them"),
    LintRule("superseded-work")
      .effect(.warning, "nothing does it")
      .stated(.uikit("UIApplicationDelegate"))
      .atCode { app, code in app.superseded(in: code) { !$0.isEmpty } }
      .says("UIKit calls '{newer}' in place of '{}', and nothing that it calls reaches {work}")
      .help("move it to '{newer}'"),
    LintRule("superseded-method")
      .effect(.note, "the older form is not needed")
      .stated(.uikit("UIApplicationDelegate"))
      .atCode { app, code in app.superseded(in: code, where: \.isEmpty) }
      .says("UIKit calls '{newer}' in place of '{}'")
      .help("remove the older form, unless the app itself calls it"),
  ]
}

extension [UncalledFunction] {
  /// The names of the methods, those of one fate together.
  fileprivate var listedByFate: String {
    let called = compactMap { uncalled -> String? in
      guard case .called(let location) = uncalled.fate else { return nil }
      return "'\(uncalled.method.swiftName)', which the app calls in \(location)"
    }
    let groups: [(fate: UncalledFunction.Fate, end: String)] = [
      (.moved, ""), (.deliberate, ", kept for iOS 12"),
      (.undecided, ", whose work code of SwiftUI may do"),
    ]
    let others = groups.compactMap { group -> String? in
      let names = filter { $0.fate == group.fate }.map { "'\($0.method.swiftName)'" }
      return names.isEmpty ? nil : names.joined(separator: ", ") + group.end
    }
    return (others + called).joined(separator: "; ")
  }
}

extension AppFacts {
  /// The functions of the app delegate that UIKit does not call, since the app has scenes.
  var uncalled: [UncalledFunction] {
    code.map {
      hasScenes && versions.intersection(VersionRange(from: 13)) != nil ? uncalled(in: $0) : []
    } ?? []
  }

  fileprivate func uncalled(in code: AppCode) -> [UncalledFunction] {
    // What a scene delegate that was not found does is not known.
    guard options.isSwiftUI || !code.sceneDelegates.isEmpty else { return [] }
    return code.uncalledFunctions(deploymentTarget: deploymentTarget)
  }

  fileprivate func place(
    _ function: FunctionFacts,
    _ words: [String: String],
    _ uncalled: UncalledFunction
  ) -> LintPlace {
    let method = uncalled.method
    let step = MigrationStep(
      method: method,
      location: function.location,
      replacements: method.replacements
    )
    let help =
      options.isSwiftUI ? "do it in scenePhase, onOpenURL or onContinueUserActivity" : step.text
    return LintPlace(
      node: plist,
      location: function.location,
      words: words.merging(["method": method.swiftName, "help": help]) { first, _ in first }
    )
  }

  /// The methods in whose place UIKit calls a newer form, which the class has as well, by the work that is lost.
  fileprivate func superseded(
    in code: AppCode,
    where isExpected: ([String]) -> Bool
  ) -> [LintPlace] {
    guard let delegate = code.appDelegate else { return [] }
    let implemented = Set(delegate.methods.compactMap { $0.method?.modelMethod })
    let reach = CodeReach(code, hasScenes: hasScenes)
    return delegate.methods.compactMap { function in
      guard let method = function.method?.modelMethod,
        !(hasScenes && method.isLeftUncalled(hasScenes: true)),
        !delegate.ownCalls.contains(where: { $0.method.modelMethod == method }),
        let newer = method.newerForms.last(where: {
          implemented.contains($0.method) && $0.since <= versions.lower
        })
      else { return nil }
      let others = delegate.methods.filter { $0.method?.modelMethod == newer.method }
      let lost = reach.work(of: function).calls(
        missingIn: reach.liveCalls(without: function) + reach.reached(from: others),
        isStrict: false
      )
      .map(\.baseName)
      guard isExpected(lost) else { return nil }
      return LintPlace(
        node: plist,
        location: function.location,
        word: method.swiftName,
        words: ["newer": newer.method.swiftName, "work": lost.quotedList(limit: 4)]
      )
    }
  }
}

extension [String] {
  /// The first words in quotes, and how many others there are.
  func quotedList(limit: Int) -> String {
    let shown = prefix(limit).map { "'\($0)'" }
    let rest = count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " or \(last)"
  }
}
