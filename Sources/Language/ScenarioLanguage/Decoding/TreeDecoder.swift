@_spi(Package) internal import LifecycleCore

/// Decodes values from a tree and collects diagnostics with their locations.
///
/// Suites, scenarios and steps are decoded in extensions, one file each.
struct TreeDecoder {
  /// A word in its place, and what is expected there.
  struct UnknownWord: Hashable {
    var index: Tree.Index
    var message: String
  }

  var tree: Tree
  var diagnostics = Diagnostic.List()
  /// The number of diagnostics kept for the scenarios so far.
  var keptDiagnosticCount = 0
  /// The help for unknown words that were reported.
  var unknownWords: [UnknownWord: Diagnostic.Help] = [:]
  /// The methods that the scenario has named so far; the scripted app implements them.
  var namedMethods: MethodSet = []
  /// The words that only the app under test has.
  var customWords = CustomWords()
  /// Whether anything that was decoded needs an app under test.
  var usesApp = false
  /// The language of the first name of a method or notification in the file, and its position; no language if there is
  /// no name so far.
  var spelling: (position: Int32, language: NameSpelling?) = (.max, nil)
  /// The log of aliases and short forms; only for `fmt`.
  var rewriteLog: RewriteLog?
  /// The step being decoded, and its key with an action: the arguments may be beside that.
  var stepAction: (step: Tree.Index, key: Tree.Index, value: Tree.Index)?
  /// Whether a word of the action being decoded is another one than its own.
  var hasOtherWord = false
  /// The keys of steps that are arguments of the action beside them.
  var argumentKeys: Set<Tree.Index> = []
  /// The texts in the file that may be names of windows; nil before they are looked for.
  var windowNames: Set<String>?
  /// Whether the step being decoded has a `trace`, so that `calls` cannot become one; only for `fmt`.
  var hasTrace = false

  /// The names so far that are not ASCII, by what they look like.
  var wideNames: [String: ExactText] = [:]

  // Files that are named by their paths.
  /// The files that were read.
  var namedFiles: [NamedFile: NamedFile.Contents] = [:]
  /// The files that are named, and were not read yet.
  var unreadFiles: [NamedFile] = []
  /// Whether a property list is being decoded, of which all keys and values are allowed that mean nothing here.
  var isInPropertyList = false
  /// Whether the description of an app is being decoded that a scenario names.
  var isInDescription = false
  /// Whether the keys of `app` that are decoded name a description.
  var namesDescription = false

  // Variables.
  /// The variables in scope where the decoder reads.
  var scope: Scope
  /// Whether the file may contain variables.
  let containsVariables: Bool
  /// The original texts of scalars in which variables were substituted.
  var writtenTexts: [Tree.Index: SourceRange] = [:]
  /// The definitions of variables that were used.
  var usedDefinitions: Set<SourceRange> = []
  /// The names of variables whose text on the command line was used.
  var setVariableNames: Set<String> = []

  // Fragments.
  /// The fragments of the file and of its included files.
  var fragments: [String: Fragment] = [:]
  /// The diagnostics of included files that could not be read.
  var unreadableIncludes: [Diagnostic] = []
  /// The ranges of the fragments that were used.
  var usedFragments: Set<SourceRange> = []
  /// The names of the fragments being expanded, the outermost first.
  var fragmentsBeingExpanded: [String] = []
  /// The number of values decoded so far, which is limited.
  var decodedValueCount = 0
  /// The nesting depth of the list of steps being decoded.
  var stepDepth = 0
  /// The number of steps in the scenario so far, with each repetition counted.
  var stepCount = 0

  /// Whether the document is a scenario, in which actions are possible.
  let isScenario: Bool
  /// Where keys belong.
  let keyPlaces: KeyPlaces

  /// Creates a decoder that substitutes no variables.
  init(plain tree: Tree, _ keyPlaces: KeyPlaces, isScenario: Bool) {
    self.tree = tree
    self.keyPlaces = keyPlaces
    self.isScenario = isScenario
    scope = Scope()
    containsVariables = false
  }

  /// Creates a decoder of a tree; `set` contains the variables from the command line.
  init(
    _ tree: Tree,
    _ keyPlaces: KeyPlaces,
    set: [String: String] = [:],
    customWords: CustomWords = CustomWords()
  ) {
    self.tree = tree
    self.keyPlaces = keyPlaces
    isScenario = true
    self.customWords = customWords
    scope = Scope(fixed: set)
    containsVariables = tree.text.withUnsafeBufferPointer {
      VariableText.mayContainVariable(in: $0)
    }
  }
}
