/// An event that the delegate of a background URL session receives.
public enum BackgroundSessionEvent: Hashable, Sendable {
  /// `urlSession(_:task:didCompleteWithError:)`: a transfer has ended.
  case completed(isFailed: Bool)
  /// `urlSessionDidFinishEvents(forBackgroundURLSession:)`: all queued events have been delivered.
  case finishedEvents
}
