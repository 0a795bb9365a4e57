/// What came of reading one file: its scenarios, playable or not, in the order of the file.
public struct LoadedFile: Sendable {
  /// A scenario, and what can be made of it.
  public struct Scenario: Sendable {
    /// What it is called and where it stands.
    public var info: ScenarioInfo
    /// Its test cases; none if it is invalid.
    public var plans: [Plan]
    /// What is wrong with it; an error means that it cannot be run.
    public var diagnostics: [Diagnostic]

    /// What is odd about it, for a lint: each is a warning.
    public var oddities: [Diagnostic] = []

    /// Whether it can be run.
    public var isValid: Bool { !diagnostics.contains { $0.severity == .error } }
  }

  /// A fragment of the file, or of one that it includes.
  public struct FragmentName: Sendable {
    /// What it is called.
    public var name: String
    /// The place of its name.
    public var range: SourceRange
    /// Whether a scenario of the file uses it.
    public var isUsed: Bool
  }

  /// The file.
  public var source: SourceFile
  /// The scenarios.
  public var scenarios: [Scenario]
  /// What is wrong with the file beside its scenarios: it is then one invalid test case more.
  public var diagnostics: [Diagnostic]
  /// The fragments that its scenarios can use, by their places.
  public var fragments: [FragmentName] = []
  /// The names of the variables that were put in somewhere.
  public var usedVariables: Set<String> = []
}

extension LoadedFile {
  /// Creates the result of a file that could not be read as a tree.
  public init(source: SourceFile, unreadable diagnostic: Diagnostic) {
    self.init(source: source, scenarios: [], diagnostics: [diagnostic])
  }

  /// Everything that is wrong with the file, by place.
  public var allDiagnostics: [Diagnostic] {
    var list = Diagnostic.List()
    for diagnostic in diagnostics + scenarios.flatMap(\.diagnostics) { list.add(diagnostic) }
    return list.sorted
  }
}

/// Turns the bytes of a file into plans; each job has one of its own and reuses its memory.
public protocol ScenarioLoader: Sendable {
  /// The size above which a file is not read, in bytes.
  static var fileLimit: Int { get }

  /// Variables for every file, over those that it defines.
  var variables: [String: String] { get set }

  /// Reads a file; what is wrong with it is in the result.
  mutating func load(_ source: SourceFile) -> LoadedFile
}
