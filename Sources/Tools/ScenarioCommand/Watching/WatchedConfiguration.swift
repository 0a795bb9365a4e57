internal import ScenarioSystem

/// The configuration files that the working directory can have: its own and those of all folders above it.
struct WatchedConfiguration {
  private let paths: [Path]
  private var stamps: [FileStamp?]

  /// The status of a command that is to be started again, since its configuration has changed; no process exits with it.
  static let restart: Int32 = 256

  /// Records the files as they are.
  init() {
    var folder = try? WorkingDirectory.path
    var paths: [Path] = []
    while let current = folder {
      for name in [ProjectRoot.configurationName, ProjectRoot.misnamedConfigurationName] {
        paths.append(current.appending(Path(name)))
      }
      folder = current.parts.isEmpty ? nil : "/\(Path(joining: current.parts.dropLast()))"
    }
    self.paths = paths
    stamps = paths.map { FileStamp(of: $0) }
  }

  /// Returns whether a file has changed, been added or been removed since the last change.
  mutating func hasChanged() -> Bool {
    let current = paths.map { FileStamp(of: $0) }
    defer { stamps = current }
    return current != stamps
  }

  /// Waits until a file changes; returns the signal that arrived before that, if any.
  mutating func waitForChange() -> Int32? {
    while Interrupt.received == nil, !hasChanged() { Clock.pause(milliseconds: 200) }
    return Interrupt.received
  }
}
