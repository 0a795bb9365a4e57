import Foundation

/// A view that can be used: nobody does.
@MainActor open class UIControl: UIView {
  /// Whether it is enabled; stored, without effect.
  open var isEnabled = true

  /// How a control is.
  public struct State: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The methods that `sendActions(for:)` calls.
  var targets: [ControlTarget] = []
}

/// A button: nobody taps it.
@MainActor open class UIButton: UIControl {
  /// The title; stored, without effect.
  open func setTitle(_ title: String?, for state: State) { accessibilityIdentifier = title }
  /// The color of the title: not kept.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}

/// A switch: nobody turns it.
@MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The on tint color; stored, without effect.
  open var onTintColor: UIColor?
}

/// Segments of which one is chosen: nobody chooses.
@MainActor open class UISegmentedControl: UIControl {
  /// The number of the segment.
  open var selectedSegmentIndex = -1
  /// The selected segment tint color; stored, without effect.
  open var selectedSegmentTintColor: UIColor?
}

/// A field for text: nobody types.
@MainActor open class UITextField: UIControl {
  /// The message.
  open var text: String?
  /// What the empty field shows.
  open var placeholder: String?
  /// Whether the text is hidden; stored, without effect.
  open var isSecureTextEntry = false
  /// The keyboard appearance; stored, without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
}

/// Light or dark keys.
public enum UIKeyboardAppearance: Int, Sendable {
  /// What fits, dark, or light.
  case `default`, dark, light
}

/// A line of text.
@MainActor open class UILabel: UIView {
  /// The message.
  open var text: String?
  /// The text color; stored, without effect.
  open var textColor: UIColor?
  /// The font; stored, without effect.
  open var font: UIFont?
  /// The number of lines; stored, without effect.
  open var numberOfLines = 1
}

/// A view of an image.
@MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A view that scrolls: nobody scrolls.
@MainActor open class UIScrollView: UIView {}
/// Rows of cells: none is asked for.
@MainActor open class UITableView: UIScrollView {}
/// A grid of cells: none is asked for.
@MainActor open class UICollectionView: UIScrollView {}
/// Views in a row or a column: it keeps them.
@MainActor open class UIStackView: UIView {}
/// A blurred view.
@MainActor open class UIVisualEffectView: UIView {}
