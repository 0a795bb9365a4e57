/// What supports a default of the model for today's devices, iOS 13 and later, so that a reader can disagree.
@_spi(Package) public struct DefaultEvidence: Hashable, Sendable {
  /// How much speaks for a default.
  public enum Confidence: String, CaseIterable, Sendable {
    /// Apple writes it.
    case documented
    /// Independent reports agree, and none disagrees.
    case several
    /// There is one report.
    case one
    /// Reports disagree.
    case contradictory
    /// The model concludes it from the sources.
    case inferred
    /// Nobody looked for newer evidence: the sources of the rules count.
    case unreviewed

    /// Whether a message that depends on the default says how weak it is.
    public var isWeak: Bool {
      switch self {
      case .one, .contradictory, .inferred: true
      case .documented, .several, .unreviewed: false
      }
    }

    /// The confidence in words.
    public var phrase: String {
      switch self {
      case .documented: "documented by Apple"
      case .several: "several reports"
      case .one: "one report"
      case .contradictory: "reports disagree"
      case .inferred: "inferred"
      case .unreviewed: "as the sources of its rules"
      }
    }
  }

  /// The default, as written in scenarios.
  public let value: String
  /// The first version that has it.
  public let since: OSVersion
  /// Whether it is the default of apps with scenes, or of those without; nil for both.
  public let isForScenes: Bool?
  /// The word of the only device model on which it is the default; nil for all.
  public let device: String?
  /// How much speaks for it.
  public let confidence: Confidence
  /// The titles of Apple's pages, and reports as `owner/repository#number`.
  public let sources: [String]
  /// The versions and years that the sources are about; nil if nobody looked for any.
  public let date: String?
  /// What a reader should know besides, in one sentence without a full stop; nil for nothing.
  public let note: String?

  init(
    _ value: String,
    from since: OSVersion = .iOS13,
    scenes isForScenes: Bool? = nil,
    on device: String? = nil,
    _ confidence: Confidence = .unreviewed,
    _ sources: String...,
    date: String? = nil,
    note: String? = nil
  ) {
    self.value = value
    self.since = since
    self.isForScenes = isForScenes
    self.device = device
    self.confidence = confidence
    self.sources = sources
    self.date = date
    self.note = note
  }

  /// Returns whether it is about apps with or without scenes in a version, on a device model.
  public func applies(to os: OSVersion, scenes: Bool, on model: String = "iphone") -> Bool {
    since <= os && isForScenes ?? scenes == scenes && device ?? model == model
  }
}
