@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  /// Rules for functions that are meant to be methods of a delegate.
  static let spellingRules = [
    LintRule("misspelled-method")
      .effect(.warning, "UIKit does not call it")
      .inferred(.undocumented)
      .atCode { app, code in
        let named = NamedFunctions(code)
        return code.delegates.flatMap { delegate in
          delegate.misspelled.filter { !named.contains($0.0.name) }.map { function, name in
            LintPlace(
              node: app.plist,
              location: function.location,
              word: function.name,
              words: ["method": name]
            )
          }
        }
      }
      .says("'{}' is not '{method}'")
      .help("write '{method}', unless the app itself calls it"),
    LintRule("other-selector")
      .effect(.warning, "UIKit does not call it")
      .inferred(.undocumented)
      .atCode { app, code in
        let named = NamedFunctions(code)
        return code.delegates.flatMap(\.nearMisses).filter {
          $0.method.modelMethod != nil && !named.contains($0.name)
        }.map { miss in
          LintPlace(
            node: app.plist,
            location: miss.location,
            word: miss.method.swiftName,
            words: ["reason": miss.reason]
          )
        }
      }
      .says("this is not '{}': {reason}")
      .help("write '{}', unless the app itself calls it"),
    LintRule("method-of-other-delegate")
      .effect(.warning, "UIKit does not call it")
      .stated(.uikit("UISceneDelegate"))
      .atCode { app, code in
        code.methodsOfOtherDelegates.map { function, method, other in
          LintPlace(
            node: app.plist,
            location: function.location,
            word: method.swiftName,
            words: ["class": function.declaringType, "delegate": other]
          )
        }
      }
      .says("'{}' is a method of {delegate}, and '{class}' is none")
      .help("move it to {delegate}, unless the app itself calls it"),
  ]
}

/// The functions that code names or an observer calls: they are the app's own.
private final class NamedFunctions {
  private let code: AppCode
  private lazy var functions = code.possibleDelegates.flatMap(\.functions) + code.facts.helpers
  private lazy var words: Set<String> = {
    let observed = code.facts.observers.compactMap { $0.method?.prefix { $0 != "(" && $0 != ":" } }
    return Set(functions.flatMap(\.mentions)).union(observed.map(String.init))
  }()
  private lazy var calls = Set(
    functions.flatMap(\.calls).filter { Self.beginnings.contains($0.baseName) }.map(\.fullName)
  )

  init(_ code: AppCode) { self.code = code }

  /// The words with which the names of many methods begin: only a call with all labels means one of these.
  private static let beginnings: Set<String> = [
    "application", "scene", "windowScene", "userNotificationCenter",
  ]

  /// Returns whether code names a function, `scene(_:continue:)` or a selector.
  func contains(_ name: String) -> Bool {
    let word = String(name.prefix { $0 != "(" && $0 != ":" })
    return Self.beginnings.contains(word) ? calls.contains(name) : words.contains(word)
  }
}

extension AppCode {
  /// The methods of scene delegates in the app delegate, those of the app delegate in scene delegates, and what has them.
  fileprivate var methodsOfOtherDelegates: [(FunctionFacts, KnownMethod, String)] {
    // A class that is not known may be any of them.
    guard let appDelegate, facts.sceneDelegates.allSatisfy({ $0.className != nil }) else {
      return []
    }
    let isShared = sceneDelegates.contains { $0.name == appDelegate.name }
    if isShared { return [] }
    return misplaced(.windowScene, in: [appDelegate], "a scene delegate")
      + misplaced(.app, in: sceneDelegates, "the app delegate")
  }

  /// The methods of a role in delegates that do not have it; what the app itself calls may be where it likes.
  private func misplaced(
    _ role: DelegateRole,
    in delegates: [DelegateClass],
    _ other: String
  ) -> [(FunctionFacts, KnownMethod, String)] {
    let named = NamedFunctions(self)
    return delegates.flatMap { delegate in
      delegate.methods.compactMap { function in
        guard let method = function.method, method.role == role, !named.contains(function.name),
          !delegate.ownCalls.contains(where: { $0.method == method })
        else { return nil }
        return (function, method, other)
      }
    }
  }
}

