/// An external event that a framework delivers to the app's code, also in the background.
public enum BackgroundEvent: String, CaseIterable, Sendable {
  /// The location of the device has changed.
  case location
  /// There is traffic for a VoIP app.
  case voip
  /// An external accessory has data.
  case accessory
  /// A Newsstand issue is available.
  case newsstand
  /// A Bluetooth device has data.
  case bluetooth

  /// A description in one sentence.
  @_spi(Package) public var summary: String {
    switch self {
    case .location: "the device is somewhere else"
    case .voip: "there is traffic for a VoIP app"
    case .accessory: "an external accessory has data"
    case .newsstand: "an issue for Newsstand is there"
    case .bluetooth: "a Bluetooth device has data"
    }
  }
}

extension BackgroundEvent: WordList {}

/// A value of `UIBackgroundModes`, with which an app declares why it runs in the background.
@_spi(Package) public enum BackgroundMode: String, CaseIterable, Sendable {
  /// The app plays or records audio.
  case audio
  /// The app tracks the location of the device.
  case location
  /// The app receives calls over the internet.
  case voip
  /// The app communicates with an accessory.
  case externalAccessory = "external-accessory"
  /// The app downloads Newsstand issues.
  case newsstandContent = "newsstand-content"
  /// The app communicates with Bluetooth peripherals.
  case bluetoothCentral = "bluetooth-central"
  /// The app acts as a Bluetooth peripheral.
  case bluetoothPeripheral = "bluetooth-peripheral"
  /// The app is woken regularly to fetch content.
  case fetch
  /// The app is woken by pushes.
  case remoteNotification = "remote-notification"
  /// The app receives time for long-running work.
  case processing
}

/// An event of a background task.
@_spi(Package) public enum TaskEvent: UInt8, CaseIterable, Sendable {
  /// The time has expired, and the expiration handler is called.
  case expired
  /// The launch handler of a task of BGTaskScheduler is called.
  case launched
  /// A task of BGTaskScheduler is completed.
  case completed
}

extension TaskEvent: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .expired:
      .init("task-expired", since: 4)
        .meaning("the time of a background task is over: its expiration handler is called")
        .with(.name)
    case .launched:
      .init("task-launched", since: .iOS13)
        .meaning("a task of BGTaskScheduler runs: its launch handler is called")
        .with(.name)
    case .completed:
      .init("task-completed", since: .iOS13)
        .meaning("a task of BGTaskScheduler is completed, by the app or as failed")
        .with(.name, .success)
    }
  }
}
