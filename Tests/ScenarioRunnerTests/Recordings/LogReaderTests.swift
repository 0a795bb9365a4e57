import Foundation
@_spi(Package) import LifecycleCore
import TestSupport
import Testing

@testable import ScenarioAnalysis
@_spi(Package) @testable import ScenarioRunner

/// Logs are read in the spellings of UIKit and in the words of frameworks, and nothing else is.
@Suite struct LogReaderTests {
  private func read(_ text: String, in dialect: String? = nil) throws -> Recording {
    try RecordingReader.read(Array(text.utf8), in: dialect.flatMap(LogDialect.named))
  }

  private func terms(_ text: String, in dialect: String? = nil) throws -> [[Term]] {
    try read(text, in: dialect).lines.map(\.terms)
  }

  /// Names and what they stand for: in full, shortened, and with what consoles print around them.
  @Test(arguments: [
    ("application(_:didFinishLaunchingWithOptions:)", Term.call(.didFinishLaunching)),
    ("applicationDidFinishLaunchingWithOptions: Inactive", .call(.didFinishLaunching)),
    ("AppDelegate didFinishLaunchingWithOptions", .call(.didFinishLaunching)),
    ("-> applicationDidFinishLaunching()", .call(.didFinishLaunching)),
    ("applicationDidFinishLaunching(_:)", .call(.applicationDidFinishLaunching)),
    ("sceneWillConnectTo", .call(.sceneWillConnect)),
    ("\u{1F680} applicationDidBecomeActive\u{1F680}", .call(.didBecomeActive)),
    ("-[AppDelegate abc_applicationDidBecomeActive:]", .call(.didBecomeActive)),
    ("applicationWillEncodeRestorableStateWith: Background", .call(.willEncodeState)),
    ("willResignActiveNotification", .notification(.willResignActive)),
    ("UIApplicationWillResignActiveNotification", .notification(.willResignActive)),
    ("app: didEnterBackground", .notification(.didEnterBackground)),
    ("performFetchWithCompletionHandler", .call(.performFetch)),
  ])
  func aNameIsReadAsPeopleWriteIt(_ line: String, _ term: Term) throws {
    #expect(try terms(line).map(\.first) == [term])
  }

  @Test(arguments: [
    "sceneDidBecomeActiveFoo", "mysceneDidBecomeActive", "sceneDidBecomeActive2",
    "sceneDidBecomeActive_old",
  ])
  func aNameEndsWhereItEnds(_ word: String) throws {
    let recording = try read("10:00 \(word)\n")
    #expect(recording.lines.isEmpty)
    #expect(recording.unreadNames.map(\.word) == [word])
    #expect(recording.unreadNames.first?.explanation.contains("longer name") == true)
  }

