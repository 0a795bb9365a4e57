public import Foundation
public import Testing

/// A recording in `Tests/Fixtures/field-recordings`, with what `answers.txt` there says is right about it.
public struct FieldRecording: Sendable, CustomTestStringConvertible {
  /// The file, and the options with which it is read.
  public let arguments: [String]
  /// `possible`, `conditional`, `impossible` with a line, or `refused`.
  public let result: String
  /// The other lines of the block, in order.
  public let properties: [(key: String, value: String)]

  /// The arguments, as they are typed.
  public var testDescription: String { arguments.joined(separator: " ") }

  /// The folder of the recordings.
  public static let folder = Golden.root.appending(path: "Tests/Fixtures/field-recordings")

  /// All recordings; empty if the answers cannot be read, which a test notices.
  public static let all: [FieldRecording] = {
    let file = folder.appending(path: "answers.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.replacing("\n\n", with: "\u{0}").split(separator: "\u{0}").dropFirst().map(
      FieldRecording.init
    )
  }()

  private init(_ block: Substring) {
    let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    arguments = lines[0].split(separator: " ").map(String.init)
    result = lines[1]
    properties = lines.dropFirst(2).map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// Returns the values of a key.
  public func values(of key: String) -> [String] {
    properties.filter { $0.key == key }.map(\.value)
  }

  /// Returns the value of an option; nil if it is not used.
  public func option(_ name: String) -> String? {
    arguments.firstIndex(of: name).map { arguments[$0 + 1] }
  }
}
