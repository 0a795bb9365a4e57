public import Foundation

/// The bar of a stack of view controllers: it keeps its values.
@MainActor open class UINavigationBar: UIView {
  /// The color of the bar: kept.
  open var barTintColor: UIColor?
  /// The attributes of the title: kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title: kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether what is behind shows through: kept.
  open var isTranslucent = true
  /// Whether titles are large: kept.
  open var prefersLargeTitles = false
  /// The style: kept.
  open var barStyle = UIBarStyle.default
  /// The line below: kept.
  open var shadowImage: UIImage?
  /// The image that goes back: kept.
  open var backIndicatorImage: UIImage?
  /// The mask of that image: kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How it looks: kept.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks at the edge: kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks if it is low: kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// The image behind: not kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar of tabs: it keeps its values.
@MainActor open class UITabBar: UIView {
  /// The color of the bar: kept.
  open var barTintColor: UIColor?
  /// The color of tabs that are not chosen: kept.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is behind shows through: kept.
  open var isTranslucent = true
  /// The style: kept.
  open var barStyle = UIBarStyle.default
  /// How it looks: kept.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks at the edge: kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of buttons: it keeps its values.
@MainActor open class UIToolbar: UIView {
  /// The color of the bar: kept.
  open var barTintColor: UIColor?
  /// Whether what is behind shows through: kept.
  open var isTranslucent = true
}

/// A field to search in: it keeps its values.
@MainActor open class UISearchBar: UIView {
  /// The color of the bar: kept.
  open var barTintColor: UIColor?
  /// The text.
  open var text: String?
}

/// How a bar looks: kept.
@MainActor open class UIBarAppearance: NSObject {
  /// The color behind.
  open var backgroundColor: UIColor?
  /// The line below.
  open var shadowColor: UIColor?
  /// Looks as usual.
  open func configureWithDefaultBackground() {}
  /// Hides what is behind.
  open func configureWithOpaqueBackground() {}
  /// Shows what is behind.
  open func configureWithTransparentBackground() {}
}

/// How the bar of a stack looks: kept.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks: kept.
@MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark.
  case `default`, black
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// As usual, or low.
  case `default`, compact
}

/// The texts of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// What fits, light, or dark.
  case `default`, lightContent, darkContent = 3
}

/// A button of a bar: it keeps its values.
@MainActor open class UIBarButtonItem: NSObject {
  /// The title.
  open var title: String?
  /// The color: kept.
  open var tintColor: UIColor?
  /// The attributes of the title: not kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  /// The values for all buttons: kept, and not applied.
  open class func appearance() -> UIBarButtonItem { shared }
  /// The values for buttons inside others: kept, and not applied.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { shared }
  private static let shared = UIBarButtonItem()
}