extension DelegateClass {
  /// The functions whose names differ from those of methods in one or two letters, or in one label.
  fileprivate var misspelled: [(FunctionFacts, name: String)] {
    let others = nearMisses.map(\.location)
    return functions.filter { $0.method == nil && !others.contains($0.location) }.compactMap {
      function in
      // A name with labels ends with a parenthesis, a selector does not.
      let isSwift = function.name.hasSuffix(")")
      let methods = DelegateMethod.allCases.filter { !$0.isSwiftUI && roles.isCalling($0) }
      let names = methods.flatMap {
        isSwift ? [$0.swiftName, $0.asyncName].compactMap(\.self) : [$0.selector]
      }
      if names.contains(function.name) { return nil }
      let labels = Labels(function.name)
      // Swift has other labels than Objective-C.
      let namesake = methods.first { isSwift && Labels($0.selector) == labels }?.swiftName
      // With another number of parameters it is a method of something else.
      let near =
        namesake
        ?? names.first { name in
          function.name.count > 18
            && name.count(where: { $0 == ":" }) == function.name.count { $0 == ":" }
            && EditDistance.between(function.name, name, isAtMost: 2)
        } ?? names.first { Labels($0).differInOne(from: labels) }
      return near.map { (function, $0) }
    }
  }
}

extension Set<DelegateRole> {
  /// Whether an object with these roles receives a method.
  fileprivate func isCalling(_ method: DelegateMethod) -> Bool {
    if method.isSceneMethod { return contains(.scene) || contains(.windowScene) }
    let isOfCenter = [.willPresentNotification, .didReceiveNotificationResponse].contains(method)
    return contains(isOfCenter ? .notificationCenter : .app)
  }
}

/// The parts of a name, `application(_:open:options:)`, or of a selector, `application:openURL:options:`.
private struct Labels: Equatable {
  private let base: Substring
  private let labels: [Substring]

  init(_ name: String) {
    let parts = name.split { $0 == "(" || $0 == ":" || $0 == ")" }
    base = parts.first ?? ""
    labels = name.contains("(") ? Array(parts.dropFirst()) : ["_"] + parts.dropFirst()
  }

  /// Whether the functions have the same name, but one label is missing or another one, and one is the same that says what
  /// happens.
  func differInOne(from other: Labels) -> Bool {
    guard base == other.base, labels.first == other.labels.first else { return false }
    let same = zip(labels, other.labels).filter { $0 == $1 }.map(\.0)
    let different = zip(labels, other.labels).filter { $0 != $1 }
    if labels.count == other.labels.count, different.count == 1,
      Self.beginAlike(different[0].0, different[0].1)
    {
      return true
    }
    guard same.contains(where: { !Self.general.contains($0) }) else { return false }
    if labels.count == other.labels.count { return same.count == labels.count - 1 }
    return labels.count == other.labels.count + 1
      && labels.indices.contains { labels.without($0) == other.labels }
  }

  /// Whether two labels begin with the same words, `openURLContexts` and `openUrls`; many begin with those of events.
  private static func beginAlike(_ first: Substring, _ second: Substring) -> Bool {
    let shared = zip(first.lowercased(), second.lowercased()).prefix { $0 == $1 }.count
    return shared >= 7 && !["did", "will", "should"].contains(where: first.hasPrefix)
  }

  private static let general: Set<Substring> = [
    "_", "task", "options", "completionHandler", "withCompletionHandler", "restorationHandler",
    "coder",
  ]
}

extension [Substring] {
  /// All elements but one.
  fileprivate func without(_ index: Int) -> [Substring] {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}

/// How many letters must be added, removed or replaced in one text to get another.
private enum EditDistance {
  static func between(_ first: String, _ second: String, isAtMost limit: Int) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard abs(first.count - second.count) <= limit else { return false }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for position in second.indices {
        let replaced = diagonal + (letter == second[position] ? 0 : 1)
        diagonal = row[position + 1]
        row[position + 1] = min(replaced, row[position] + 1, diagonal + 1)
      }
      if row.min() ?? 0 > limit { return false }
    }
    return row[second.count] <= limit
  }
}
