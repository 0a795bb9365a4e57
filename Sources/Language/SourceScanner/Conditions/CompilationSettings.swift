/// What is known of how a target is compiled: for iOS, on a device, as it is released.
package struct CompilationSettings: Sendable {
  /// The conditions that are set, of `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `GCC_PREPROCESSOR_DEFINITIONS`.
  package var activeConditions: Set<String>
  /// The first number of `SWIFT_VERSION`.
  package var swiftLanguageVersion: Int
  /// The identifier of the app's bundle; nil if it is not known.
  package var bundleIdentifier: String?

  /// Makes settings.
  package init(
    activeConditions: Set<String> = [],
    swiftLanguageVersion: Int = 5,
    bundleIdentifier: String? = nil
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.activeConditions = activeConditions
    self.swiftLanguageVersion = swiftLanguageVersion
  }

  /// The version of the compiler that conditions are compared with.
  static let compilerVersion = [6, 3]

  /// The value of a macro that Apple's headers define; nil if it is none.
  static func number(ofMacro name: String) -> Int? {
    switch name {
    case "TARGET_OS_IOS", "TARGET_OS_IPHONE", "TARGET_OS_MAC", "TARGET_OS_EMBEDDED", "__OBJC__",
      "__APPLE__", "TARGET_CPU_ARM64", "__LP64__", "__arm64__":
      1
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_OSX", "TARGET_OS_TV",
      "TARGET_OS_WATCH", "TARGET_OS_VISION", "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC",
      "TARGET_OS_LINUX", "TARGET_OS_WINDOWS", "TARGET_CPU_X86_64", "__cplusplus", "__x86_64__",
      "DEBUG":
      0
    case "__IPHONE_OS_VERSION_MAX_ALLOWED": 999_999
    default: versionConstant(name)
    }
  }

  /// The value of `__IPHONE_13_0` and its like.
  private static func versionConstant(_ name: String) -> Int? {
    guard name.hasPrefix("__IPHONE_") else { return nil }
    let parts = name.dropFirst("__IPHONE_".count).split(separator: "_").map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1], major < 1_000 else {
      return nil
    }
    return major * 10_000 + min(minor, 99) * 100
  }

  /// Whether iOS has a module; unknown for modules that are not Apple's.
  static func canImport(_ module: String) -> Truth {
    if modulesOfIOS.contains(module) { return .yes }
    return modulesOfOthers.contains(module) ? .no : .unknown
  }

  private static let modulesOfIOS: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "Accelerate", "Accessibility", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "CarPlay", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "CryptoKit", "Darwin", "Dispatch", "EventKit", "ExposureNotification",
    "Foundation", "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NetworkExtension", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PassKit", "Photos",
    "PhotosUI", "PushKit", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "_Concurrency", "os",
    "simd",
  ]

  private static let modulesOfOthers: Set<String> = [
    "AppKit", "Cocoa", "Carbon", "WatchKit", "TVUIKit", "TVServices", "Glibc", "Musl", "WinSDK",
    "Android", "Bionic", "WASILibc", "FoundationNetworking", "IOBluetooth", "ServiceManagement",
  ]
}
