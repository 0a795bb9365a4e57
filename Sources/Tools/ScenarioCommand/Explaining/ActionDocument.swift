@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// Actions of the command line, compiled as a scenario in memory.
struct ActionDocument {
  /// A piece of the document that an argument contains.
  private struct Part {
    /// What the argument is called in messages, such as `--after`.
    var label: String
    var text: String
    /// The offset of the text in the document.
    var start: Int
    /// How far its lines are indented in the document.
    var indentation = 0
    /// Whether it is YAML by itself.
    var isYAML = true

    /// Returns the offset in the text of an offset in the document.
    func offset(_ offset: Int32) -> Int {
      var offset = Int(offset) - start
      if indentation > 0 {
        let lines = text.utf8Lines
        var end = 0
        let line = lines.firstIndex { line in
          end += indentation + line.utf8.count + 1
          return end > offset
        }
        offset -= ((line ?? lines.count - 1) + 1) * indentation
      }
      return min(max(offset, 0), text.utf8.count)
    }
  }

  /// The errors in an argument, with the argument as their source.
  struct Problem: Error {
    var diagnostics: [Diagnostic]
    var source: SourceFile
    /// The language of names in messages.
    var spelling: NameSpelling
  }

  private var text = ""
  private var parts: [Part] = []
  /// The file that describes the app, to which paths in it are relative.
  private var appFile: AppFile?
  private let spelling: NameSpelling
  /// The offset of the first action after those of `--after`.
  private(set) var offsetAfterSetup = 0

  /// Creates the scenario of an app in its environment.
  ///
  /// - Parameters:
  ///   - after: The actions that come first, each may contain several, separated by `;`.
  ///   - actions: The actions that follow.
  ///   - environment: The environment, by default the newest version of iOS and the template's app.
  ///   - appFile: The path of a file that describes the app.
  ///   - grantsModes: Whether an app that no file describes has the background modes that the actions need.
  /// - Throws: `.usage` for an unknown action, and the error of a file that cannot be read.
  init(
    after: [String],
    then actions: [String],
    in environment: DescribedEnvironment = DescribedEnvironment(),
    _ appFile: String? = nil,
    grantsModes: Bool = false
  ) throws(ScenarioError) {
    spelling = .usual(on: environment.os ?? .newest)
    text = "suite: actions\n"
    if let appFile { add(try AppFile(appFile)) }
    text += "scenarios:\n- scenario: actions\n  ios: \(environment.os ?? .newest)\n"
    for key in environment.keys {
      text += "  "
      add(key.text, as: key.option)
      text += "\n"
    }
    let modes = grantsModes && appFile == nil ? Self.modes(for: after + actions) : nil
    add(environment.appKeys + (modes.map { [$0] } ?? []), under: "app")
    add(environment.modelKeys, under: "model")
    text += "  steps:\n"
    for (list, label) in [(after, "--after"), (actions, "action")] {
      offsetAfterSetup = text.utf8.count
      for action in list.flatMap(Self.actions) {
        text += "  - "
        // A step such as `repeat: …` is not an action, and remains as it is.
        let isStep = action.contains(":") && !ShortAction.isAction(action)
        add(isStep ? action : try ShortAction.step(action), as: label)
        text += "\n"
      }
    }
    // A scenario must expect something.
    text += "  - state: active\n"
  }

  /// Returns the key with the background modes without which actions reach no app in the background; nil for none.
  private static func modes(for actions: [String]) -> DescribedEnvironment.Key? {
    let kinds = actions.flatMap(Self.actions).compactMap(ShortAction.kind)
    guard kinds.contains(.push) || kinds.contains(.backgroundFetch) else { return nil }
    return .init(option: "app", text: "background-modes: [fetch, remote-notification]")
  }

  private mutating func add(_ part: String, as label: String) {
    parts.append(Part(label: label, text: part, start: text.utf8.count))
    text += part
  }

