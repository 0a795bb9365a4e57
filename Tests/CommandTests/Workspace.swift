import Foundation

/// A temporary folder of one test, with scenario files in it.
final class Workspace {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = URL.temporaryDirectory.appending(path: "scenario-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func createFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path),
      withIntermediateDirectories: true
    )
  }

  /// The text of a file, nil if there is none.
  func text(_ path: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: path))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// All names in the folder, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
      ?? [])
      .sorted()
  }
}

/// Scenarios, each good for one exit status.
enum Sample {
  static let passing = """
    scenario: Launch
    ios: 8.0
    tags: [smoke]
    steps:
      - user: tap-icon
        state: active

    """
  static let failing = """
    scenario: Wrong state
    ios: 8.0
    tags: [slow]
    steps:
      - user: tap-icon
        state: inactive

    """
  static let invalid = """
    scenario: Slip
    ios: 8.0
    steps:
      - user: tap-icn
        state: active

    """
  /// Three scenarios, one of them on two versions.
  static let suite = """
    suite: Three
    ios: 8.0
    scenarios:
      - scenario: One
        ios: [4.0, 8.0]
        tags: [smoke]
        steps: [{user: tap-icon, state: active}]
      - scenario: Two
        tags: [slow]
        steps: [{user: tap-icon, state: inactive}]
      - scenario: Three
        steps: [{user: tap-icon, state: active}]

    """
}
