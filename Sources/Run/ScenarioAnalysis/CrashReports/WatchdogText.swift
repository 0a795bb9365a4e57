@_spi(Package) internal import LifecycleCore

/// What a report says about a time limit: which event took too long, how long it might take, and whether the app was
/// visible.
struct WatchdogText: Sendable {
  /// Whether the app was on the screen.
  enum Visibility: Sendable { case foreground, background }

  /// The event, in the words of current reports: `scene-create`; nil if the report has none.
  var event: String?
  /// The time that the report allows; nil if it has none.
  var allowance: VirtualTime?
  /// Whether it is a time of the processor, not of the clock on the wall.
  var isProcessorTime = false
  /// The visibility; nil if the report does not say it.
  var visibility: Visibility?

  /// What older versions of iOS wrote, with the event that current ones name.
  private static let olderWords = [
    ("failed to scene-create", "scene-create"), ("failed to scene-update", "scene-update"),
    ("failed to launch in time", "process-launch"), ("failed to resume in time", "process-resume"),
    ("failed to suspend in time", "process-suspend"),
    ("failed to terminate", "process-exit"),
  ]

  init(_ text: String) {
    event = TextSearch.word(in: text, after: "WatchdogEvent: ")
    if event == nil, let range = text.firstRange(of: " watchdog transgression") {
      let before = text[..<range.lowerBound]
      event = before.split { $0.isWhitespace || $0 == ":" || $0 == "," }.last.map(String.init)
    }
    event = event ?? Self.olderWords.first { text.contains($0.0) }?.1
    let beginnings = ["time allowance of ", "gracefully after ", "failed to scene-create after "]
    allowance = beginnings.lazy
      .compactMap { TextSearch.thousandths(in: text, after: $0) }.first
      .map { VirtualTime(milliseconds: $0) }
    isProcessorTime = text.contains("CPU time allowance")
    visibility =
      ["WatchdogVisibility: ", "ProcessVisibility: "].lazy
      .compactMap { TextSearch.word(in: text, after: $0) }
      .compactMap { Self.visibilities[$0] }.first
  }

  private static let visibilities: [String: Visibility] = [
    "Foreground": .foreground, "Background": .background,
  ]
}
