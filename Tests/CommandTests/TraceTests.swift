import Testing

/// `trace` decides whether a recording is possible, and writes a scenario that replays it.
@Suite(.timeLimit(.minutes(15))) struct TraceTests {
  private static let log = """
    application:didFinishLaunchingWithOptions:
    scene:willConnectToSession:options:
    sceneWillEnterForeground:
    sceneDidBecomeActive:
    sceneWillResignActive:
    sceneDidEnterBackground:

    """

  @Test func aPossibleRecordingBecomesAScenarioThatPasses() async throws {
    let place = try Playground()
    try place.write(Self.log, to: "device.log")
    let run = try await Command.run(
      "trace",
      "device.log",
      "--ios",
      "26",
      "--to-scenario",
      "recorded.yaml",
      in: place.folder
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("possible on iOS 26.0 with scenes"))
    #expect(run.output.contains("  user: press-home  lines 5-6\n"))
    #expect(try await Command.run("recorded.yaml", in: place.folder).status == 0)
  }

  @Test func anImpossibleLineIsNamed() async throws {
    let place = try Playground()
    try place.write(
      Self.log.replacing("sceneWillEnterForeground:\n", with: ""),
      to: "device.log"
    )
    let run = try await Command.run("trace", "device.log", "--ios", "26", in: place.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("device.log:3: error: sceneDidBecomeActive: is impossible here"))
    #expect(run.output.contains("sceneWillEnterForeground:"))
  }

  @Test func aRecordingIsComparedWithAScenario() async throws {
    let place = try Playground()
    let scenario = """
      scenario: The app is launched and left
      ios: 17.0
      steps:
        - user: tap-icon
          state: active
        - user: press-home
          state: background

      """
    try place.write(scenario, to: "leave.yaml")
    let list = try await Command.run("trace", "--steps-for", "leave.yaml", in: place.folder)
    #expect(list.output.contains("[ ] 2  user: press-home\n"), "\(list.output)")
    for (log, status) in [(Self.log, Int32(0)), (Self.log + Self.log, 1)] {
      try place.write(log, to: "device.log")
      let run = try await Command.run(
        "trace",
        "device.log",
        "--ios",
        "26",
        "--against",
        "leave.yaml",
        in: place.folder
      )
      #expect(run.status == status, "\(run.output)\(run.errors)")
    }
  }

  @Test func theSDKIsThatOfTheOption() async throws {
    let place = try Playground()
    try place.write("applicationDidBecomeActive:\n", to: "device.log")
    for (sdk, status) in [("26", Int32(0)), ("27", 1)] {
      let run = try await Command.run(
        "trace",
        "device.log",
        "--ios",
        "27",
        "--sdk",
        sdk,
        in: place.folder
      )
      #expect(run.status == status, "\(run.output)")
    }
  }

  @Test(arguments: [
    (["device.log"], "add '--ios 26'"),
    (["device.log", "--ios", "99"], "no version that was released"),
    (["device.log", "--ios", "26", "--life-cycle", "both"], "'both'"),
    (["empty.log", "--ios", "26"], "contains no name"),
  ])
  func wrongUsageIsExplained(_ arguments: [String], _ message: String) async throws {
    let place = try Playground()
    try place.write(Self.log, to: "device.log")
    try place.write("nothing\n", to: "empty.log")
    let run = try await Command.start(
      ["trace"] + arguments,
      in: place.folder,
      environment: [:]
    ).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
