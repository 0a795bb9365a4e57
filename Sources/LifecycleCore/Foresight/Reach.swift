/// What could become of a world, and what comes on the way.
struct Reach {
  /// Where it can end.
  var ends: Set<ForeseenWorld> = []
  /// Where it can end early, since the app was killed and what was under way does not go on.
  var cutShort: Set<ForeseenWorld> = []
  var prospect: Prospect

  init(_ os: OSVersion) { prospect = Prospect(os: os) }

  /// Adds what comes on the way of another one, which goes on where it ends.
  mutating func pass(_ other: Reach) -> Set<ForeseenWorld> {
    prospect.formUnion(other.prospect)
    cutShort.formUnion(other.cutShort)
    return other.ends
  }
}
