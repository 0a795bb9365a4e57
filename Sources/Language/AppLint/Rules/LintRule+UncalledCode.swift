@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  /// Rules for functions that UIKit does not call in the life cycle of the app.
  static let uncalledCodeRules = [
    LintRule("lost-work")
      .effect(.warning, "what it does is not done then", from: 13)
      .stated(.transition)
      .when(\.hasScenes)
      .atCode { app, _ in app.uncalled.filter(\.isLost).map(app.place) }
      .says("UIKit does not call '{}'; {text}")
      .help("{help}"),
    LintRule("uncalled-method")
      .effect(.note, "it is never called in an app with scenes", from: 13)
      .stated(.transition)
      .when(\.hasScenes)
      .atCode { app, _ in app.uncalled.filter { !$0.isLost }.map(app.place) }
      .says("UIKit does not call '{}'; {text}")
      .help("{removal}"),
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

extension AppFacts {
  /// Finds the functions of the app delegate that UIKit does not call, since the app has scenes.
  var uncalledFunctions: [UncalledFunction] {
    guard let code, hasScenes, versions.intersection(VersionRange(from: 13)) != nil,
      // What a scene delegate that was not found does is not known.
      options.isSwiftUI || !code.sceneDelegates.isEmpty
    else { return [] }
    return code.uncalledFunctions(deploymentTarget: deploymentTarget)
  }

  fileprivate func place(_ uncalled: UncalledFunction) -> LintPlace {
    let function = uncalled.function
    let method = uncalled.method
    let step = MigrationStep(
      method: method,
      name: method.swiftName,
      location: function.location,
      replacements: method.replacements
    )
    let isSwiftUI = options.isSwiftUI
    let help =
      isSwiftUI ? "do it in scenePhase, onOpenURL or onContinueUserActivity" : step.text
    return LintPlace(
      node: plist,
      location: function.location,
      word: method.swiftName,
      words: [
        "text": uncalled.text(isSwiftUI: isSwiftUI), "help": help, "removal": removal(of: uncalled),
      ]
    )
  }

  /// What to do about a method that nothing needs, or only the app itself.
  private func removal(of uncalled: UncalledFunction) -> String {
    switch uncalled.fate {
    case .called: "give it a name of its own, since only the app calls it"
    case .undecided, .lost, .undelivered: "move what is missing there, and remove it"
    case .moved, .none, .deliberate:
      deploymentTarget.map { $0 >= 13 } == true
        ? "remove it" : "remove it once the app does not run on versions before iOS 13"
    }
  }

  /// The methods in whose place UIKit calls a newer form, which the class has as well, by the work that is lost.
  fileprivate func superseded(
    in code: AppCode,
    where isExpected: ([LostCall]) -> Bool
  ) -> [LintPlace] {
    guard let delegate = code.appDelegate else { return [] }
    let implemented = Set(delegate.methods.compactMap { $0.method?.modelMethod })
    let reach = CodeReach(code)
    return delegate.methods.compactMap { function in
      guard let method = function.method?.modelMethod,
        !(hasScenes && method.isLeftUncalled(hasScenes: true)),
        !delegate.ownCalls.contains(where: { $0.method.modelMethod == method }),
        let newer = method.newerForms.last(where: {
          implemented.contains($0.method) && $0.since <= versions.lower
        })
      else { return nil }
      let called = code.possibleDelegates.flatMap(\.methods).filter {
        $0.location != function.location
          && $0.method?.modelMethod?.isLeftUncalled(hasScenes: hasScenes) != true
      }
      let watching = code.facts.observers.map(reach.start)
      let lost = reach.work(
        of: function,
        missingIn: reach.reached(
          from: called + watching.flatMap(\.functions),
          calls: watching.flatMap(\.calls)
        ),
        isStrict: false
      )
      guard isExpected(lost) else { return nil }
      return LintPlace(
        node: plist,
        location: function.location,
        word: method.swiftName,
        words: ["newer": newer.method.swiftName, "work": lost.list]
      )
    }
  }
}
