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

/// Throws an error unless each value of `--model` is a switch with its value.
func requireSwitches(_ model: [String]) throws {
  for text in model {
    try require(
      text.contains("=") && !text.hasPrefix("="),
      "--model takes a switch and its value, such as kill-notifies-running=false, not '\(text)'"
    )
  }
}

/// The app and its environment, as the subcommands that answer questions take them: a question without a scenario is
/// about this app, and cases of a scenario are changed accordingly.
///
/// Each option has the value of a key of a scenario. `diff` takes an option twice, once for each side.
struct EnvironmentOptions: ParsableArguments {
  @Option("version", "Use this version of iOS (default: the newest).")
  var ios: [VersionArgument] = []

  @Option("life-cycle", "Use an app with this life cycle.")
  var lifeCycle: [LifeCycleWord] = []

  @Flag("Use a SwiftUI app; the same as '--life-cycle swiftui'.")
  var swiftui = false

  @Option("version", "Use an app that was built with this SDK.")
  var sdk: [VersionArgument] = []

  @Option("device", "Use this device.")
  var device: [Device.Model] = []

  @Option("key=value", "Set a switch of 'model'; repeatable.")
  var model: [String] = []

  @Option(
    help: .value(
      "file",
      "Describe the app by FILE: a project, 'app' of a scenario, or an Info.plist."
    ),
    completion: .file(extensions: ["yaml", "yml", "plist", "xcodeproj", "xcworkspace"])
  )
  var appFile: String?

  @Option("method,...", "Make the app also implement these methods, or 'all' methods; repeatable.")
  var implements: [String] = []

  /// The version of a scenario that names none.
  var os: OSVersion { ios.first?.version ?? .newest }

  /// All life cycles that are named.
  var lifeCycles: [LifeCycleWord] { lifeCycle + (swiftui ? [.swiftUI] : []) }

  /// The values of the switches, by their keys, in order.
  var switches: [(key: String, values: [String])] {
    model.reduce(into: []) { switches, text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (key, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      if let index = switches.firstIndex(where: { $0.key == key }) {
        switches[index].values.append(value)
      } else {
        switches.append((key, [value]))
      }
    }
  }

  func validate() throws {
    try requireSwitches(model)
    let options = [
      ("--ios", ios.count), ("--life-cycle", lifeCycles.count), ("--sdk", sdk.count),
      ("--device", device.count), ("--model", switches.map(\.values.count).max() ?? 0),
    ]
    for (name, count) in options {
      try require(
        count <= 2,
        "\(name) is given \(count) times; it can be given at most twice, once for each side of 'diff'"
      )
    }
  }

  /// Throws an error if an option is given twice.
  func requireOneSide() throws {
    try require(
      mostSides < 2,
      "an option is given twice; only 'scenario-run diff' compares two environments"
    )
  }

  /// How often the option is given that is given most often, apart from those that apply to both sides.
  var mostSides: Int {
    [ios.count, lifeCycles.count, sdk.count, device.count, switches.map(\.values.count).max() ?? 0]
      .max() ?? 0
  }

  /// Returns the description of one side; an option that is given once applies to the second side only, or to both if
  /// another option is given twice.
  func side(_ index: Int, of count: Int) -> DescribedEnvironment {
    func pick<Value>(_ values: [Value]) -> Value? {
      if values.count == 2 { return values[index] }
      return mostSides == 2 || index == count - 1 ? values.first : nil
    }
    return DescribedEnvironment(
      os: pick(ios)?.version,
      lifeCycle: pick(lifeCycles),
      sdk: pick(sdk)?.version,
      device: pick(device),
      switches: switches.compactMap { item in pick(item.values).map { (item.key, $0) } }
    )
  }

  /// The description, if it has one side only.
  var described: DescribedEnvironment { side(0, of: 1) }
}

extension MethodSet {
  /// Creates the set of the methods with these selectors; `all` stands for every method.
  ///
  /// - Throws: `.usage` for an unknown selector, with a suggestion.
  init(selectors: [String]) throws(ScenarioError) {
    self = []
    for selector in selectors.flatMap({ $0.split(separator: ",") }).map({
      String($0).trimmingWhitespace
    }) {
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
      let keys = WordList.entries(named: name).map { "'\($0.key)'" }
      if !keys.isEmpty {
        throw ScenarioError.usage(
          "'\(name)' does not happen in a run: it is a word for \(keys.joined(separator: " and "))",
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
    VariableOptions.configurableOptions
    + [ConfigurableOption("names", .text), ConfigurableOption("color", .text)]

  @Flag("Include effects, such as windows, drawing and objects.")
  var effects = false

  @OptionGroup var variables: VariableOptions

  @Option("language", "Print UIKit names as in LANGUAGE: swift or objc.")
  var names: NameSpelling?

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
