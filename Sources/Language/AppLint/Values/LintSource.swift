/// Where an effect is described.
package struct LintSource: Sendable {
  /// The publication and the title of the page.
  package let title: String

  /// Returns the page of a key.
  static func key(_ key: String) -> LintSource {
    LintSource(title: "Apple, Information Property List, \"\(key)\"")
  }

  /// Returns a page of the UIKit documentation.
  static func uikit(_ page: String) -> LintSource { LintSource(title: "Apple, UIKit, \"\(page)\"") }

  /// Returns another page of Apple's documentation.
  static func apple(_ framework: String, _ page: String) -> LintSource {
    LintSource(title: "Apple, \(framework), \"\(page)\"")
  }

  /// Returns issue reports on GitHub.
  static func reports(_ names: String...) -> LintSource {
    LintSource(title: "GitHub: \(names.joined(separator: ", "))")
  }

  /// The article about the change to scenes.
  static let transition = uikit("Transitioning to the UIKit scene-based life cycle")
  /// The technote on the same subject.
  static let technote = LintSource(
    title: "Apple, Technote TN3187, \"Migrating to the UIKit scene-based life cycle\""
  )
  /// The release notes of iOS 27.
  static let releaseNotes27 = LintSource(title: "Apple, \"iOS & iPadOS 27 Release Notes\", UIKit")
  /// No document describes it.
  static let undocumented = LintSource(title: "not documented")
}
