/// What an app may use only if its Info.plist says why.
package enum UsageDescription: String, CaseIterable, Sendable {
  case location, tracking
  case camera, microphone, photos, contacts, calendars, reminders
  case bluetooth

  /// The keys of the Info.plist, of which one suffices; the one that messages name comes first.
  package var keys: [String] {
    switch self {
    case .location: ["NSLocationWhenInUseUsageDescription"]
    case .tracking: ["NSUserTrackingUsageDescription"]
    case .camera: ["NSCameraUsageDescription"]
    case .microphone: ["NSMicrophoneUsageDescription"]
    case .photos: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"]
    case .contacts: ["NSContactsUsageDescription"]
    case .calendars:
      [
        "NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription",
        "NSCalendarsWriteOnlyAccessUsageDescription",
      ]
    case .reminders: ["NSRemindersUsageDescription", "NSRemindersFullAccessUsageDescription"]
    case .bluetooth: ["NSBluetoothAlwaysUsageDescription"]
    }
  }

  /// The first version of iOS that requires it.
  var since: OSVersion {
    switch self {
    case .location: .iOS11
    case .tracking: .iOS14
    case .camera, .microphone, .photos, .contacts, .calendars, .reminders: .iOS10
    case .bluetooth: .iOS13
    }
  }
}
