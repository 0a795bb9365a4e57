package import ScenarioSystem

/// Where in a project something is written.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, relative to the root of the project.
  package var file: Path
  /// The number of the line, from 1; nil if it is not known, as in binary files.
  package var line: Int?

  /// Creates a place.
  package init(_ file: Path, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  /// The place as editors and compilers write it: `App/Info.plist:12`.
  package var description: String { line.map { "\(file):\($0)" } ?? "\(file)" }
}

/// A value, and where it is written.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  package var value: Value
  /// Where it is written.
  package var origin: Origin

  /// Creates a value.
  package init(_ value: Value, at origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

/// Something in a project that was not read or not understood, so that nothing is known about it.
package struct ProjectNote: Hashable, Sendable, CustomStringConvertible {
  /// What, and why: lower case, no full stop, quotations from the project in single quotes.
  package let message: String
  /// Where it is written; nil if it is about the whole project.
  package let origin: Origin?
  /// Whether source files of the app are unknown because of it.
  package let hidesSources: Bool
  /// Whether build settings are unknown because of it.
  package let hidesSettings: Bool

  /// Creates a note.
  package init(
    message: String,
    origin: Origin?,
    hidesSources: Bool = false,
    hidesSettings: Bool = false
  ) {
    self.message = message
    self.origin = origin
    self.hidesSources = hidesSources
    self.hidesSettings = hidesSettings
  }

  /// The place, and what is there.
  package var description: String { origin.map { "\($0): \(message)" } ?? message }
}
