/// A line that gives a build setting its value, perhaps only for some builds: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Hashable, Sendable {
  /// A requirement of the line: what is built must match the pattern.
  struct Condition: Hashable, Sendable {
    var key: String
    var pattern: String
  }

  var name: String
  var conditions: [Condition] = []
  var value: String
  var origin: Origin

  /// Creates an assignment of a name that may be followed by conditions; nil if they are not closed.
  ///
  /// - Parameters:
  ///   - key: The name with its conditions, such as `NAME[sdk=iphoneos*][arch=*]` or `NAME[sdk=iphoneos*,arch=*]`.
  ///   - value: The text with variables.
  ///   - origin: Where it is written.
  init?(_ key: String, _ value: String, at origin: Origin) {
    self.value = value
    self.origin = origin
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = parts[0].trimmingSpaces
    guard !name.isEmpty else { return nil }
    for part in parts.dropFirst() {
      let part = part.trimmingSpaces
      guard part.hasSuffix("]") else { return nil }
      for condition in part.dropLast().split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        conditions.append(
          Condition(key: sides[0].trimmingSpaces, pattern: sides[1].trimmingSpaces)
        )
      }
    }
  }
}

/// What is built: a device build, since the simulator differs in no setting that an app's life cycle depends on.
struct BuildContext: Hashable, Sendable {
  var configuration: String

  /// Whether a condition holds; one of an unknown kind does not.
  func matches(_ condition: SettingAssignment.Condition) -> Bool {
    let pattern = Array(condition.pattern.utf8)
    return switch condition.key {
    // Patterns name versions of an SDK, too, which are not known: '*' stands for any.
    case "sdk": Self.matches(pattern[...], Array("iphoneos".utf8)[...])
    case "arch": Self.matches(pattern[...], Array("arm64".utf8)[...])
    case "config": Self.matches(pattern[...], Array(configuration.utf8)[...])
    case "variant": Self.matches(pattern[...], Array("normal".utf8)[...])
    default: false
    }
  }

  /// Whether a text has the form of a pattern, in which `*` is any text and `?` any character.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var (pattern, text) = (pattern, text)
    // The pattern after the last '*', and the text that it was tried with.
    var retry: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
    while true {
      if let next = pattern.first, next == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (pattern, text)
      } else if let next = pattern.first, let byte = text.first,
        next == byte || next == UInt8(ascii: "?")
      {
        (pattern, text) = (pattern.dropFirst(), text.dropFirst())
      } else if pattern.isEmpty, text.isEmpty {
        return true
      } else if let last = retry, !last.text.isEmpty {
        retry = (last.pattern, last.text.dropFirst())
        (pattern, text) = (last.pattern, last.text.dropFirst())
      } else {
        return false
      }
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text = text.dropFirst() }
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}
