@_spi(Package) internal import LifecycleCore

/// A key of a line of a recording in JSON Lines: the type of its value, and the lines that can have it.
struct RecordedKey {
  /// The type of a value.
  enum ValueType {
    case text, number, flag, texts, itemOfTexts, choices, choice

    /// The type in words.
    var name: String {
      switch self {
      case .text: "a string"
      case .number: "a number"
      case .flag: "true or false"
      case .texts, .itemOfTexts: "a list of strings"
      case .choices: "an object"
      case .choice: "a string, true or false"
      }
    }

    /// How a value of the type looks in JSON.
    var example: String {
      switch self {
      case .text, .choice: #""...""#
      case .number: "1"
      case .flag: "true"
      case .texts, .itemOfTexts: #"["..."]"#
      case .choices: "{...}"
      }
    }

    /// The bytes with which one can begin.
    var beginnings: String {
      switch self {
      case .text, .itemOfTexts: "\""
      case .number: "0123456789-"
      case .flag: "tf"
      case .texts: "["
      case .choices: "{"
      case .choice: "\"tf"
      }
    }
  }

  /// Where a recording begins.
  enum Beginning: String, CaseIterable {
    case launch, running
  }

  /// The name.
  let name: String
  /// The type of its value.
  let type: ValueType
  /// The values that it can have; nil if they are no fixed set.
  let values: [String]?
  /// The keys of the lines that can have it: what a line is about.
  let kinds: Set<String>

  private init(
    _ name: String,
    _ type: ValueType,
    of kinds: Set<String>,
    _ values: [String]? = nil
  ) {
    (self.name, self.type, self.kinds, self.values) = (name, type, kinds, values)
  }

  /// A key that says what a line is about.
  private static func kind(_ name: String, _ type: ValueType, _ values: [String]? = nil) -> Self {
    Self(name, type, of: [name], values)
  }

  /// The keys that say what a line is about; `trace` decides, or else the first one.
  static let kinds = ["call", "notification", "process", "gone", "gap", "complete", "trace"]

  /// All keys.
  static let all: [RecordedKey] = [
    kind("trace", .number),
    kind("call", .text),
    kind("notification", .text),
    kind("process", .number),
    kind("gone", .text, ["unknown"]),
    kind("gap", .flag, ["true"]),
    Self("complete", .texts, of: ["trace", "complete"]),
    Self("reads", .text, of: occurrences, AppState.allCases.map(\.word)),
    Self("options", .texts, of: occurrences),
    Self("scene", .text, of: occurrences),
    header("ios", .text),
    header("sdk", .text),
    header("device", .text, Device.Model.allCases.map(\.rawValue)),
    header("life-cycle", .text, AppDescription.LifeCycle.allCases.map(\.rawValue)),
    header("swiftui", .text, AppDescription.SwiftUIDelegates.allCases.map(\.rawValue)),
    header("passcode", .flag),
    header("multitasking", .flag),
    header("exits-on-suspend", .flag),
    header("model", .choices),
    header("implements", .texts),
    header("begins", .text, Beginning.allCases.map(\.rawValue)),
    header("source", .text),
  ]

  private static let occurrences: Set<String> = ["call", "notification"]

  private static func header(
    _ name: String,
    _ type: ValueType,
    _ values: [String]? = nil
  ) -> Self {
    Self(name, type, of: ["trace"], values)
  }

  /// Returns the key with a name.
  static func named(_ name: String) -> RecordedKey? { all.first { $0.name == name } }
}
