/// What the delegate of a background URL session receives.
public enum BackgroundSessionEvent: Hashable, Sendable {
  /// `urlSession(_:task:didCompleteWithError:)`: a transfer has ended.
  case completed(isFailed: Bool)
  /// `urlSessionDidFinishEvents(forBackgroundURLSession:)`: all that the delegate has missed was received.
  case finishedEvents
}
