public import Foundation

/// A color; its components are stored.
open class UIColor: NSObject, @unchecked Sendable {
  private let parts: [CGFloat]

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Creates a grayscale color.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a named color; gray on Linux, where asset catalogs are not read.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Creates a dynamic color; on Linux, always the color for unspecified traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(UITraitCollection()).parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Returns the color with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether two colors have the same components.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }
  /// The hash of the components.
  open override var hash: Int { parts.hashValue }

  private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Black.
  public static let black = gray(0)
  /// White.
  public static let white = gray(1)
  /// Gray.
  public static let gray = gray(0.5)
  /// Light gray.
  public static let lightGray = gray(0.667)
  /// Dark gray.
  public static let darkGray = gray(0.333)
  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = rgb(1, 0, 0)
  /// Green.
  public static let green = rgb(0, 1, 0)
  /// Blue.
  public static let blue = rgb(0, 0, 1)
  /// Yellow.
  public static let yellow = rgb(1, 1, 0)
  /// Orange.
  public static let orange = rgb(1, 0.5, 0)
  /// Purple.
  public static let purple = rgb(0.5, 0, 0.5)
  /// System blue.
  public static let systemBlue = rgb(0, 0.478, 1)
  /// System red.
  public static let systemRed = rgb(1, 0.231, 0.188)
  /// System green.
  public static let systemGreen = rgb(0.204, 0.78, 0.349)
  /// System orange.
  public static let systemOrange = rgb(1, 0.584, 0)
  /// System gray.
  public static let systemGray = rgb(0.557, 0.557, 0.576)
  /// The background of the interface.
  public static let systemBackground = gray(1)
  /// The background of grouped content.
  public static let secondarySystemBackground = rgb(0.949, 0.949, 0.969)
  /// The background of a grouped interface.
  public static let systemGroupedBackground = rgb(0.949, 0.949, 0.969)
  /// Primary text.
  public static let label = gray(0)
  /// Secondary text.
  public static let secondaryLabel = gray(0.235)
  /// Separators.
  public static let separator = gray(0.235)
}

/// A font; its name and size are stored.
open class UIFont: NSObject, @unchecked Sendable {
  /// The name.
  public let fontName: String
  /// The size.
  public let pointSize: CGFloat

  /// Creates a font, whether or not it exists.
  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  private init(_ size: CGFloat) {
    fontName = "System"
    pointSize = size
  }

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize)
  }
  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// Returns the font of a text style; always 17 points.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// A text style.
  public enum TextStyle: String, Sendable {
    /// A text style.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
      caption1
  }
}

/// An image; it has no content on Linux.
open class UIImage: NSObject, @unchecked Sendable {
  /// Creates an image.
  public override init() {}
  /// Creates a named image; its file is not read on Linux.
  public convenience init?(named name: String) { self.init() }
  /// Creates an image from a system symbol; not drawn on Linux.
  public convenience init?(systemName name: String) { self.init() }
  /// Creates an image from a file, which is not read on Linux.
  public convenience init?(contentsOfFile path: String) { self.init() }
  /// Creates an image from data, which is not decoded on Linux.
  public convenience init?(data: Data) { self.init() }
}

// What Foundation has on Apple platforms, for `titleTextAttributes`.
extension NSAttributedString.Key {
  /// The text color.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background color.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
}
