public import Foundation

/// The bar of a stack of view controllers: it keeps its values.
@MainActor open class UINavigationBar: UIView {
  /// The bar tint color; stored, without effect.
  open var barTintColor: UIColor?
  /// The title text attributes; stored, without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The large title text attributes; stored, without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether it is translucent; stored, without effect.
  open var isTranslucent = true
  /// Whether titles are large; stored, without effect.
  open var prefersLargeTitles = false
  /// The bar style; stored, without effect.
  open var barStyle = UIBarStyle.default
  /// The shadow image; stored, without effect.
  open var shadowImage: UIImage?
  /// The back indicator image; stored, without effect.
  open var backIndicatorImage: UIImage?
  /// The mask of the back indicator image; stored, without effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The standard appearance; stored, without effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// The scroll edge appearance; stored, without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The compact appearance; stored, without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The image behind: not kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar of tabs: it keeps its values.
@MainActor open class UITabBar: UIView {
  /// The bar tint color; stored, without effect.
  open var barTintColor: UIColor?
  /// The unselected item tint color; stored, without effect.
  open var unselectedItemTintColor: UIColor?
  /// Whether it is translucent; stored, without effect.
  open var isTranslucent = true
  /// The bar style; stored, without effect.
  open var barStyle = UIBarStyle.default
  /// The standard appearance; stored, without effect.
  open var standardAppearance = UITabBarAppearance()
  /// The scroll edge appearance; stored, without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of buttons: it keeps its values.
@MainActor open class UIToolbar: UIView {
  /// The bar tint color; stored, without effect.
  open var barTintColor: UIColor?
  /// Whether it is translucent; stored, without effect.
  open var isTranslucent = true
}

/// A field to search in: it keeps its values.
@MainActor open class UISearchBar: UIView {
  /// The bar tint color; stored, without effect.
  open var barTintColor: UIColor?
  /// The message.
  open var text: String?
}

/// The appearance of a bar; its values are stored, without effect.
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

/// The appearance of a navigation bar; its values are stored, without effect.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar; its values are stored, without effect.
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
  /// The tint color; stored, without effect.
  open var tintColor: UIColor?
  /// The attributes of the title: not kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  /// The values for all buttons; the values are stored, and not applied.
  open class func appearance() -> UIBarButtonItem { shared }
  /// The values for buttons inside others; the values are stored, and not applied.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { shared }
  private static let shared = UIBarButtonItem()
}
