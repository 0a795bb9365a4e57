internal import LifecycleCore
internal import ScenarioLanguage
public import ScenarioRunner

extension AppUnderTest: AppSource {
  /// Creates the app of a case.
  public var makeApp: AppMaker {
    { plan in UIKitApp(self, scenario: plan.name) }
  }
}
