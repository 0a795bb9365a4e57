/// Where a key belongs that is written in another mapping.
struct KeyPlaces: Sendable {
  /// Returns the help for a key of an Info.plist in a mapping that does not have it; nil for any other.
  let inPlist: @Sendable (_ name: String, _ mapping: String) -> Diagnostic.Help?
  /// Returns the help for a key of a suite, a scenario or a step at the wrong indentation; nil for any other.
  let inScenario: @Sendable (_ name: String) -> Diagnostic.Help?
}
