/// Something that happens elsewhere and that a framework hands to the app's code, in the background, too.
public enum BackgroundEvent: String, CaseIterable, Sendable {
  /// The device is somewhere else.
  case location
  /// There is traffic for a VoIP app.
  case voip
  /// An external accessory has data.
  case accessory
  /// An issue for Newsstand is there.
  case newsstand
  /// A Bluetooth device has data.
  case bluetooth

  /// What happens, in one sentence.
  public var summary: String {
    switch self {
    case .location: "the device is somewhere else"
    case .voip: "there is traffic for a VoIP app"
    case .accessory: "an external accessory has data"
    case .newsstand: "an issue for Newsstand is there"
    case .bluetooth: "a Bluetooth device has data"
    }
  }
}

extension BackgroundEvent: WordList {
  var word: String { rawValue }
}
