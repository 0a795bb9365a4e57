import Foundation
@_spi(Package) import LifecycleCore
import TestSupport
import Testing

@testable import ScenarioAnalysis

/// What is read of crash reports, whole and damaged.
@Suite struct CrashReportReaderTests {
  private static func bytes(of name: String) throws -> [UInt8] {
    let path = Golden.root.appending(path: "Tests/Fixtures/crash-reports/\(name)")
    return Array(try Data(contentsOf: path))
  }

  /// A symbol, and the method whose code it is.
  @Test(arguments: [
    (
      "AppDelegate.application(_:didFinishLaunchingWithOptions:)", DelegateMethod.didFinishLaunching
    ),
    ("@objc AppDelegate.applicationWillTerminate(_:)", .willTerminate),
    (
      "Notes.SceneDelegate.scene(_: __C.UIScene, willConnectTo: __C.UISceneSession, options: __C.UISceneConnectionOptions) -> ()",
      .sceneWillConnect
    ),
    (
      "closure #1 (Swift.Bool) -> () in Notes.SceneDelegate.sceneDidBecomeActive(__C.UIScene) -> ()",
      .sceneDidBecomeActive
    ),
    ("closure #1 in closure #2 in SceneDelegate.sceneDidBecomeActive(_:)", .sceneDidBecomeActive),
    (
      "partial apply for closure #1 in AppDelegate.applicationDidEnterBackground(_:)",
      .didEnterBackground
    ),
    ("-[AppDelegate application:didFinishLaunchingWithOptions:]", .didFinishLaunching),
    ("__57-[AppDelegate applicationDidEnterBackground:]_block_invoke_2", .didEnterBackground),
    (
      "$s5Notes11AppDelegateC11application_29didFinishLaunchingWithOptionsSbSo13UIApplicationC_tF",
      .didFinishLaunching
    ),
    (
      "$s5Notes13SceneDelegateC5scene_13willConnectTo7optionsySo7UISceneC_So0J7SessionCtF",
      .sceneWillConnect
    ),
    ("$s5Notes13SceneDelegateC20sceneDidBecomeActiveyySo7UISceneCF", .sceneDidBecomeActive),
    ("Store.application(_:)", nil), ("main", nil), ("UIApplicationMain", nil), ("(((", nil),
    ("closure #1 in ", nil), ("-[", nil), ("$s", nil),
  ])
  func theCallOfAFunctionIsFound(_ symbol: String, _ method: DelegateMethod?) {
    var report = CrashReport()
    report.frames = [.init(image: "Notes", symbol: symbol)]
    let call = RunningCall(report).call
    #expect(call == method.map { .method($0) })
  }

  @Test func aCallIsPreferredToAClosureThatItLeftBehind() {
    var report = CrashReport()
    report.frames = [
      .init(symbol: "closure #1 in AppDelegate.application(_:didFinishLaunchingWithOptions:)"),
      .init(symbol: "SceneDelegate.sceneDidBecomeActive(_:)"),
    ]
    #expect(RunningCall(report).call == .method(.sceneDidBecomeActive))
    report.frames.removeLast()
    #expect(RunningCall(report).isInClosure)
  }

  /// The cause stays the same wherever a file ends after it.
  @Test(arguments: ["scene-create.ips", "scene-update-background.ips", "process-exit.crash"])
  func aTruncatedReportHasTheSameCause(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    let whole = try #require(CrashReports(bytes).answers().first)
    let end = try #require(Data(bytes).range(of: Data("reportType:CrashLog".utf8))).upperBound + 60
    #expect(whole.cause != nil && end < bytes.count)
    for count in stride(from: end, to: bytes.count, by: 83) {
      let answer = try #require(CrashReports(Array(bytes.prefix(count))).answers().first)
      #expect(answer.cause?.happened == whole.cause?.happened)
    }
  }

  /// Whatever is in a file, it is answered or refused.
  @Test func aDamagedReportIsAnsweredOrRefused() throws {
    let folder = Golden.root.appending(path: "Tests/Fixtures/crash-reports")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    var answered = 0
    for name in names where name != "nested.ips" {
      let bytes = try Self.bytes(of: name)
      for (offset, new) in zip(stride(from: 7, to: bytes.count, by: 131), 0...) {
        var damaged = bytes
        damaged[offset] = [0x7B, 0x22, 0x00, 0xFF, 0x5D, 0x2E][new % 6]
        guard let reports = try? CrashReports(damaged) else { continue }
        for answer in reports.answers() {
          #expect(!CrashText.message(of: answer).isEmpty)
          answered += answer.scenario == nil ? 0 : 1
        }
      }
    }
    #expect(answered > 200)
  }

  @Test func numbersInTextsAreThousandths() {
    let numbers = [
      "19.95 s": 19_950, "5.0s": 5_000, "10 s": 10_000, ".5": nil, "x": nil, "1.2345": 1_234,
    ]
    for (text, expected) in numbers {
      #expect(
        TextSearch.thousandths(in: "of \(text)", after: "of ") == expected.map(Int64.init),
        "\(text)"
      )
    }
  }

  @Test func everyCauseSaysWhatToDo() {
    for cause in CrashCause.all {
      #expect(!cause.advice.isEmpty && !cause.happened.hasSuffix("."), "\(cause.happened)")
      #expect(!cause.sources.isEmpty, "\(cause.happened)")
      if let scenario = cause.scenario {
        #expect(cause.termination != nil && !scenario.steps.isEmpty, "\(cause.happened)")
      }
    }
  }
}
