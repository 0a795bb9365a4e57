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

  /// Whether the root says how the run went.
  var hasHead: Bool { self != .portable }

  /// Whether a suite names its file.
  var placesSuites: Bool { self == .rich || self == .jenkins }

  /// Whether a case has a file, a line and properties.
  var describesCases: Bool { self == .rich }

  /// Whether what was not alike in two runs stands in a case's output: no property can say it.
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

/// The class name of a file in a JUnit report: its path with dots, without the usual ending.
///
/// No two paths make one name: a dot or a percent sign that stands in a path itself is written as `%2E`
/// or `%25`, so that a percent sign before anything else can tell the endings apart: `a.yaml` is `a`,
/// `a.yml` is `a%yml`, and a file that is named with another ending, or none, gets a `%` behind it.
enum ClassName {
  static func of(_ path: String) -> String {
    if path.hasSuffix(".yaml") { return escaped(path, without: 5) }
    if path.hasSuffix(".yml") { return escaped(path, without: 4) + "%yml" }
    return escaped(path, without: 0) + "%"
  }

  /// The path with dots, without so many bytes at its end.
  private static func escaped(_ path: String, without count: Int) -> String {
    var path = path
    var name: [UInt8] = []
    path.withUTF8 { bytes in
      name.reserveCapacity(bytes.count + 8)
      for byte in bytes.dropLast(count) {
        switch byte {
        case UInt8(ascii: "/"): name.append(UInt8(ascii: "."))
        case UInt8(ascii: "."): name.append(contentsOf: "%2E".utf8)
        case UInt8(ascii: "%"): name.append(contentsOf: "%25".utf8)
        default: name.append(byte)
        }
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
