@_spi(Package) public import LifecycleCore

/// The result of reading one file: its scenarios, valid or not, in the order of the file.
public struct LoadedFile: Sendable {
  /// A scenario and its plans.
  @_spi(Package) public struct Scenario: Sendable {
    /// Its name, range and other properties that its cases share.
    public var info: ScenarioInfo
    /// Its test cases; none if it is invalid.
    public var plans: [Plan]
    /// Its test cases if all that is wrong is that their OS version is too old; they show what it does not have yet.
    public var tooEarlyPlans: [Plan] = []
    /// Its diagnostics; with an error it cannot be run.
    public var diagnostics: [Diagnostic]

    /// Warnings that only `check --lint` reports.
    public var styleWarnings: [Diagnostic] = []

    /// Whether it can be run.
    public var isValid: Bool { !diagnostics.contains { $0.severity == .error } }
  }

  /// A fragment of the file, or of one that it includes.
  @_spi(Package) public struct Fragment: Sendable {
    /// The fragment's name.
    public var name: String
    /// The range of the name.
    public var range: SourceRange
    /// Whether a scenario of the file uses it.
    public var isUsed: Bool
  }

  /// The file.
  @_spi(Package) public var source: SourceFile
  /// The scenarios.
  @_spi(Package) public var scenarios: [Scenario]
  /// The diagnostics of the file outside of its scenarios, which make it one more invalid test case.
  @_spi(Package) public var diagnostics: [Diagnostic]
  /// The fragments that its scenarios can use, in source order.
  @_spi(Package) public var fragments: [Fragment] = []
  /// The names of the variables whose text on the command line was used.
  @_spi(Package) public var usedVariables: Set<String> = []
  /// The language of its first name of a method or notification; nil if it has none.
  @_spi(Package) public var spelling: NameSpelling?
}

@_spi(Package) extension LoadedFile {
  /// Creates the result of a file that could not be read as a tree.
  public init(source: SourceFile, unreadable diagnostic: Diagnostic) {
    self.init(source: source, scenarios: [], diagnostics: [diagnostic])
  }

  /// Creates the result of a file that contains no scenarios on purpose.
  package init(withoutScenarios source: SourceFile) {
    self.init(source: source, scenarios: [], diagnostics: [])
  }

  /// The language of names in answers about the file: that of its own, or else the usual one for its versions.
  public var answerSpelling: NameSpelling {
    spelling ?? scenarios.first?.info.spelling() ?? .swift
  }

  /// All diagnostics of the file, sorted by location.
  public var allDiagnostics: [Diagnostic] {
    var list = Diagnostic.List()
    for diagnostic in diagnostics + scenarios.flatMap(\.diagnostics) { list.add(diagnostic) }
    return list.sorted
  }
}

/// Loads the plans of files; each job has its own loader, which reuses its memory.
public protocol ScenarioLoader: Sendable {
  /// The maximum size of a file, in bytes.
  static var fileLimit: Int { get }

  /// Variables for every file, which override its own.
  var variables: [String: String] { get set }

  /// The words that only the app under test has.
  var customWords: CustomWords { get set }

  /// Loads a file; the result contains its diagnostics.
  mutating func load(_ source: SourceFile) -> LoadedFile

  /// Returns a note for each word of the last file that have a standard spelling.
  @_spi(Package) func notes() -> [Diagnostic]
}

@_spi(Package) extension ScenarioLoader {
  /// Returns no notes.
  public func notes() -> [Diagnostic] { [] }
}
