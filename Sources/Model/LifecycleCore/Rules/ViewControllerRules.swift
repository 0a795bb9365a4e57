private let controllers = Source.book("Controlling View Controllers")
private let reference = Source.uikit("UIViewController")
private let navigation = Source.book("Navigation views")
private let navigationController = Source.uikit("UINavigationController")

/// Loading, appearance, rotation and unloading of view controllers' views.
var viewControllerRules: [Rule] {
  [Rule](stated: controllers) {
    Rule("view.load", on: .action(.loadView))?
      .does(.loadView, for: "F12.1", "F161.1")
      .because("a view is loaded when it is first needed, and not before")
      .stated(reference)
    Rule("view.unload", on: .procedure(.unloadView), until: .iOS6)?
      .when(.fact(.warnedViewCanUnload), for: "F12.1", "F114.2")
      .does(.unloadView, for: "F114.2", "F161.1")
      .because(
        "before iOS 6 a view controller releases its view on a memory warning, if it has no superview"
      )
      .stated(.book("Observing low-memory warnings"))
    Rule("views.appear.early", on: .procedure(.viewsAppearEarly))?
      .when(.set(ViewDidAppear.beforeActive))
      .does(.viewsDidAppear, for: "F12.2", "F12.4")
      .because("the views have appeared before the app is active (view-did-appear)")
      .observed(.measured("Programming iOS, lifetime events"))
    Rule("views.appear.late", on: .procedure(.viewsAppearLate))?
      .does(.viewsDidAppear, for: "F12.2", "F12.4")
      .because("the views have appeared when the app is active (view-did-appear)")
      .observed(.measured("Programming iOS, lifetime events"))
    Rule("modal.present", on: .action(.present))?
      .does(.presentController, for: "F12.2", "F161.4")
      .because("a modal view must be answered before the app continues")
    Rule("modal.dismiss", on: .action(.dismiss))?
      .does(.dismissController, for: "F12.2", "F161.4")
      .because("when it is dismissed, the previous view controller is visible again")
    Decision(on: .procedure(.rotateViews), if: .fact(.viewsRotate)) {
      Rule("views.rotate", since: .iOS8)
        .applies(for: "F12.3", "F161.3")
        .does(.viewsWillTransition, .note(.viewsTurned), for: "F12.3", "F94.2")
        .does(.resizeRotatedViews, for: "F13.1", "F14.4", "F161.2")
        .because(
          "a view controller is notified of the new size of its view, if it turns with the device"
        )
        .stated(reference)
      Rule("views.rotate", until: .iOS8)
        .applies(for: "F12.3", "F161.3")
        .does(.viewsWillRotate, .note(.viewsTurned), for: "F12.3", "F94.2")
        .does(.resizeRotatedViews, for: "F13.1", "F14.4", "F161.2")
        .does(.viewsDidRotate, for: "F12.3", "F94.2")
        .because("a view controller turns and resizes its views, if it supports the orientation")
    }
    // Container view controllers, which navigate between screens.
    [Rule](stated: navigation) {
      Rule("navigation.push", on: .action(.pushViewController))?
        .does(.pushController, for: "F12.5", "F15.6")
        .because("a navigation controller shows the view controller that was pushed last")
        .stated(navigationController)
      Rule("navigation.pop", on: .action(.popViewController))?
        .does(.popController, for: "F12.5", "F15.6")
        .because("the app can go back to the view controller below, if there is one")
        .inferred(navigationController)
      Rule("navigation.back", on: .action(.tapBackButton))?
        .when(.state([.active]), .fact(.canGoBack))
        .does(.popController, for: "F12.5", "F15.6")
        .because("the navigation bar leads back to the view controller below")
        .stated(navigation, navigationController)
      Rule("tab.select", on: .action(.selectTab))?
        .when(.state([.active]))
        .does(.selectTab, for: "F12.5", "F15.6")
        .because("the tab bar leads to the view controller of each tab")
        .stated(navigation, .uikit("UITabBarController"))
    }
  }
}
