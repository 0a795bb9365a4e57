package import Foundation

/// What all modules with UIKit's names ask of the system that runs the app: its clock, and its records.
///
/// The modules extend it by what they need: `ApplicationSystem`, `NotificationSystem` and `TaskSystem`. An object
/// connects one launch of the app; it is `SystemConnection.current` while that launch lives.
@MainActor package protocol SystemInterface: AnyObject {
  /// The virtual date of the running app.
  var now: Date { get }

  /// Runs an action on the main thread after a delay, and again after each interval; returns an id to cancel it with.
  func schedule(
    after delay: TimeInterval,
    repeating interval: TimeInterval?,
    _ action: @escaping @MainActor () -> Void
  ) -> Int

  /// Cancels a scheduled action; an id of one that has run is ignored.
  func cancelScheduled(_ id: Int)

  /// Records a call or a value that has no effect here, such as a badge.
  func record(_ name: String, _ value: String)

  /// Reports a misuse that UIKit logs, punishes or does not notice.
  func report(_ problem: String)
}
