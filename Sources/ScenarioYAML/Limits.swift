/// What a file may be at most, so that a hostile one is an error and not an incident.
package enum Limits {
  /// Bytes of a file.
  package static let bytes = 4 << 20
  /// Collections inside one another.
  package static let depth = 64
  /// Nodes of a file, each alias counted as what it stands for.
  package static let nodes = 500_000
}
