/// A dialect of JUnit XML; no single one suits all readers.
enum JUnitDialect: String, CaseIterable {
  /// All details for lenient readers: locations, properties, flaky attempts.
  case rich
  /// The strict schema of Jenkins' xUnit plugin.
  case jenkins
  /// The subset that all schemas except Surefire's allow: plain suites of plain cases.
  case portable
  /// One suite for the whole run, like Maven's Surefire.
  case surefire

  /// The name of the report format.
  var formatName: String { self == .rich ? "junit" : "junit-\(rawValue)" }

  /// Whether the run is a single suite instead of a list of suites.
  var isOneSuite: Bool { self == .surefire }

  /// Whether the root element has the totals of the run.
  var hasTotals: Bool { self != .portable }

  /// Whether a suite specifies its file.
  var suitesHaveFile: Bool { self == .rich || self == .jenkins }

  /// Whether a case has a file, a line and properties.
  var describesCases: Bool { self == .rich }

  /// Whether differences between two executions are written as output, because properties are not allowed.
  var writesDifferencesToOutput: Bool { self == .jenkins || self == .surefire }

  /// Whether cases list their earlier attempts.
  var includesAttempts: Bool { self != .portable }

  /// The precision of a time.
  enum Precision {
    case milliseconds, microseconds

    var nanoseconds: UInt64 { self == .milliseconds ? 1_000_000 : 1000 }
    var decimals: Int { self == .milliseconds ? 3 : 6 }
  }

  /// The precision of times: most cases take less than a millisecond, but the xUnit plugin's schema allows no more.
  var precision: Precision {
    switch self {
    case .rich, .surefire: .microseconds
    case .jenkins, .portable: .milliseconds
    }
  }

  /// Whether suites have a package, a number, a host, and elements even if they are empty.
  var isStrict: Bool { self == .portable }
}

/// The class name of a file in a JUnit report: its path with dots, without the usual extension.
///
/// Different paths have different names: a dot or a percent sign in a path is written as `%2E` or `%25`, and other
/// percent signs distinguish the extensions: `a.yaml` is `a`, `a.yml` is `a%yml`, and any other file has a `%` at the
/// end.
enum ClassName {
  static func of(_ path: String) -> String {
    if path.hasSuffix(".yaml") { return escaped(path, without: 5) }
    if path.hasSuffix(".yml") { return escaped(path, without: 4) + "%yml" }
    return escaped(path, without: 0) + "%"
  }

  /// Returns the path with dots, without a number of bytes at its end.
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
