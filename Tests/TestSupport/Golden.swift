public import Foundation
public import Testing

/// Compares what was made now with what was committed.
///
/// `make record`, which is `RECORD=1 swift test`, writes the files again, and fails where it wrote, so that no CI records by accident. A missing
/// file is a failure, too.
public enum Golden {
  /// The package's folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Fails where `actual` is not the text of the file at `path`, which is relative to the package's folder.
  public static func compare(
    _ actual: String,
    to path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = root.appending(path: path)
    // Bytes and not strings: to String two spellings of one character are equal.
    let wanted = try? Data(contentsOf: file)
    if wanted == Data(actual.utf8) { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      record(actual, as: file, path, sourceLocation)
    } else if let wanted {
      let message = Difference(wanted: String(decoding: wanted, as: UTF8.self), seen: actual).text
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
