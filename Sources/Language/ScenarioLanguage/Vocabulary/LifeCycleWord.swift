@_spi(Package) internal import LifecycleCore

/// The words for life cycles.
enum LifeCycleWord: String, CaseIterable {
  case appDelegate = "app-delegate"
  case scenes
  /// That of a SwiftUI app, without delegates unless it says which.
  case swiftUI = "swiftui"

  /// The life cycle itself.
  var lifeCycle: AppDescription.LifeCycle { self == .appDelegate ? .appDelegate : .scenes }
}
