@_spi(Package) internal import LifecycleCore

/// The names of calls and notifications as people shorten them in messages, derived from the full ones.
enum ShortenedName {
  /// The labels of a name in one word, such as `applicationDidFinishLaunchingWithOptions`, to any label but the first.
  static let calls: [String: [DelegateMethod]] = collect { labels in
    guard labels.count > 1 else { return [] }
    return (2...labels.count).map { end in
      labels[0] + labels[1..<end].map(capitalized).joined()
    }
  }

  /// The label that says what happens, such as `didFinishLaunchingWithOptions`, where it is long enough to be recognized.
  static let labels: [String: [DelegateMethod]] = collect { labels in
    guard labels.count > 1, labels[1].utf8.count >= 12, labels[0] != "urlSession",
      ["did", "will", "perform", "handle", "user", "configuration"].contains(
        where: labels[1].hasPrefix
      )
    else { return [] }
    // People leave out the end, too.
    let short = labels[1].firstRange(of: "With").map { String(labels[1][..<$0.lowerBound]) }
    return [labels[1]] + (short.map { $0.utf8.count >= 18 ? [$0] : [] } ?? [])
  }

  /// The names of notifications without their class, and without their end.
  static let notifications: [String: Term] = {
    var terms: [String: Term] = [:]
    for name in NotificationName.allCases {
      guard let member = name.row.swiftName?.split(separator: ".").last, name.isAboutApp else {
        continue
      }
      terms[String(member)] = .notification(name)
      terms[String(member.dropLast("Notification".count))] = .notification(name)
    }
    // A word that is the label of a call means the call.
    terms["didFinishLaunching"] = .call(.didFinishLaunching)
    return terms
  }()

  /// Collects the names that are made of the labels of each method in both languages.
  private static func collect(_ names: ([String]) -> [String]) -> [String: [DelegateMethod]] {
    var found: [String: [DelegateMethod]] = [:]
    for method in DelegateMethod.allCases where !method.isSwiftUI {
      for full in [method.swiftName, method.selector] {
        let labels = full.split { "(:)_".contains($0) }.map(String.init)
        for name in names(labels) where found[name]?.contains(method) != true {
          found[name, default: []].append(method)
        }
      }
    }
    return found
  }

  private static func capitalized(_ label: String) -> String {
    label.prefix(1).uppercased() + label.dropFirst()
  }
}

extension NotificationName {
  /// Whether it is a notification of the app that is paired with a call.
  fileprivate var isAboutApp: Bool { self <= .protectedDataDidBecomeAvailable }
}
