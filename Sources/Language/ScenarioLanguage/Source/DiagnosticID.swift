/// The catalogue of diagnostics; please sort alphabetically within each group.
///
/// Each has a file under `Tests` that causes it, with its golden output.
public enum DiagnosticID: String, CaseIterable, Sendable {
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
  case circularUse, duplicateName, emptyValue, illegalAction, missingKey, misplacedAction,
    misplacedVariable, noApp, noDelegate, noExpectation, notImplemented, notOnThisDevice,
    notOnThisVersion, severalActions, severalInterfaces, tooManyCases, tooManySteps, tooMuchPutIn,
    unreadableInclude, unusedVariable, versionGap, versionOverlap, wrongLifeCycle, wrongType

  // Probable mistakes in valid scenarios.
  case impossibleExpectation, neverRun, strayQuote

  // Findings of `lint`.
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
    default: .error
    }
  }

  /// A description in one sentence.
  public var summary: String {
    switch self {
    case .fileTooLarge: "the file is larger than 4 MiB"
    case .invalidCharacter: "a character that YAML does not allow unescaped"
    case .notUTF8: "the file is not UTF-8"
    case .aliasCycle: "an alias refers to its own ancestor"
    case .duplicateKey: "a duplicate key in one mapping"
    case .emptyFile: "the file, or a document of it, is empty"
    case .keyNotScalar: "a key is a list, a mapping or an alias"
    case .mergeKey: "the merge key `<<`, which is not supported"
    case .tooDeep:
      "more than 64 lists and mappings, fragments or included files nested in one another"
    case .tooManyNodes: "more than 500,000 nodes, aliases expanded"
    case .unsupportedDirective: "a directive other than `%YAML`"
    case .unsupportedTag: "a tag, which is not supported"
    case .yamlSyntax: "the file is not YAML; nothing in it can run"
    case .unknownAction: "a word that is not an action, or one of another actor"
    case .unknownArgument: "an argument that the action or call does not have"
    case .unknownViewMethod: "a selector that is not a view controller method"
    case .unknownEvent: "an event that an app's objects do not get"
    case .unknownEffect: "a word that is not an effect"
    case .unknownKey: "a key that the language does not have there"
    case .unknownNotification: "a name that is not a notification"
    case .unknownObject: "a name that is not an object of the scenario"
    case .unknownSelector: "a selector that is not a delegate method"
    case .unknownFragment: "a name that is not a fragment of the file or of those that it includes"
    case .unknownVariable: "a variable that nothing defines there"
    case .unknownVersion: "an iOS version that was not released or that no profile covers"
    case .unknownWord: "a word that is not in the list for that place"
    case .circularUse: "a fragment that uses itself, or a file that includes itself"
    case .duplicateName: "a duplicate name, version or device"
    case .emptyValue: "a key without a value, or an empty list"
    case .illegalAction: "an action that is not possible in the state that the scenario has reached"
    case .missingKey: "a key that is needed there"
    case .misplacedVariable: "a variable in a key, or '${' without a name"
    case .misplacedAction: "an action that is not possible in that place"
    case .noApp: "something that only an app under test has, and there is none"
    case .noDelegate: "an app in which nothing creates the app delegate"
    case .noExpectation: "a scenario that expects nothing, and so cannot fail"
    case .notImplemented: "a method that the app does not implement, so it is never called"
    case .notOnThisDevice: "an app that was not made for the device"
    case .notOnThisVersion: "something that this iOS version does not have yet"
    case .severalActions: "a step with more than one action"
    case .severalInterfaces: "an app with a main nib and a main storyboard"
    case .tooManyCases: "more than 50,000 cases, or 1,000,000 steps in them, in one file"
    case .tooMuchPutIn:
      "more than 1,000,000 values, or 8 MiB of text, after expansion"
    case .tooManySteps: "more than 100,000 steps in one scenario"
    case .unreadableInclude: "a file that cannot be included"
    case .unusedVariable: "a variable or a parameter that nothing uses"
    case .versionGap: "a version of the scenario that no item of `versions` covers"
    case .versionOverlap:
      "a version that two items of `versions` cover, or a key that is also in the step"
    case .wrongLifeCycle:
      "a method that is not called in an app with scenes, or only in one with scenes"
    case .wrongType: "a value of the wrong type"
    case .impossibleExpectation: "an expectation that no app could meet there"
    case .neverRun: "a step, or an item of `versions`, that is never run"
    case .strayQuote:
      "a quote that YAML does not recognize, in a text that is compared exactly"
    case .idleExamples: "examples that do not differ"
    case .idleItem: "a list item that always matches"
    case .misspelledTag: "a tag that is nearly the same as one that many scenarios have"
    case .unusedFragment: "a fragment that nothing uses"
    }
  }
}

/// The severity of a diagnostic.
public enum Severity: String, Sendable {
  /// The scenario cannot be run.
  case error
  /// The scenario can be run, but probably does not do what was meant.
  case warning
}
