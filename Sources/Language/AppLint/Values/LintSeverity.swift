/// How serious a finding is, in ascending order.
package enum LintSeverity: String, CaseIterable, Comparable, Sendable {
  /// Worth knowing; the exit status is not affected.
  case note
  /// Something does not work as intended.
  case warning
  /// The app does not launch, a part of it cannot work, or the App Store refuses it.
  case error

  /// Returns whether the first severity is less serious.
  package static func < (first: LintSeverity, second: LintSeverity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
