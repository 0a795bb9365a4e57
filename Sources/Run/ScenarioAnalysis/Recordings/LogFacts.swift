@_spi(Package) package import LifecycleCore

/// A version of iOS that a log names.
package struct StatedVersion: Equatable, Sendable {
  /// The number of the line, from 1.
  package var line: Int
  /// The version.
  package var version: OSVersion
}

/// The process whose lines of a log are read, beside others.
package struct ChosenProcess: Equatable, Sendable {
  /// Its name.
  package var name: String
  /// The other processes with lines about calls, and the number of their lines, which are not read.
  package var others: [(name: String, lines: Int)]

  /// Returns whether both are the same.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.others.map(\.name) == rhs.others.map(\.name)
  }
}
