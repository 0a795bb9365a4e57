@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import Testing

@testable import ScenarioAnalysis
@testable import ScenarioRunner

/// Recordings are read from JSON Lines and from any log.
@Suite struct RecordingReaderTests {
  private func read(_ text: String) throws -> Recording {
    try RecordingReader.read(Array(text.utf8))
  }

  @Test func aLogContainsSelectorsAndSwiftNames() throws {
    let recording = try read(
      """
      10:00:01 app[12] application(_:didFinishLaunchingWithOptions:)
      10:00:01 app[12] -[SceneDelegate scene:willConnectToSession:options:]
      10:00:02 loading
      10:00:02 posted UIApplicationDidBecomeActiveNotification
      """
    )
    #expect(
      recording.lines.map(\.event) == [
        .term(.call(.didFinishLaunching)), .term(.call(.sceneWillConnect)),
        .term(.notification(.didBecomeActive)),
      ]
    )
    #expect(recording.lines.map(\.number) == [1, 2, 4])
  }

  @Test func theLongestOfNamesThatBeginAtTheSamePlaceCounts() throws {
    let recording = try read("application:didReceiveRemoteNotification:fetchCompletionHandler:")
    #expect(recording.lines.map(\.event) == [.term(.call(.didReceiveRemoteNotificationFetch))])
  }

  @Test func aLineIsAboutTheFirstNameThatItContains() throws {
    let recording = try read(
      """
      application(_:didFinishLaunchingWithOptions:) -[AppDelegate application:didFinishLaunchingWithOptions:]
      sceneDidBecomeActive: before sceneWillResignActive: or UIApplicationDidBecomeActiveNotification
      sceneWillResignActive: sceneDidBecomeActive: sceneDidBecomeActive(_:)
      """
    )
    #expect(
      recording.lines.map(\.event) == [
        .term(.call(.didFinishLaunching)), .term(.call(.sceneDidBecomeActive)),
        .term(.call(.sceneWillResignActive)),
      ]
    )
    #expect(recording.ignoredNames.map(\.line) == [2, 3])
    #expect(
      recording.ignoredNames.map(\.terms) == [
        [.call(.sceneWillResignActive), .notification(.didBecomeActive)],
        [.call(.sceneDidBecomeActive)],
      ]
    )
  }

  @Test func aNameMayBeAnywhereInALine() throws {
    let text =
      "application applicationDid-applicationDidBecomeActive:\u{E9}\r\nUIScene\u{0}sceneDidBecomeActive"
    let recording = try read(text)
    #expect(
      recording.lines.map(\.event) == [
        .term(.call(.didBecomeActive)), .term(.call(.sceneDidBecomeActive)),
      ]
    )
    #expect(recording.lines.map(\.number) == [1, 2])
  }

  @Test func theAbsenceOfTheOtherCallsAboutActivityIsNoticed() throws {
    let recording = try read("sceneDidBecomeActive:")
    #expect(recording.unprinted.contains(.call(.sceneWillResignActive)))
    #expect(!recording.unprinted.contains(.call(.willResignActive)))
    #expect(!recording.observed.contains(.call(.sceneWillResignActive)))
  }

  @Test func aHeaderDescribesTheEnvironment() throws {
    let recording = try read(
      """
      {"trace":1,"ios":"26.0","sdk":"27.0","device":"ipad","life-cycle":"scenes","complete":["calls"],"begins":"launch"}
      {"at":0.0,"call":"sceneDidBecomeActive:","reads":"active","scene":"A"}
      {"process":4711}
      {"gone":"unknown"}
      {"gap":true}
      """
    )
    #expect(recording.ios == OSVersion(26))
    #expect(recording.sdk == OSVersion(27))
    #expect(recording.device == .ipad)
    #expect(recording.lifeCycle == .scenes)
    #expect(recording.beginsWithLaunch)
    #expect(recording.assumesOnlyRecordedMethods)
    #expect(
      recording.lines.map(\.event) == [
        .term(.call(.sceneDidBecomeActive)), .processStarted, .processEnded, .gap,
      ]
    )
    #expect(recording.lines[0].reads == .active)
  }

  @Test func severalScenesOfAProcessAreNamedLikeThoseOfAScenario() throws {
    let recording = try read(
      """
      {"trace":1,"ios":"17.0"}
      {"call":"sceneDidBecomeActive:","scene":"A"}
      {"call":"sceneDidBecomeActive:","scene":"B"}
      {"call":"sceneWillResignActive:","scene":"A"}
      """
    )
    #expect(recording.scenes == ["main", "B"])
    #expect(recording.lines.map(\.scene) == ["main", "B", "main"])
    #expect(RecordingChecker.environment(of: recording, on: OSVersion(17)).device.model == .ipad)
  }

  @Test func theOnlySceneOfEachProcessNeedsNoName() throws {
    let recording = try read(
      """
      {"trace":1,"ios":"17.0"}
      {"call":"sceneDidBecomeActive:","scene":"A"}
      {"process":2}
      {"call":"sceneDidBecomeActive:","scene":"B"}
      """
    )
    #expect(recording.scenes == [])
    #expect(recording.lines.allSatisfy { $0.scene == nil })
  }

  @Test func severalScenesOnAnIPhoneAreAnError() throws {
    let error = #expect(throws: RecordingReader.LineError.self) {
      _ = try read(
        """
        {"trace":1,"ios":"17.0","device":"iphone"}
        {"call":"sceneDidBecomeActive:","scene":"A"}
        {"call":"sceneDidBecomeActive:","scene":"B"}
        """
      )
    }
    #expect(error?.line == 3)
    #expect(error?.help.contains("ipad") == true)
  }

  private static let launch = "application:didFinishLaunchingWithOptions:"
  private static let connect = "scene:willConnectToSession:options:"

  @Test(arguments: [
    (launch, "ulr", "did you mean 'url'?"),
    (connect, "url-context", "did you mean 'url-contexts'?"),
    (launch, "url-contexts", "the values are 'accessory', 'bluetooth', 'cloudkit-share-metadata',"),
    (connect, "url", "the values are 'cloudkit-share-metadata', 'handoff-user-activity-type',"),
  ])
  func anUnknownOptionIsAnError(_ call: String, _ option: String, _ help: String) throws {
    let text = #"{"call":"\#(call)","options":["shortcut-item","\#(option)"]}"#
    let error = #expect(throws: RecordingReader.LineError.self) {
      _ = try read("{\"trace\":1}\n\(text)")
    }
    #expect(error?.line == 2)
    let kind = call == Self.connect ? "connection" : "launch"
    #expect(error?.message == "unknown \(kind) option '\(option)'")
    #expect(error?.help.contains(help) == true, "\(error?.help ?? "")")
  }

  @Test func optionsOfACallThatHasNoneAreAnError() throws {
    let error = #expect(throws: RecordingReader.LineError.self) {
      _ = try read(#"{"call":"sceneDidBecomeActive:","options":["url"]}"#)
    }
    #expect(error?.message == "'sceneDidBecomeActive:' has no launch or connection options")
    #expect(try read(#"{"call":"sceneDidBecomeActive:","options":[]}"#).lines.count == 1)
  }

  @Test(arguments: [
    (#"{"call":"\#(launch)","options":{"url":"x"}}"#, "'options' must be a list of strings"),
    (#"{"call":"\#(launch)","options":"url"}"#, "'options' must be a list of strings"),
    (#"{"call":"\#(launch)","options":[1, {"url":2}]}"#, "'options' must be a list of strings"),
    (#"{"call":{"name":"\#(launch)"},"at":1.5}"#, "'call' must be a string"),
    (#"{"call":null}"#, "'call' must be a string"),
    (#"{"trace":"1"}"#, "'trace' must be a number"),
    (#"{"trace":1,"passcode":"yes"}"#, "'passcode' must be true or false"),
    (#"{"trace":1,"model":["scene-kill"]}"#, "'model' must be an object"),
    (#"{"trace":1,"model":{"scene-kill":1}}"#, "'scene-kill' must be a string, true or false"),
    (#"{"call":}"#, "this is not a JSON object: expected a value"),
    (#"{"options":[,]}"#, "this is not a JSON object: expected a value"),
    (#"{"options":["url""#, "this is not a JSON object: a comma is missing in a list"),
  ])
  func aValueOfAWrongTypeIsNamed(_ line: String, _ message: String) throws {
    let error = #expect(throws: RecordingReader.LineError.self) {
      _ = try read("{\"trace\":1}\n\(line)")
    }
    #expect(error?.line == 2)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    (#"{"cal":"\#(launch)"}"#, "unknown key 'cal'", "did you mean 'call'?"),
    (#"{"at":1.5,"notifcation":"x"}"#, "unknown key 'notifcation'", "did you mean 'notification'?"),
    (#"{"trcae":1,"ios":"26.0"}"#, "unknown key 'trcae'", "did you mean 'trace'?"),
    (
      #"{"ios":"26.0","at":1}"#, "no key says what the line is about: 'ios', 'at'",
      "a line has one of the keys 'call', 'notification', 'process', 'gone', 'gap', 'complete', 'trace'"
    ),
    ("{}", "no key says what the line is about", "a line has one of the keys"),
    (
      #"{"trace":1,"begins":"lunch"}"#, "unknown value of 'begins' 'lunch'",
      "did you mean 'launch'? the values are 'launch', 'running'"
    ),
    (
      #"{"trace":1,"begins":"later"}"#, "unknown value of 'begins' 'later'",
      "the values are 'launch', 'running'"
    ),
  ])
  func nothingOfALineIsIgnored(_ line: String, _ message: String, _ help: String) throws {
    let error = #expect(throws: RecordingReader.LineError.self) {
      _ = try read("{\"trace\":1}\n\(line)")
    }
    #expect(error?.line == 2)
    #expect(error?.message == message)
    #expect(error?.help.hasPrefix(help) == true, "\(error?.help ?? "")")
  }

  @Test(arguments: [("launch", true), ("running", false)])
  func theHeaderSaysWhereARecordingBegins(_ value: String, _ isLaunch: Bool) throws {
    let recording = try read(#"{"trace":1,"begins":"\#(value)"}"#)
    #expect(recording.beginsWithLaunch == isLaunch)
  }

  @Test(arguments: [
    (#"{"call":"sceneDidBecomActive:"}"#, "did you mean 'sceneDidBecomeActive:'?"),
    (#"{"call":"sceneDidBecomeActive:","reads":"aktive"}"#, "did you mean 'active'?"),
    (#"{"trace":1,"device":"iphnoe"}"#, "did you mean 'iphone'?"),
    (#"{"trace":1,"ios":"26.9"}"#, "did you mean"),
    (#"{"trace":1,"sdk":"99"}"#, "there are 2.0 to 27.1"),
    (#"{"trace":2}"#, "write '\"trace\":1'"),
    (#"{"user":"lock"}"#, "remove the line"),
    (#"{"system":"push"}"#, "remove the line"),
    (#"{"call":"#, "write an object"),
  ])
  func aLineThatIsWrongIsAnError(_ line: String, _ help: String) throws {
    let error = #expect(throws: RecordingReader.LineError.self) { _ = try read("\n\(line)") }
    #expect(error?.line == 2)
    #expect(error?.help.contains(help) == true)
  }

  // MARK: - Keys and values

  /// A line of a kind, with a value for the key that says what it is about.
  private static func line(_ kind: String, _ more: String = "") -> String {
    let value =
      switch kind {
      case "call": #""application:didFinishLaunchingWithOptions:""#
      case "notification": #""UIApplicationDidBecomeActiveNotification""#
      case "gone": #""unknown""#
      case "gap": "true"
      case "complete": "[]"
      default: "1"
      }
    return #"{"\#(kind)":\#(value)\#(more)}"#
  }

  private func error(_ text: String) -> RecordingReader.LineError? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? RecordingReader.LineError
    }
  }

  /// An accepted value of a key.
  private static func value(of key: RecordedKey) -> String {
    if let value = key.values?.first { return key.type == .flag ? value : "\"\(value)\"" }
    return switch key.name {
    case "ios", "sdk": #""17.0""#
    case "call", "notification": #""sceneDidBecomeActive:""#
    default:
      switch key.type {
      case .text, .itemOfTexts, .choice: #""a""#
      case .number: "1"
      case .flag: "true"
      case .texts: "[]"
      case .choices: "{}"
      }
    }
  }

  @Test(arguments: RecordedKey.all.map(\.name))
  func aKeyIsReadWhereItHasAMeaningAndRefusedElsewhere(_ name: String) throws {
    let key = try #require(RecordedKey.named(name))
    for kind in RecordedKey.kinds where kind != name {
      let line = Self.line(kind, #","\#(name)":\#(Self.value(of: key))"#)
      // A line with two of these keys is about one of them.
      let isOther = RecordedKey.kinds.contains(name)
      let found = error(line)
      if key.kinds.contains(kind) {
        #expect(found == nil, "\(line): \(found?.message ?? "")")
      } else if !isOther {
        #expect(found?.message == "'\(name)' has no meaning in a line with '\(kind)'", "\(line)")
      }
    }
  }

  @Test(
    arguments: RecordedKey.all.filter { $0.kinds != [$0.name] && $0.name.count > 3 }.map(\.name)
  )
  func aMisspelledKeyIsAnError(_ name: String) throws {
    let key = try #require(RecordedKey.named(name))
    let misspelled = name.dropLast(2) + String(name.suffix(2).reversed())
    for kind in key.kinds where kind != name {
      let line = Self.line(kind, #","\#(misspelled)":\#(Self.value(of: key))"#)
      let found = error(line)
      #expect(found?.message == "unknown key '\(misspelled)'", "\(line)")
      #expect(found?.help == "did you mean '\(name)'?", "\(line)")
    }
  }

  @Test(arguments: RecordedKey.all.filter { $0.values != nil }.map(\.name))
  func aValueOfAFixedSetIsChecked(_ name: String) throws {
    let key = try #require(RecordedKey.named(name))
    let values = try #require(key.values)
    let isFlag = key.type == .flag
    for kind in key.kinds {
      func line(_ value: String) -> String {
        let value = isFlag ? value : "\"\(value)\""
        return kind == name
          ? #"{"\#(name)":\#(value)}"# : Self.line(kind, #","\#(name)":\#(value)"#)
      }
      for value in values { #expect(error(line(value)) == nil, "\(line(value))") }
      let wrong = isFlag ? "false" : "xyzzy"
      #expect(error(line(wrong))?.message == "unknown value of '\(name)' '\(wrong)'")
      guard !isFlag, let value = values.first else { continue }
      let help = error(line(value + "x"))?.help
      #expect(help?.hasPrefix("did you mean '\(value)'?") == true, "\(help ?? "")")
    }
  }

  @Test func theHeaderHasNoOtherKeysAndOtherLinesCanHaveThem() {
    #expect(error(#"{"trace":1,"weather":"fine"}"#)?.message == "unknown key 'weather'")
    #expect(error(#"{"call":"sceneDidBecomeActive:","weather":"fine","at":1.5}"#) == nil)
  }

  @Test func theMethodsOfTheAppAreCompleteIfAllCallsAre() throws {
    func recording(_ keys: String) throws -> Recording {
      try read("{\"trace\":1,\"ios\":\"17.0\"\(keys)}\n{\"call\":\"sceneDidBecomeActive:\"}")
    }
    let methods = #","implements":["sceneDidBecomeActive:","sceneWillResignActive:"]"#
    let calls = #","complete":["calls"]"#
    #expect(try recording(calls).absent.isEmpty)
    #expect(try recording(calls).assumesOnlyRecordedMethods)
    #expect(try recording(calls + methods).absent == [.call(.sceneWillResignActive)])
    #expect(try !recording(calls + methods).assumesOnlyRecordedMethods)
    #expect(try recording(methods).absent.isEmpty)
    #expect(try recording(methods).methods.has(.sceneWillResignActive))
    let wrong = #"{"trace":1,"implements":["UIApplicationDidBecomeActiveNotification"]}"#
    #expect(
      error(wrong)?.message == "'UIApplicationDidBecomeActiveNotification' is not a method"
    )
  }
}
