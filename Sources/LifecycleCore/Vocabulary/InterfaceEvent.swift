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

  /// The word of the language.
  public var word: String { facts.word }

  /// What happens, in one sentence.
  public var summary: String { facts.summary }

  /// What can be asked of it by name.
  public var arguments: [Detail] {
    switch self {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled:
      [.to, .through, .via, .finger, .touches, .taps]
    case .shake: [.to, .through, .via]
    case .remoteControl: [.to, .through, .via, .name]
    case .action: [.to, .through, .name, .from]
    case .accelerometer, .gyroscope, .magnetometer, .location: [.to]
    case .redraw: [.to, .area]
    }
  }

  /// Whether it is about a finger.
  public var isTouch: Bool { self <= .touchCancelled }

  private var facts: (word: String, summary: String) {
    switch self {
    case .touchBegan: ("touch-began", "a finger comes down on a view")
    case .touchMoved: ("touch-moved", "it moves")
    case .touchEnded: ("touch-ended", "it is lifted")
    case .touchCancelled: ("touch-cancelled", "the system takes the touch back")
    case .shake: ("shake", "the device is shaken")
    case .remoteControl:
      ("remote-control", "headphones or an accessory send a command for playback")
    case .action: ("action", "a control sends its action message")
    case .accelerometer: ("accelerometer", "a reading of the accelerometer")
    case .gyroscope: ("gyroscope", "a reading of the gyroscope")
    case .magnetometer: ("magnetometer", "a reading of the magnetometer")
    case .location: ("location", "a location")
    case .redraw: ("redraw", "a view of the app's own draws itself (`drawRect:`)")
    }
  }
}

extension InterfaceEvent: Comparable {
  /// The order of the vocabulary.
  public static func < (one: InterfaceEvent, other: InterfaceEvent) -> Bool {
    one.rawValue < other.rawValue
  }
}
