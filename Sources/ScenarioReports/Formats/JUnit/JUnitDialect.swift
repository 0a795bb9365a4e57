/// What the readers of JUnit XML allow; no file suits all of them.
enum JUnitDialect: String, CaseIterable {
  /// All that lenient readers make use of: places, properties, flaky attempts.
  case rich
  /// What Jenkins' xUnit plugin validates strictly.
  case jenkins
  /// What every schema of JUnit but Surefire's allows: plain suites of plain cases.
  case portable
  /// One suite for the whole run, as Maven's Surefire writes it.
  case surefire

  /// What a user calls the format.
  var formatName: String { self == .rich ? "junit" : "junit-\(rawValue)" }

  /// Who reads it, in one sentence.
  var summary: String {
    switch self {
    case .rich: "JUnit XML, for nearly every CI system"
    case .jenkins: "JUnit XML for Jenkins' strict xUnit plugin"
    case .portable: "JUnit XML that validates against the most schemas"
    case .surefire: "JUnit XML as Maven's Surefire writes it, the run as one suite"
    }
  }

  /// Whether the run is one suite, and not a list of them.
  var isOneSuite: Bool { self == .surefire }

  /// Whether the list of suites says how the run went.
  var countsSuites: Bool { self == .rich || self == .jenkins }

  /// Whether a suite names its file.
  var placesSuites: Bool { self == .rich || self == .jenkins }

  /// Whether a case has a file, a line and properties.
  var describesCases: Bool { self == .rich }

  /// Whether what was not alike in two plays stands in a case's output: no property can say it.
  var saysDifferencesInOutput: Bool { self == .jenkins || self == .surefire }

  /// Whether a case tells of its earlier attempts.
  var tellsAttempts: Bool { self != .portable }

  /// The finest unit in which a time is written.
  enum Precision {
    case milliseconds, microseconds

    var nanoseconds: UInt64 { self == .milliseconds ? 1_000_000 : 1000 }
    var decimals: Int { self == .milliseconds ? 3 : 6 }
  }

  /// How precise a time is: most cases take less than a millisecond, but the schema of the xUnit plugin allows no more.
  var precision: Precision {
    switch self {
    case .rich, .surefire: .microseconds
    case .jenkins, .portable: .milliseconds
    }
  }

  /// Whether a suite has a package, a number, a host, and elements even if they are empty.
  var isFormal: Bool { self == .portable }
}
