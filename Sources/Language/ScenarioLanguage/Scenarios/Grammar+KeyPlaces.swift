// Where a key belongs that is written in another mapping.
extension Grammar {
  static let keyPlaces = KeyPlaces(inPlist: placeOfPlistKey, inScenario: placeOfScenarioKey)

  /// Returns the help for a key of an Info.plist that is not at its place there; nil for any other.
  private static func placeOfPlistKey(_ name: String, in mapping: String) -> Diagnostic.Help? {
    if manifest.keyNames.contains(name), mapping != manifest.name {
      return "write it below 'UIApplicationSceneManifest' in 'info'"
    }
    if info.keyNames.contains(name), mapping != info.name { return "write it below 'info'" }
    return nil
  }

  /// Returns the help for a key of a scenario or step at the wrong indentation.
  private static func placeOfScenarioKey(for name: String) -> Diagnostic.Help? {
    if scenarioOfSuite.keyNames.contains(name) {
      return "'\(name)' is a key of a scenario: is its indentation right?"
    }
    if suite.keyNames.contains(name) {
      return "'\(name)' is a key of the whole file: begin it in the first column"
    }
    if step.keyNames.contains(name) {
      return deviceKeys.keyNames.contains(name)
        ? "write it below 'device', or in a step"
        : "'\(name)' is a key of a step: is its indentation right?"
    }
    if deviceKeys.keyNames.contains(name) { return "write it below 'device'" }
    // Everyday words, which mean something else elsewhere.
    if ["from", "target", "configuration"].contains(name) { return nil }
    if app.keyNames.contains(name) { return "write it below 'app'" }
    return nil
  }
}
