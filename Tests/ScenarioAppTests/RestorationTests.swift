import ScenarioApp
import ScenarioRunner
import Testing
import UIKit

/// The secure forms of the methods that decide about state restoration are called from iOS 13.2 on.
@Suite struct RestorationTests {
  private func messages(_ app: AppUnderTest, _ version: String, _ log: String) throws -> [String] {
    let result = try MainActor.assumeIsolated {
      try results(
        of: app,
        """
        scenario: State is saved and restored
        ios: \(version)
        app: {life-cycle: app-delegate}
        steps:
        - user: tap-icon
        - user: press-home
        - wait: 20s
        - system: low-memory
        - user: tap-icon
          expect: {app: {log: \(log)}}
        """
      )
    }
    #expect(result.cases.count == 1)
    return result.cases.flatMap(\.failures).map(\.message)
  }

  @Test @MainActor func theSecureFormIsPreferred() throws {
    let app = self.app { BothForms($0) }
    #expect(try messages(app, "17.0", "[secure save, encode, secure restore, decode draft]") == [])
  }

  @Test @MainActor func theOtherFormIsCalledBefore() throws {
    let app = self.app { BothForms($0) }
    #expect(try messages(app, "12.0", "[save, encode, restore, decode draft]") == [])
  }

  @Test @MainActor func theOtherFormIsCalledIfThereIsNoSecureOne() throws {
    let app = self.app { PlainForms($0) }
    #expect(try messages(app, "17.0", "[save, encode, restore, decode draft]") == [])
  }

  private func app(
    _ make: @escaping @MainActor @Sendable (CallLog) -> any UIApplicationDelegate
  ) -> AppUnderTest {
    AppUnderTest("Restoration", probes: ["log"]) { launch in
      let log = launch.kept { CallLog() }
      launch.delegate = make(log)
      launch.probe("log") { log.calls }
    }
  }
}

private final class CallLog {
  var calls: [String] = []
}

/// The forms that iOS has from version 6 on.
@MainActor private class Forms: UIResponder {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    log.calls.append("save")
    return true
  }

  func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) {
    log.calls.append("encode")
    coder.encode("draft", forKey: "text")
  }

  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    log.calls.append("restore")
    return true
  }

  func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) { log.calls.append("decode \(coder.decodeObject(forKey: "text") as? String ?? "nothing")") }
}

@MainActor private final class PlainForms: Forms, UIApplicationDelegate {}

@MainActor private final class BothForms: Forms, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    log.calls.append("secure save")
    return true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    log.calls.append("secure restore")
    return true
  }
}
