internal import ScenarioCommand

/// The command `scenario-run`; all of it is in `ScenarioCommand`, which the tests' own builds use, too.
@main
struct Main {
  @MainActor
  static func main() async {
    await Program.main()
  }
}
