/// What was found at a line of a source file.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a finding.
  public enum Kind: String, Sendable {
    /// Something was rewritten.
    case change
    /// Something behaves differently on Linux.
    case note
    /// Something cannot be rewritten.
    case error
  }

  /// The kind of this finding.
  public let kind: Kind
  /// The path of the file, as it was passed.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// What was changed, or what to do.
  public let text: String

  /// The finding, as compilers print one.
  public var description: String { "\(path):\(line): \(kind): \(text)" }
}
