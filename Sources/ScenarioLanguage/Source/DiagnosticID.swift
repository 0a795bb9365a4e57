/// The catalogue of everything that can be wrong with a file; please sort alphabetically within each part.
///
/// Each has a file under `Tests` that provokes it, with its golden text.
public enum DiagnosticID: String, CaseIterable, Sendable {
  // What the bytes are.
  case fileTooLarge = "file-too-large"
  case invalidCharacter = "invalid-character"
  case notUTF8 = "not-utf8"

  // What YAML, or our use of it, does not allow.
  case aliasCycle = "alias-cycle"
  case duplicateKey = "duplicate-key"
  case emptyFile = "empty-file"
  case keyNotScalar = "key-not-scalar"
  case mergeKey = "merge-key"
  case tooDeep = "too-deep"
  case tooManyNodes = "too-many-nodes"
  case unsupportedDirective = "unsupported-directive"
  case unsupportedTag = "unsupported-tag"
  case yamlSyntax = "yaml-syntax"

  // What the language does not know.
  case unknownAction = "unknown-action"
  case unknownArgument = "unknown-argument"
  case unknownKey = "unknown-key"
  case unknownNotification = "unknown-notification"
  case unknownSelector = "unknown-selector"
  case unknownVersion = "unknown-version"
  case unknownWord = "unknown-word"

  // What does not fit together.
  case duplicateName = "duplicate-name"
  case emptyValue = "empty-value"
  case illegalAction = "illegal-action"
  case missingKey = "missing-key"
  case misplacedAction = "misplaced-action"
  case noExpectation = "no-expectation"
  case notImplemented = "not-implemented"
  case notOnThisVersion = "not-on-this-version"
  case severalActions = "several-actions"
  case wrongType = "wrong-type"

  /// How bad it is.
  public var severity: Diagnostic.Severity { .error }
}
