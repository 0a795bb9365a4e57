/// View controllers that hold others and lead from one screenful to another.
enum ContainerRules {
  private static let navigation = Source.book("Navigation views")

  static let all = [Rule](stated: navigation) {
    Rule("navigation.push", on: .action(.pushViewController))
      .does(.controller(.push), for: "F12.5", "F15.6")
      .because("a navigation controller shows the view controller that was pushed last")
      .stated(.guide2010("Windows, Views, and View Controllers"), navigation)
    Rule("navigation.pop", on: .action(.popViewController))
      .does(.controller(.pop), for: "F12.5", "F15.6")
      .because("the app can go back to the view controller below, if there is one")
      .inferred(.uikit("UINavigationController"))
    Rule("navigation.back", on: .action(.tapBackButton), if: .state([.active]), .fact(.canGoBack))
      .does(.controller(.pop), for: "F12.5", "F15.6")
      .because("the navigation bar leads back to the view controller below")
    Rule("tab.select", on: .action(.selectTab), if: .state([.active]))
      .does(.controller(.selectTab), for: "F12.5", "F15.6")
      .because("the tab bar leads to the view controller of each tab")
  }
}
