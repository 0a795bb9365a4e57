/// An invariant by its place in the file, under `invariants` or `violates`.
struct NamedInvariant: Sendable {
  var invariant: Invariant
  var range: SourceRange
}
