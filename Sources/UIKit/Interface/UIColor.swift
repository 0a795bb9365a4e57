public import Foundation

/// A color: its parts are kept.
open class UIColor: NSObject, @unchecked Sendable {
  private let parts: [CGFloat]

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color by its name; gray on Linux, where asset catalogs are not read.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Creates a color that depends on light and dark: that of light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(UITraitCollection()).parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The color with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether two colors have the same parts.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }
  /// The hash of the parts.
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
  /// Nothing.
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
  /// The blue of the system.
  public static let systemBlue = rgb(0, 0.478, 1)
  /// The red of the system.
  public static let systemRed = rgb(1, 0.231, 0.188)
  /// The green of the system.
  public static let systemGreen = rgb(0.204, 0.78, 0.349)
  /// The orange of the system.
  public static let systemOrange = rgb(1, 0.584, 0)
  /// The gray of the system.
  public static let systemGray = rgb(0.557, 0.557, 0.576)
  /// What is behind the content.
  public static let systemBackground = gray(1)
  /// What is behind a group.
  public static let secondarySystemBackground = rgb(0.949, 0.949, 0.969)
  /// What is behind groups.
  public static let systemGroupedBackground = rgb(0.949, 0.949, 0.969)
  /// Text.
  public static let label = gray(0)
  /// Text that matters less.
  public static let secondaryLabel = gray(0.235)
  /// Lines.
  public static let separator = gray(0.235)
}

/// A font: its name and size are kept.
open class UIFont: NSObject, @unchecked Sendable {
  /// The name.
  public let fontName: String
  /// The size.
  public let pointSize: CGFloat

  /// Creates a font, whether or not there is one.
  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  private init(_ size: CGFloat) {
    fontName = "System"
    pointSize = size
  }

  /// The font of the system.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The font of the system.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize)
  }
  /// The bold font of the system.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The italic font of the system.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The font of a kind of text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }

  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// A kind of text.
  public enum TextStyle: String, Sendable {
    /// A kind of text.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
      caption1
  }
}

/// An image: its name is kept.
open class UIImage: NSObject, @unchecked Sendable {
  /// Creates an image without content.
  public override init() {}
  /// Creates an image by its name; its file is not read on Linux.
  public convenience init?(named name: String) { self.init() }
  /// Creates an image of a symbol, which is not drawn on Linux.
  public convenience init?(systemName name: String) { self.init() }
  /// Creates an image of a file, which is not read on Linux.
  public convenience init?(contentsOfFile path: String) { self.init() }
  /// Creates an image of data, which is not read on Linux.
  public convenience init?(data: Data) { self.init() }
}

// What Foundation has on Apple platforms, for `titleTextAttributes`.
extension NSAttributedString.Key {
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
}
