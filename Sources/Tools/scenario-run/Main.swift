internal import ScenarioCommand

/// The entry point of `scenario-run`; the implementation is in `ScenarioCommand`, which test programs also use.
@main
struct Main {
  static func main() {
    ScenarioMain.run()
  }
}
