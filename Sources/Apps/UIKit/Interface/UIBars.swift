public import Foundation

/// A navigation bar; its values are stored, without effect.
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
  /// Sets the background image; not stored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A tab bar; its values are stored, without effect.
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

/// A toolbar; its values are stored, without effect.
@MainActor open class UIToolbar: UIView {
  /// The bar tint color; stored, without effect.
  open var barTintColor: UIColor?
  /// Whether it is translucent; stored, without effect.
  open var isTranslucent = true
}

/// A search bar; its values are stored, without effect.
@MainActor open class UISearchBar: UIView {
  /// The bar tint color; stored, without effect.
  open var barTintColor: UIColor?
  /// The text.
  open var text: String?
}

/// The appearance of a bar; its values are stored, without effect.
@MainActor open class UIBarAppearance: NSObject {
  /// The background color.
  open var backgroundColor: UIColor?
  /// The shadow color.
  open var shadowColor: UIColor?
  /// Configures the default background; has no effect on Linux.
  open func configureWithDefaultBackground() {}
  /// Configures an opaque background; has no effect on Linux.
  open func configureWithOpaqueBackground() {}
  /// Configures a transparent background; has no effect on Linux.
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
  /// The default style, or black.
  case `default`, black
}

/// The metrics of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The default metrics, or compact ones.
  case `default`, compact
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The default style, light content, or dark content.
  case `default`, lightContent, darkContent = 3
}

/// An item of a tab bar; its values are stored, without effect.
@MainActor open class UITabBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// The tag.
  open var tag = 0
  /// The badge.
  open var badgeValue: String?

  /// Creates an item with a tag.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
    super.init()
  }

  /// Creates an item with an image for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an empty item.
  public override init() { super.init() }
}

/// A bar button item; its values are stored, without effect.
@MainActor open class UIBarButtonItem: NSObject {
  /// The title.
  open var title: String?
  /// The tint color; stored, without effect.
  open var tintColor: UIColor?
  /// Sets the title text attributes; not stored.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  /// The appearance of all bar button items; its values are stored, but not applied.
  open class func appearance() -> UIBarButtonItem { shared }
  /// The appearance of bar button items in containers; its values are stored, but not applied.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { shared }
  private static let shared = UIBarButtonItem()
}
