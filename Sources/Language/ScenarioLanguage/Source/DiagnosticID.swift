/// The catalogue of diagnostics; please sort alphabetically within each group.
///
/// Each has a file under `Tests` that causes it, with its golden output, and an entry in `docs/diagnostics.md`.
@_spi(Package) public enum DiagnosticID: String, CaseIterable, Sendable {
  // Invalid bytes.
  case fileTooLarge, invalidCharacter, notUTF8

  // Invalid or unsupported YAML.
  case aliasCycle, duplicateKey, emptyFile, keyNotScalar, mergeKey, tooDeep, tooManyNodes,
    unsupportedDirective, unsupportedTag, yamlSyntax

  // Unknown names.
  case unknownAction, unknownArgument, unknownEffect, unknownEvent, unknownKey,
    unknownNotification, unknownObject, unknownSelector, unknownFragment, unknownVariable,
    unknownVersion, unknownViewMethod, unknownWord

  // Inconsistencies.
  case ambiguousName, circularUse, duplicateName, emptyValue, illegalAction, missingKey,
    misplacedAction, misplacedVariable, noApp, noDelegate, noExpectation, notImplemented,
    notOnThisDevice, notOnThisVersion, severalActions, severalInterfaces, tooManyCases,
    tooManySteps, tooMuchPutIn, unreadableInclude, unusedVariable, versionGap, versionOverlap,
    wrongLifeCycle, wrongType

  // Probable mistakes in valid scenarios.
  case impossibleExpectation, neverRun, strayQuote

  // Words for which `fmt` writes others.
  case nonstandardSpelling

  // Findings of `check --lint`.
  case idleExamples, idleItem, misspelledTag, unusedFragment

  /// The name in reports and in the docs: `duplicate-key`.
  public var name: String {
    var wasUppercase = false
    return rawValue.unicodeScalars.reduce(into: "") { name, letter in
      let isUppercase = letter.properties.isUppercase
      if isUppercase, !wasUppercase { name += "-" }
      name += letter.properties.lowercaseMapping
      wasUppercase = isUppercase
    }
  }

  /// The severity.
  public var severity: Severity {
    switch self {
    case .impossibleExpectation, .neverRun, .strayQuote, .idleExamples, .misspelledTag,
      .unusedFragment:
      .warning
    case .nonstandardSpelling: .note
    default: .error
    }
  }
}

/// The severity of a diagnostic.
@_spi(Package) public enum Severity: String, Sendable {
  /// The scenario cannot be run.
  case error
  /// The scenario can be run, but probably does not do what was meant.
  case warning
  /// The scenario does what was meant, and could be written in a standard way.
  case note
}
