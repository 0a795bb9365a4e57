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
      if case .terms(let terms) = meaning { [terms] } else { [] }
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
    for (word, meaning) in dialect.names where meaning != .processEnded {
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
