/// A framework in which an app is written mainly, and whose classes answer the system for it.
package enum AppFramework: String, Hashable, Sendable, CaseIterable {
  case flutter = "Flutter"
  case reactNative = "React Native"
  case expo = "Expo"
  case capacitor = "Capacitor"
  case unity = "Unity"

  /// The framework that a source file uses which imports a module; nil for any other module.
  package init?(importOf module: String) {
    switch module {
    case "Flutter": self = .flutter
    case "React", "React_RCTAppDelegate", "RCTAppDelegate", "ReactAppDependencyProvider":
      self = .reactNative
    case "Expo", "ExpoModulesCore", "EXUpdates": self = .expo
    case "Capacitor": self = .capacitor
    case "UnityFramework": self = .unity
    default: return nil
    }
  }

  /// What names it in a file of a package manager, in the order in which they are looked for.
  static let marks: [(file: String, text: String, framework: AppFramework)] = [
    ("Podfile", "flutter_install_all_ios_pods", .flutter),
    ("Podfile", "use_expo_modules!", .expo),
    ("Podfile", "use_react_native!", .reactNative),
    ("Podfile", "capacitor_pods", .capacitor),
    ("package.json", "\"expo\"", .expo),
    ("package.json", "\"react-native\"", .reactNative),
    ("package.json", "\"@capacitor/ios\"", .capacitor),
    ("pubspec.yaml", "sdk: flutter", .flutter),
    ("ProjectSettings/ProjectVersion.txt", "m_EditorVersion", .unity),
    ("Data/boot.config", "", .unity),
  ]
}
