internal import AppProjects
internal import ScenarioSystem
internal import XcodeProjects

/// The keys of an app that its project does not decide, although they decide which methods UIKit calls.
///
/// Xcode's template would stand in for the app, and scenarios would pass for methods that nothing implements.
struct UnknownKeys: Sendable {
  private struct Key {
    let name: String
    /// The keys that say the same.
    let others: [String]
    /// What a message calls it.
    let subject: String
    let isPlural: Bool
    /// Why it is not known.
    let reasons: [String]
    /// What can be pasted beside `from`.
    let example: String
  }

  private let target: String
  private let keys: [Key]

  /// Finds out what is not known of an app.
  init(_ app: InspectedApp, _ mapping: AppMapping, _ paths: PathConverter) {
    func shown(_ notes: [ProjectNote]) -> [String] {
      let first = notes.prefix(3).map { note in
        let location = note.origin.map {
          Origin(paths.relativeToWorkingDirectory($0.file), line: $0.line).description
        }
        return location.map { "\($0): \(note.message)" } ?? note.message
      }
      return notes.count > 3
        ? first + ["and \(notes.count - 3) more, which 'scenario-run init --dry-run' lists"] : first
    }
    target = app.project.target
    let unknown = Dictionary(
      mapping.unknown.map { ($0.key, $0.reason) },
      uniquingKeysWith: { first, _ in first }
    )
    let plist = app.project.infoPlistProblem.map { shown([$0]) }
    let methods = shown(app.unknownMethods)
    // Xcode may generate a scene manifest from them.
    let lifeCycle = shown(app.unknownSettings) + methods
    keys = [
      unknown["life-cycle"].map { reason in
        Key(
          name: "life-cycle",
          others: ["swiftui"],
          subject: "the life cycle",
          isPlural: false,
          reasons: plist ?? (lifeCycle.isEmpty ? [reason] : lifeCycle),
          example: "life-cycle: scenes"
        )
      },
      unknown["implements"].map { _ in
        Key(
          name: "implements",
          others: [],
          subject: "the methods",
          isPlural: true,
          reasons: methods,
          example: "implements: [\(mapping.methodNames.joined(separator: ", "))]"
        )
      },
      unknown["info"].map { reason in
        Key(
          name: "info",
          others: [],
          subject: "the Info.plist",
          isPlural: false,
          reasons: plist ?? [reason],
          example: "info: {}"
        )
      },
    ].compactMap(\.self)
  }

  /// Returns what is not known if a scenario has these keys beside `from`; nil if they decide everything.
  func error(beside known: Set<String>) -> ScenarioError? {
    let missing = keys.filter { known.isDisjoint(with: [$0.name] + $0.others) }
    guard let first = missing.first else { return nil }
    let subjects = missing.map(\.subject)
    let list =
      subjects.count == 1
      ? subjects[0]
      : subjects.dropLast().joined(separator: ", ") + " and " + subjects[subjects.count - 1]
    let verb = first.isPlural || missing.count > 1 ? "are" : "is"
    var seen: Set<String> = []
    let reasons = missing.flatMap(\.reasons).filter { seen.insert($0).inserted }
    return ScenarioError.usage(
      "\(list) of the app '\(target)' \(verb) not known: \(reasons.joined(separator: "; "))",
      help: "write beside 'from' what is true, such as: "
        + missing.map(\.example).joined(separator: ", ")
    )
  }
}

extension AppMapping {
  /// The methods that are known; one of an example if there are none.
  fileprivate var methodNames: [String] {
    let known = entries.first { $0.key == "implements" }?.value
    guard case .words(let groups) = known else {
      return ["application(_:didFinishLaunchingWithOptions:)"]
    }
    return groups.flatMap(\.items)
  }
}
