internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// A version of iOS on the command line.
struct VersionArgument: ReadableArgument {
  let version: OSVersion

  init(reading text: String) throws {
    guard let version = OSVersion(text), OSVersion.released.contains(version) else {
      let known = OSVersion.released.map(\.description)
      let meant = Suggestion.nearest(to: text, in: known).map { "; did you mean '\($0)'?" }
      throw ValidationError(
        "not a released version of iOS\(meant ?? "; there are \(OSVersion.releasedRange)")"
      )
    }
    self.version = version
  }
}

/// The environment in which `explain` and `repl` perform actions, and what the app implements.
struct EnvironmentOptions: ParsableArguments {
  @Option("version", "Use this version of iOS (default: the newest).")
  var ios: VersionArgument?

  @Option("life-cycle", "Use an app with this life cycle.")
  var lifeCycle: AppDescription.LifeCycle?

  @Option("version", "Use an app that was built with this SDK.")
  var sdk: VersionArgument?

  @Option("device", "Use this device.")
  var device: Device.Model?

  @Option("method", "Make the app also implement METHOD, or 'all' methods; repeatable.")
  var implements: [String] = []

  /// The version of a scenario that names none.
  var os: OSVersion { ios?.version ?? .newest }

  /// What the options change in the environment of a case.
  var change: EnvironmentChange {
    EnvironmentChange(os: ios?.version, lifeCycle: lifeCycle, sdk: sdk?.version, device: device)
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
        let calls = TermKind.calls.terms
        let known = calls.map(\.word) + calls.map { $0.name(in: .swift) }
        let meant =
          Term.ambiguityHelp(for: selector)
          ?? Suggestion.nearest(to: selector, in: known).map { "did you mean '\($0)'?" }
        throw ScenarioError.usage("'\(selector)' is not a delegate method", help: meant ?? "")
      }
    }
  }
}

extension Term {
  /// Returns the names that a name can mean, if it is the beginning of a few.
  fileprivate static func ambiguityHelp(for name: String) -> String? {
    let names = ShortName.fullNames(for: name)
    return names.isEmpty ? nil : "write one of: \(names.joined(separator: ", "))"
  }

  /// Finds the term that a name on the command line means.
  ///
  /// - Throws: `.usage` for an unknown name, with a suggestion.
  init(nameOrError name: String) throws(ScenarioError) {
    guard let term = Term(named: name) ?? ActionKind(written: name).map(Term.action) else {
      if let help = Term.ambiguityHelp(for: name) {
        throw ScenarioError.usage("'\(name)' is ambiguous", help: help)
      }
      if let entry = WordList.entries(named: name).first {
        throw ScenarioError.usage(
          "'\(name)' does not happen in a run: it is a word for '\(entry.key)'",
          help: "'scenario-run explain \(name)' explains it"
        )
      }
      let meant = Term.nearestName(to: name).map { "did you mean '\($0)'?" }
      throw ScenarioError.usage(
        "'\(name)' is not a method, notification, effect, state or action",
        help: meant ?? "'scenario-run words' lists them all"
      )
    }
    self = term
  }
}

/// The options that `explain` and `diff` share.
struct AnswerOptions: ParsableArguments {
  static let configurableOptions =
    VariableOptions.configurableOptions + [ConfigurableOption("color", .text)]

  @Flag("Include effects, such as windows, drawing and objects.")
  var effects = false

  @OptionGroup var variables: VariableOptions

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto
}

/// The format of what a subcommand prints.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json

  /// What is printed; nil for text.
  var syntax: PrintedText.Syntax? { self == .json ? .json : nil }
}

extension OSVersion {
  /// The newest version, on which actions happen by default.
  static var newest: OSVersion { released.last ?? OSVersion(27) }

  /// The oldest version.
  static var first: OSVersion { released.first ?? newest }

  /// `2.0 to 27.0`, for a version that does not exist.
  static var releasedRange: String { "\(first) to \(newest)" }
}
