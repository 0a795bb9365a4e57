public import Foundation
public import Testing

/// Compares texts with committed golden files.
///
/// `make record`, which is `RECORD=1 swift test`, rewrites the files that differ, and fails for each of them, so that
/// CI cannot record by accident. A missing file is also a failure.
public enum Golden {
  /// The root folder of the package.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Records an issue if `actual` is not the content of the file at `path`, which is relative to the package folder.
  public static func compare(
    _ actual: String,
    to path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = root.appending(path: path)
    // Bytes are compared, because strings with different encodings of the same character are equal.
    let expected = try? Data(contentsOf: file)
    if expected == Data(actual.utf8) { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      record(actual, as: file, path, sourceLocation)
    } else if let expected {
      let message = Difference(expected: String(decoding: expected, as: UTF8.self), actual: actual)
        .text
      Issue.record(
        "\(path) is not what is made now; \(message)\n\(howTo)",
        sourceLocation: sourceLocation
      )
    } else {
      Issue.record("there is no \(path)\n\(howTo)", sourceLocation: sourceLocation)
    }
  }

  private static let howTo =
    "'make record' writes it anew; look at its diff before you commit it"

  private static func record(
    _ actual: String,
    as file: URL,
    _ path: String,
    _ sourceLocation: SourceLocation
  ) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(actual.utf8).write(to: file)
      Issue.record(
        "recorded \(path): look at its diff, then run without RECORD",
        sourceLocation: sourceLocation
      )
    } catch {
      Issue.record("cannot write \(path): \(error)", sourceLocation: sourceLocation)
    }
  }
}
