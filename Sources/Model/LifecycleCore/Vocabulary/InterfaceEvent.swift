/// An event that UIKit delivers to an object of the app's interface.
///
/// To add one, add its case here with its word, meaning and arguments, and a rule that causes it.
@_spi(Package) public enum InterfaceEvent: UInt8, CaseIterable, Comparable, Sendable {
  // Touches.
  case touchBegan, touchMoved, touchEnded, touchCancelled
  // Events for the first responder.
  case shake, remoteControl
  // Action messages of controls.
  case action
  // Sensor readings, for the designated object.
  case accelerometer, gyroscope, magnetometer, location
  // Drawing.
  case redraw

  /// Whether it is a touch event.
  public var isTouch: Bool { self <= .touchCancelled }
}

extension InterfaceEvent: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .touchBegan: Self.touch("touch-began", "a finger comes down on a view")
    case .touchMoved: Self.touch("touch-moved", "it moves")
    case .touchEnded: Self.touch("touch-ended", "it is lifted")
    case .touchCancelled: Self.touch("touch-cancelled", "the system takes the touch back")
    case .shake: .init("shake", "the device is shaken").with(.to, .through, .via)
    case .remoteControl:
      .init("remote-control", "headphones or an accessory send a command for playback")
        .with(.to, .through, .via).with(.name, RemoteCommand.self)
    case .action:
      .init("action", "a control sends its action message").with(.to, .through, .name, .from)
    case .accelerometer: .init("accelerometer", "a reading of the accelerometer").with(.to, .via)
    case .gyroscope: .init("gyroscope", "a reading of the gyroscope").with(.to, .via)
    case .magnetometer: .init("magnetometer", "a reading of the magnetometer").with(.to, .via)
    case .location: .init("location", "a location").with(.to, .via, .coordinates)
    case .redraw:
      .init("redraw", "a view of the app's own draws itself (`drawRect:`)").with(.to, .via, .area)
    }
  }

  private static func touch(_ word: String, _ summary: String) -> TermRow {
    TermRow(word, summary).with(.to, .through, .via, .finger, .touches, .taps)
  }
}
