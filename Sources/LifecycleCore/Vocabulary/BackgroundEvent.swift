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

extension BackgroundEvent: WordList {}

/// A word of `UIBackgroundModes`, by which an app says for what it runs in the background.
public enum BackgroundMode: String, CaseIterable, Sendable {
  /// It plays or records.
  case audio
  /// It follows where the device is.
  case location
  /// It takes calls over the internet.
  case voip
  /// It talks to an accessory.
  case externalAccessory = "external-accessory"
  /// It gets issues of Newsstand.
  case newsstandContent = "newsstand-content"
  /// It asks Bluetooth devices for data.
  case bluetoothCentral = "bluetooth-central"
  /// It is a Bluetooth device for others.
  case bluetoothPeripheral = "bluetooth-peripheral"
  /// It is woken now and then to fetch something.
  case fetch
  /// It is woken by pushes.
  case remoteNotification = "remote-notification"
  /// It is given time for long work.
  case processing
}

/// Something that becomes of a background task.
public enum TaskEvent: UInt8, CaseIterable, Sendable {
  /// Its time is over, and its expiration handler is called.
  case expired
}

extension TaskEvent: TermWord {
  /// Built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .expired:
      .init("task-expired", since: 4)
        .meaning("the time of a background task is over: its expiration handler is called")
        .with(.name)
    }
  }
}