  /// Each word of each dialect, in lines with its marks and in lines without, with the option.
  @Test(arguments: LogDialect.all.map(\.name)) func eachWordOfADialectIsRead(_ name: String) throws
  {
    let dialect = try #require(LogDialect.named(name))
    func expected(_ meaning: LogDialect.Meaning) -> [[Term]] {
      meaning.terms.map { [$0] } ?? []
    }
    for (word, meaning) in dialect.words {
      for mark in dialect.marks
      where LogDialect.all.first(where: { $0.marks.contains(mark) })?.name == name {
        #expect(try terms("\(mark) \(word)") == expected(meaning), "\(mark) \(word)")
      }
      #expect(
        try terms("12:00:01 - \(word.uppercased())", in: name) == expected(meaning),
        "\(word)"
      )
    }
    for (word, meaning) in dialect.names {
      if case .processEnded = meaning { continue }
      #expect(try terms("log: \(word)") == expected(meaning), "\(word)")
    }
  }

  @Test func theLastStateOfALineIsTheNewOne() throws {
    let line = #"{ "appState": "background", "nextAppState": "active" }"#
    #expect(try terms("LOG \(line)") == [[.notification(.didBecomeActive)]])
  }

  /// Lines of processes, as consoles print their numbers.
  @Test(arguments: [
    "2019-03-25 15:38:59.075 Sample[%:9301] sceneDidBecomeActive(_:)",
    "Mar 25 15:38:59 Phone Sample(UIKitCore)[%] <Notice>: sceneDidBecomeActive(_:)",
    "2024-05-02 08:00:01.0+0200 0x1a2b Default 0x0 % 0 Sample: sceneDidBecomeActive(_:)",
  ])
  func aNewProcessNumberIsANewProcess(_ line: String) throws {
    let lines = ["812", "812", "900"].map { line.replacing("%", with: $0) }
    let recording = try read(lines.joined(separator: "\n"))
    let active = Recording.Event.term(.call(.sceneDidBecomeActive))
    #expect(recording.showsProcesses)
    #expect(recording.lines.map(\.event) == [active, active, .processStarted, active])
    #expect(try !read("sceneDidBecomeActive(_:)").showsProcesses)
  }

  /// What an app prints itself beside the state of a framework, and the number of events.
  @Test(arguments: [
    (["App has come to the foreground!", "AppState active"], 1),
    (["AppState active", "App has come to the foreground!"], 1),
    (["AppState background", "we are now in background"], 1),
    (["AppState active", "AppState active"], 2),
    (["AppState inactive", "App has come to the foreground!"], 2),
    (["AppState active", "AppState inactive", "App has come to the foreground!"], 3),
  ])
  func aMessageBesideAStateIsTheSameEvent(_ lines: [String], _ count: Int) throws {
    let recording = try read(lines.joined(separator: "\n"))
    #expect(recording.lines.count == count)
    #expect(recording.unreadNames.isEmpty)
  }

  /// States of Flutter, and what is read of them: `hidden` belongs to the next one.
  @Test(arguments: [
    ("inactive hidden paused", "inactive paused", false),
    ("paused hidden inactive resumed", "paused inactive resumed", false),
    ("inactive hidden", "inactive hidden", false),
    ("inactive hidden resumed", "inactive hidden resumed", true),
    ("inactive hidden hidden inactive", "inactive hidden inactive", true),
  ])
  func hiddenBelongsToTheNextState(_ states: String, _ read: String, _ isAlone: Bool) throws {
    let lines = states.split(separator: " ").map { "AppLifecycleState.\($0)" }
    let recording = try self.read(lines.joined(separator: "\n"))
    #expect(recording.lines.map { $0.word ?? "" } == read.split(separator: " ").map(String.init))
    #expect(recording.unreadNames.map(\.word) == (isAlone ? ["hidden"] : []))
    if isAlone { #expect(recording.unreadNames[0].message.hasPrefix("'hidden' stands alone: ")) }
  }

  /// What consoles print about the end of a process, and the reason.
  @Test(arguments: [
    ("Terminated due to memory issue", TerminationReason.memory),
    ("Message from debugger: Terminated due to memory issue", .memory),
    ("Message from debugger: Terminated due to Memory Pressure", .memory),
    (
      "The app “Notes” has been killed by the operating system because it is using too much memory.",
      .memory
    ),
    ("Terminated due to signal 9", nil), ("Message from debugger: Terminated due to signal 9", nil),
    ("Message from debugger: killed", nil), ("Program ended with exit code: 9", nil),
    ("killed", nil),
  ])
  func anEndIsReadWithItsReason(_ line: String, _ reason: TerminationReason?) throws {
    let recording = try read("applicationDidBecomeActive(_:)\n\(line)\n")
    #expect(recording.lines.map(\.event).last == .processEnded)
    #expect(recording.lines.count == 2 && recording.lines.last?.end == reason)
  }

  /// Lines that name a version of iOS, and those that mention another one.
  @Test(arguments: [
    ("OS Version: iPhone OS 18.5 (22F76)", OSVersion(18, 5)),
    ("OS Version:          iOS 17.4.1 (21E236)", OSVersion(17, 4)),
    ("device: iPhone 15, iOS 17.4", OSVersion(17, 4)),
    ("/CoreSimulator/Profiles/Runtimes/iOS 17.2.simruntime/Contents", OSVersion(17, 2)),
    ("com.apple.CoreSimulator.SimRuntime.iOS-16-4", OSVersion(16, 4)),
    ("CoreSimulator 932.2 - Device: iPhone 15 - Runtime: iOS 17.4 (21E213)", OSVersion(17, 4)),
    ("iPadOS 18.99", OSVersion(18, 7)), ("deployment target iOS 13.0", nil),
    ("needs iOS 15.0 or later", nil), ("scenarios 17.4", nil), ("iOS 99.1", nil),
  ])
  func theVersionIsThatOfTheLog(_ line: String, _ version: OSVersion?) throws {
    let recording = try read("start\n\(line)\nsceneDidBecomeActive(_:)\n")
    #expect(recording.ios == version)
    #expect(recording.statedVersions.map(\.line) == (version == nil ? [] : [2]))
    let both = try read("iOS 17.4 here\niOS 16.0 there\nsceneDidBecomeActive(_:)\n")
    #expect(both.ios == nil && both.statedVersions.count == 2)
  }

  /// Lines of two processes by name, in the forms of consoles.
  @Test(arguments: [
    "2024-05-02 08:00:01.000 @[%:11] sceneDidBecomeActive(_:)",
    "Mar 25 15:38:59 Phone @(UIKitCore)[%] <Notice>: sceneDidBecomeActive(_:)",
    "2024-05-02 08:00:01.0+0200 0x1a2b Default 0x0 % 0 @: sceneDidBecomeActive(_:)",
  ])
  func theLinesOfOneProcessAreRead(_ form: String) throws {
    func line(_ name: String, _ number: String) -> String {
      form.replacing("@", with: name).replacing("%", with: number)
    }
    let lines = [
      line("SpringBoard", "60"), line("SpringBoard", "60"), line("SpringBoard", "60"),
      line("Notes", "812"), line("Maps", "900"), line("Notes", "812"),
    ]
    let text = Array(lines.joined(separator: "\n").utf8)
    let most = try RecordingReader.read(text)
    #expect(most.process?.name == "Notes")
    #expect(most.process?.others.map(\.name) == ["SpringBoard", "Maps"])
    #expect(most.lines.map(\.number) == [4, 6])
    #expect(try RecordingReader.read(text, of: "Maps").lines.map(\.number) == [5])
    #expect(try read(line("Notes", "812")).process == nil)
  }

  @Test(arguments: [
    "MainActivity onResume", "Lifecycle.Event.ON_STOP", "I/flutter (204): AppLifecycleState.paused",
  ])
  func aLineOfAndroidIsNotRead(_ line: String) throws {
    let recording = try read("\(line)\n")
    #expect(recording.lines.isEmpty)
    #expect(recording.unreadNames.map(\.isOfOtherSystem) == [true])
  }

  @Test func theManualListsTheDialects() throws {
    let url = Golden.root.appending(path: "docs/trace.md")
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "`").dropFirst().first }
    for dialect in LogDialect.selectable { #expect(rows.contains(dialect.name[...])) }
  }

  /// A log can be anything.
  @Test func anyBytesAreRead() throws {
    var generator = SplitMix(seed: 11)
    let names = LogNames.shared.all.map(\.name)
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<20 {
        let name = Array(names.randomElement(using: &generator)?.utf8 ?? "".utf8)
        bytes += name.prefix(Int.random(in: 0...name.count, using: &generator))
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      }
      for dialect in [nil] + LogDialect.selectable.map(Optional.some) {
        let recording = LogReader.read(bytes, in: dialect)
        let numbers = recording.lines.map(\.number)
        #expect(numbers == numbers.sorted())
      }
    }
  }
}
