internal import ScenarioCommand

/// The command `scenario-run`; all of it is in `ScenarioCommand`, which the tests' own builds use, too.
@main
struct Main {
  static func main() {
    ScenarioMain.run()
  }
}
