package import AppLint
internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
package import SourceScanner

/// The app of a project, as reports about findings describe it.
package struct LintedApp {
  /// Something that was not understood.
  package struct Note {
    /// What it is.
    package let message: String
    /// Where it is, in a file of reports; nil if it is about the whole project.
    package let location: SourceLocation?

    /// Creates a note.
    package init(_ message: String, at location: SourceLocation?) {
      self.message = message
      self.location = location
    }

    var text: String { location.map { "\($0): \(message)" } ?? message }
  }

  /// The name of the target.
  package var target: String
  /// Why it is this target, as a half sentence.
  package var reason: String
  /// The configuration whose build settings count.
  package var configuration: String
  /// The other apps of the project.
  package var otherApps: [String]
  /// What must change to adopt scenes; empty for an app that has them.
  package var migration: [MigrationStep]
  /// What was not understood.
  package var notes: [Note]

  /// Creates a description.
  package init(
    target: String,
    reason: String,
    configuration: String,
    otherApps: [String],
    migration: [MigrationStep],
    notes: [Note]
  ) {
    self.target = target
    self.reason = reason
    self.configuration = configuration
    self.otherApps = otherApps
    self.migration = migration
    self.notes = notes
  }
}

extension LintedApp {
  /// The number of notes that are listed for people.
  private static let shownNotes = 8

  /// Which app was chosen, as the middle of a sentence.
  var choice: String {
    let others =
      otherApps.isEmpty
      ? "" : "; others: \(otherApps.prefix(3).joined(separator: ", ")), with --target"
    return "target '\(target)' (\(reason)\(others))"
  }

  /// What follows the findings.
  var lines: [String] {
    let steps = migration.map { "  \($0.location): \($0.line)" }
    let shown = notes.prefix(Self.shownNotes).map { "  \($0.text)" }
    let rest = notes.count - shown.count
    let more = rest > 0 ? ["  and \(rest) more; --format json lists all"] : []
    return (steps.isEmpty ? [] : ["to adopt scenes:"] + steps)
      + (shown.isEmpty ? [] : ["not understood:"] + shown + more)
  }

  /// The members of an object about the app.
  var fields: [(key: String, value: JSONValue)] {
    let steps = migration.map { step -> JSONValue in
      .object(
        Self.place(step.location) + [
          ("method", .text(step.name)),
          ("replacements", .list(step.replacements.map { .text($0.swiftName) })),
          ("text", .text(step.text)),
        ]
      )
    }
    let listed = notes.map { note -> JSONValue in
      .object(Self.place(note.location) + [("message", .text(note.message))])
    }
    return [
      ("target", .text(target)), ("configuration", .text(configuration)),
      ("reason", .text(reason)), ("otherApps", .list(otherApps.map { .text($0) })),
      ("migration", .list(steps)), ("notUnderstood", .list(listed)),
    ]
  }

  private static func place(_ location: SourceLocation?) -> [(key: String, value: JSONValue)] {
    guard let location else { return [] }
    return [("path", .text(location.path)), ("line", .number("\(location.line)"))]
  }
}
