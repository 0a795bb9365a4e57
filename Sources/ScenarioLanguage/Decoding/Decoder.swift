internal import LifecycleCore

/// Reads values out of a tree and collects what is wrong with them, each at its place.
///
/// What the language knows of suites, scenarios and steps is in extensions, one file each.
struct Decoder {
  var tree: Tree
  var diagnostics = Diagnostic.List()
  /// How much of it was kept for the scenarios so far.
  var keptCount = 0
  /// The methods named so far by what is being decoded: the scripted app implements them.
  var namedMethods: MethodSet = []
  /// Where aliases and short forms are noted, for `fmt` alone.
  var rewriteLog: RewriteLog?

  // Variables.
  /// The variables in scope where the decoder reads.
  var scope: Scope
  /// Whether the file has a variable at all.
  let holdsVariables: Bool
  /// The texts as they were written, of scalars into which variables were inserted.
  var writtenTexts: [Tree.Index: SourceRange] = [:]
  /// The definitions that were inserted somewhere.
  var usedDefinitions: Set<SourceRange> = []
  /// The names that were inserted somewhere, those of the command line among them.
  var usedNames: Set<String> = []

  // Fragments.
  /// The fragments of the file and of those that it includes.
  var fragments: [String: Fragment] = [:]
  /// What is wrong with the files that should bring more of them.
  var brokenIncludes: [Diagnostic] = []
  /// The places of those that were inserted somewhere.
  var usedFragments: Set<SourceRange> = []
  /// Those that are being inserted, the outermost first.
  var fragmentsUnderWay: [String] = []
  /// The number of values read so far, which is limited.
  var spentValues = 0
  /// How deeply the lists of steps being read are nested.
  var stepDepth = 0
  /// How many steps the scenario has so far, those that are repeated counted each time.
  var stepCount = 0

  /// Creates a decoder that looks at a tree and puts in nothing.
  init(plain tree: Tree) {
    self.tree = tree
    scope = Scope()
    holdsVariables = false
  }

  /// Creates a decoder of a tree; `set` are the variables that the command line sets.
  init(_ tree: Tree, set: [String: String] = [:]) {
    self.tree = tree
    scope = Scope(fixed: set)
    holdsVariables = tree.text.withUnsafeBufferPointer { VariableText.isWritten(in: $0) }
  }
}
