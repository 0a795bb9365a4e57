internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// A version of iOS on the command line.
struct VersionArgument {
  let version: OSVersion

  init(reading text: String) throws {
    guard let version = OSVersion(text), OSVersion.released.contains(version) else {
      let known = OSVersion.released.map(\.description)
      let meant = Suggestion.nearest(to: text, in: known).map { "; did you mean '\($0)'?" }
      throw ValidationError("no version that was released\(meant ?? ", such as 27 or 8.4")")
    }
    self.version = version
  }
}

extension MethodSet {
  /// Creates the set of the methods with these selectors; `all` stands for every method.
  ///
  /// - Throws: `.usage` for an unknown selector, with a suggestion.
  init(selectors: [String]) throws(ScenarioError) {
    self = []
    for selector in selectors {
      if selector == "all" {
        formUnion(.all)
      } else if case .call(let method)? = Term(named: selector) {
        formUnion(MethodSet(method))
      } else {
        let known = DelegateMethod.allCases.map(\.selector)
        let meant = Suggestion.nearest(to: selector, in: known).map { "did you mean '\($0)'?" }
        throw ScenarioError(.usage, "'\(selector)' is no delegate method", help: meant ?? "")
      }
    }
  }
}

/// The format of `explain` and `diff`.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json
}

extension OSVersion {
  /// The newest version, on which actions happen by default.
  static var newest: OSVersion { released.last ?? OSVersion(27) }
}
