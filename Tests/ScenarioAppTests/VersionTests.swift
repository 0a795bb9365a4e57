import ScenarioApp
import ScenarioRunner
import Testing
import UIKit

/// The app sees the version of iOS and the device of its case.
@Suite struct VersionTests {
  @Test @MainActor func theVersionIsThatOfTheCase() throws {
    let result = try results(
      of: versions,
      """
      suite: Versions
      scenarios:
      - scenario: a phone
        ios: 12.4
        app: {life-cycle: app-delegate}
        steps:
        - user: tap-icon
          expect: {app: {device: "12.4 iPhone phone", process: 12.4.0, at-least-13: false}}
      - scenario: a tablet
        ios: 26.0
        device: ipad
        steps:
        - user: tap-icon
          expect: {app: {device: "26.0 iPad pad", process: 26.0.0, at-least-13: true}}
      """
    )
    let messages = result.cases.flatMap(\.failures).map(\.message)
    #expect(result.cases.count == 2)
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test func codeOutsideOfScenariosSeesTheVersionOfTheMachine() {
    #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion != 12)
  }
}

private let versions = AppUnderTest("Versions", probes: ["device", "process", "at-least-13"]) {
  launch in
  launch.delegate = PlainDelegate()
  launch.sceneDelegate { PlainSceneDelegate() }
  launch.probe("device") {
    let device = UIDevice.current
    let idiom = UITraitCollection().userInterfaceIdiom
    return "\(device.systemVersion) \(device.model) \(idiom)"
  }
  launch.probe("process") {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  launch.probe("at-least-13") {
    ProcessInfo.processInfo.isOperatingSystemAtLeast(
      OperatingSystemVersion(majorVersion: 13, minorVersion: 0, patchVersion: 0)
    )
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
