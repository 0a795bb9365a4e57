@_spi(Package) package import LifecycleCore
internal import PropertyLists

/// Facts about an app that its property list does not contain: the options of the command.
package struct LintOptions: Sendable {
  /// The SDK with which the app is built.
  package var sdk: OSVersion = 27
  /// The versions of iOS to check; nil for those that the app supports.
  package var versions: VersionRange?
  /// The delegate methods that the app implements; nil if they are not known.
  package var implemented: Set<DelegateMethod>?
  /// Whether the app is a SwiftUI `App`; if not, it is unknown unless `implemented` is set.
  package var isSwiftUI = false
  /// The delegates of scenes that the code and the scene manifest name together; empty if they are not known.
  package var sceneDelegates: [String] = []
  /// What the code does, of an app whose delegates are all known; nil if only a property list is checked.
  package var code: AppCode?

  /// Creates the options of an app that is built with SDK 27, about whose code nothing is known.
  package init() {}
}

/// The known facts about an app.
struct AppFacts {
  let plist: PlistNode
  let options: LintOptions
  /// The versions of iOS to check.
  let versions: VersionRange
  /// The functions of the app delegate that UIKit does not call, since the app has scenes.
  private(set) var uncalled: [UncalledFunction] = []

  init(_ list: PropertyList, _ options: LintOptions) {
    let plist = PlistNode(list)
    let minimum = Self.minimumVersion(plist)
    self.plist = plist
    self.options = options
    versions = options.versions ?? VersionRange(from: minimum ?? 13)
    uncalled = uncalledFunctions
  }

  /// The version in `MinimumOSVersion`; nil if there is none, or the build sets it.
  private static func minimumVersion(_ plist: PlistNode) -> OSVersion? {
    let numbers = plist["MinimumOSVersion"]?.text?.split(separator: ".").prefix(2)
    return numbers.flatMap { OSVersion($0.joined(separator: ".")) }
  }

  /// The earliest version on which the app runs; nil if it is not known.
  var deploymentTarget: OSVersion? { Self.minimumVersion(plist) }

  /// Whether a key is certainly not in the app's Info.plist, nor one for a device: `UILaunchStoryboardName~ipad`.
  func isMissing(_ key: String) -> Bool {
    plist.isComplete
      && !plist.entries.contains { node in
        node.name == key || node.name.hasPrefix("\(key)~") || node.name.hasPrefix("\(key)-iphoneos")
      }
  }

  /// Whether a Boolean key is true; a value that the build sets is not.
  func isTrue(_ key: String) -> Bool { plist[key]?.flag == true }

  /// Whether a Boolean key is false or certainly missing.
  func isOff(_ key: String) -> Bool { isMissing(key) || plist[key]?.flag == false }

  /// Whether the code implements a method; nil if that is not known.
  func implements(_ method: DelegateMethod) -> Bool? { options.implemented?.contains(method) }

  /// What the code does; nil if it is not known.
  var code: AppCode? { options.code }

  /// Whether it is a SwiftUI `App`; nil if that is not known.
  var isSwiftUI: Bool? { options.isSwiftUI ? true : options.implemented == nil ? nil : false }

  /// The background modes that are known.
  var backgroundModes: [PlistNode] { plist["UIBackgroundModes"]?.items ?? [] }

  /// Returns the first of some background modes that is declared.
  func mode(_ modes: String...) -> PlistNode? {
    backgroundModes.first { $0.text.map(modes.contains) ?? false }
  }

  /// Whether a background mode is certainly not declared.
  func lacksMode(_ mode: String) -> Bool {
    plist.isComplete && !backgroundModes.contains { $0.hasVariable || $0.text == mode }
  }

  /// The families of devices, 1 for iPhone and 2 for iPad; nil if they are not known.
  var deviceFamilies: Set<Int64>? {
    guard let items = plist["UIDeviceFamily"]?.items else { return nil }
    return Set(
      items.compactMap { if case .integer(let number) = $0.list.value { number } else { nil } }
    )
  }
}