  /// Adds the keys of a mapping.
  private mutating func add(_ keys: [DescribedEnvironment.Key], under name: String) {
    guard !keys.isEmpty else { return }
    text += "  \(name):\n"
    for key in keys {
      text += "    "
      add(key.text, as: key.option)
      text += "\n"
    }
  }

  /// Adds the app that a file describes.
  private mutating func add(_ file: AppFile) {
    appFile = file
    let header = file.indentation > 0 ? "app:\n".utf8.count : 0
    parts.append(
      Part(
        label: file.path,
        text: file.text,
        start: text.utf8.count + header - file.start,
        indentation: file.indentation,
        isYAML: !file.text.isEmpty
      )
    )
    text += file.app
  }

  /// Returns the index of the first step of a case of this scenario that comes after those of the first list.
  func firstStep(of plan: Plan) -> Int {
    plan.steps.firstIndex { Int($0.range.start) >= offsetAfterSetup } ?? plan.steps.count
  }

  /// Compiles the scenario.
  func plan() throws(Problem) -> Plan {
    for part in parts where part.isYAML {
      let source = SourceFile(path: part.label, bytes: Array(part.text.utf8))
      var reader = YAMLReader()
      var tree = Tree()
      if let problem = reader.read(source, into: &tree) {
        throw Problem(diagnostics: [problem], source: source, spelling: spelling)
      }
    }
    var loader = YAMLLoader.ofCommand()
    let folder = appFile?.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let location = ((folder ?? []) + ["actions"]).joined(separator: "/")
    let loaded = loader.load(
      SourceFile(path: "actions", location: location, bytes: Array(text.utf8))
    )
    if let plan = loaded.scenarios.first?.plans.first { return plan }
    let errors = loaded.allDiagnostics.filter { $0.severity == .error }
    throw errors.first.map(located)
      ?? Problem(diagnostics: [], source: loaded.source, spelling: spelling)
  }

  /// Returns a problem with a place in the document as one with a place in its argument.
  func located(_ diagnostic: Diagnostic) -> Problem {
    let part = parts.last { $0.start <= Int(diagnostic.range.start) } ?? parts.first
    guard let part else {
      let source = SourceFile(path: "", bytes: [])
      return Problem(diagnostics: [], source: source, spelling: spelling)
    }
    var diagnostic = diagnostic
    diagnostic.range = SourceRange(
      part.offset(diagnostic.range.start),
      part.offset(diagnostic.range.end)
    )
    let source = SourceFile(path: part.label, bytes: Array(part.text.utf8))
    return Problem(diagnostics: [diagnostic], source: source, spelling: spelling)
  }

  /// Divides an argument at each `;` that is not in quotes or brackets.
  static func actions(in argument: String) -> [String] {
    var actions = [""]
    var quote: Character?
    var depth = 0
    for character in argument {
      switch character {
      case ";" where quote == nil && depth == 0:
        actions.append("")
        continue
      case "\"", "'": quote = quote == nil ? character : quote == character ? nil : quote
      case "{", "[": depth += quote == nil ? 1 : 0
      case "}", "]": depth -= quote == nil ? 1 : 0
      default: break
      }
      // Each action is one line of the document.
      actions[actions.count - 1].append(character.isNewline ? " " : character)
    }
    return actions.map(\.trimmingWhitespace).filter { !$0.isEmpty }
  }
}

extension Console {
  /// Prints an action that is not possible in its argument, and the actions after which it would be.
  func printProblem(
    _ problem: ActionDocument.Problem,
    of explained: ExplainedCase,
    _ explainer: CaseExplainer
  ) {
    printErrors(problem.diagnostics, in: problem.source, problem.spelling)
    let enabling = explainer.actions(enablingNextStepOf: explained)
    if !enabling.isEmpty {
      note("it is possible after one of: \(enabling.joined(separator: ", "))")
    }
  }
}

extension String {
  /// The lines, each with its carriage return, if it has one: as a character, that is one with the line feed.
  var utf8Lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }
}
