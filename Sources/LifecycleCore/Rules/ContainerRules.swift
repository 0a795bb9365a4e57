/// View controllers that hold others and lead from one screenful to another.
enum ContainerRules {
  private static let windows = Source.guide2010("Windows, Views, and View Controllers")
  private static let navigation = Source.book("Navigation views")

  static let iPhoneOS: [Rule] = [
    Rule(
      "navigation.push",
      serves: ["F12.5", "F15.6"],
      on: .action(.pushViewController),
      do: [.controller(.push)],
      because: "a navigation controller shows the view controller that was pushed last",
      .stated,
      windows,
      navigation
    ),
    Rule(
      "navigation.pop",
      serves: ["F12.5", "F15.6"],
      on: .action(.popViewController),
      do: [.controller(.pop)],
      because: "the app can go back to the view controller below, if there is one",
      .inferred,
      .uikit("UINavigationController")
    ),
    Rule(
      "navigation.back",
      serves: ["F12.5", "F15.6"],
      on: .action(.tapBackButton),
      if: [.state([.active]), .fact(.canGoBack)],
      do: [.controller(.pop)],
      because: "the navigation bar leads back to the view controller below",
      .stated,
      navigation
    ),
    Rule(
      "tab.select",
      serves: ["F12.5", "F15.6"],
      on: .action(.selectTab),
      if: [.state([.active])],
      do: [.controller(.selectTab)],
      because: "the tab bar leads to the view controller of each tab",
      .stated,
      navigation
    ),
  ]
}
