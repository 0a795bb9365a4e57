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
