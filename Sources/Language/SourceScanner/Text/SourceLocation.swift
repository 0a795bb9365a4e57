/// A line of a source file.
package struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given to the scanner.
  package let path: String
  /// The line, from 1.
  package let line: Int

  /// Makes a place.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// Orders by path, then by line.
  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line) < (right.path, right.line)
  }

  /// The place as compilers print it, `App.swift:3`.
  package var description: String { "\(path):\(line)" }
}
