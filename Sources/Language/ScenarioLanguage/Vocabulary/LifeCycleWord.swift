@_spi(Package) package import LifecycleCore

/// The words for life cycles.
package enum LifeCycleWord: String, CaseIterable {
  /// The app delegate is notified.
  case appDelegate = "app-delegate"
  /// Scene delegates are notified.
  case scenes
  /// That of a SwiftUI app, without delegates unless it says which.
  case swiftUI = "swiftui"

  /// The life cycle itself.
  package var lifeCycle: AppDescription.LifeCycle { self == .appDelegate ? .appDelegate : .scenes }
}
