/// Something that UIKit hands to an object of the app.
///
/// To add one: its case here with its word, meaning and arguments, and a rule that brings it.
public enum InterfaceEvent: UInt8, CaseIterable, Sendable {
  // Touches.
  case touchBegan, touchMoved, touchEnded, touchCancelled
  // What goes to the first responder.
  case shake, remoteControl
  // What a control makes of touches.
  case action
  // What goes to the object that was named for it.
  case accelerometer, gyroscope, magnetometer, location
  // Drawing.
  case redraw

  /// Whether it is about a finger.
  public var isTouch: Bool { self <= .touchCancelled }
}

extension InterfaceEvent: TermWord {
  /// Built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .touchBegan: .init("touch-began", "a finger comes down on a view", Self.touch)
    case .touchMoved: .init("touch-moved", "it moves", Self.touch)
    case .touchEnded: .init("touch-ended", "it is lifted", Self.touch)
    case .touchCancelled: .init("touch-cancelled", "the system takes the touch back", Self.touch)
    case .shake: .init("shake", "the device is shaken", [.to, .through, .via])
    case .remoteControl:
      .init(
        "remote-control",
        "headphones or an accessory send a command for playback",
        [.to, .through, .via, .name]
      )
    case .action:
      .init("action", "a control sends its action message", [.to, .through, .name, .from])
    case .accelerometer: .init("accelerometer", "a reading of the accelerometer", [.to])
    case .gyroscope: .init("gyroscope", "a reading of the gyroscope", [.to])
    case .magnetometer: .init("magnetometer", "a reading of the magnetometer", [.to])
    case .location: .init("location", "a location", [.to])
    case .redraw:
      .init("redraw", "a view of the app's own draws itself (`drawRect:`)", [.to, .area])
    }
  }

  private static let touch: [Detail] = [.to, .through, .via, .finger, .touches, .taps]
}

extension InterfaceEvent: Comparable {
  /// The order of the vocabulary.
  public static func < (one: InterfaceEvent, other: InterfaceEvent) -> Bool {
    one.rawValue < other.rawValue
  }
}
