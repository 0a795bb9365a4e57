internal import Foundation
@_spi(Package) internal import ScenarioLanguage

// How a method differs from those of the delegate protocols.
extension MethodSignature {
  var isAsync: Bool { result.hasPrefix(" async") }

  /// The names that the protocols have for methods that only their labels tell apart.
  private static let sharedBaseNames = [
    "application", "scene", "userNotificationCenter", "windowScene",
  ]

  /// Whether its name without labels is one of those with which most methods of the protocols begin.
  var hasSharedBaseName: Bool { Self.sharedBaseNames.contains(name) }

  /// Whether its name begins like one of `applicationDidBecomeActive`.
  var beginsWithSharedBaseName: Bool {
    Self.sharedBaseNames.contains { shared in
      name.hasPrefix(shared) && name.dropFirst(shared.count).first?.isUppercase == true
    }
  }

  /// Whether its name begins like that of a protocol's method, and its first parameter is what UIKit would pass.
  var receivesUIKitObject: Bool {
    let types = [
      "UIKit.UIApplication", "UIKit.UIScene", "UIKit.UIWindowScene",
      "UserNotifications.UNUserNotificationCenter",
    ]
    return beginsWithSharedBaseName && parameters.first.map { types.contains($0.type) } == true
  }

  /// The edit distance of the full names; 1 if they differ only in their labels, and the base name is not a shared one.
  func distance(to other: MethodSignature) -> Int {
    if name == other.name, !hasSharedBaseName { return 1 }
    // The beginning of a longer name, but not so near that it must be meant.
    if other.fullName.hasPrefix(fullName.dropLast(2)) { return 4 }
    return Suggestion.distance(from: fullName, to: other.fullName)
  }

  /// Describes how a method with the right name differs from UIKit's.
  func difference(from expected: MethodSignature) -> String {
    for (own, other) in zip(parameters, expected.parameters) where own.type != other.type {
      let label = own.label == "_" ? "its first parameter" : "'\(own.label)'"
      return "\(label) is \(own.shortType), but UIKit passes \(other.shortType)"
    }
    let result = expected.result.replacingOccurrences(of: "Swift.", with: "")
      .replacingOccurrences(of: "UIKit.", with: "")
    return "UIKit's method has the result '\(result.trimmingCharacters(in: .whitespaces))'"
  }
}
