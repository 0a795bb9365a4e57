import Foundation

/// A control; it receives no touches on Linux.
@MainActor open class UIControl: UIView {
  /// Whether it is enabled; stored, without effect.
  open var isEnabled = true

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default state.
    public static let normal: State = []
    /// Highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The targets of the control's action messages.
  var targets: [ControlTarget] = []
}

/// A button; it receives no touches on Linux.
@MainActor open class UIButton: UIControl {
  /// Sets the title; stored, without effect.
  open func setTitle(_ title: String?, for state: State) { accessibilityIdentifier = title }
  /// Sets the title color; not stored.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}

/// A switch; it receives no touches on Linux.
@MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The on tint color; stored, without effect.
  open var onTintColor: UIColor?
}

/// A segmented control; it receives no touches on Linux.
@MainActor open class UISegmentedControl: UIControl {
  /// The index of the selected segment; -1 if none is selected.
  open var selectedSegmentIndex = -1
  /// The selected segment tint color; stored, without effect.
  open var selectedSegmentTintColor: UIColor?
}

/// A text field; it receives no text input on Linux.
@MainActor open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// The placeholder.
  open var placeholder: String?
  /// Whether text entry is secure; stored, without effect.
  open var isSecureTextEntry = false
  /// The keyboard appearance; stored, without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The default appearance, dark, or light.
  case `default`, dark, light
}

/// A label.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text color; stored, without effect.
  open var textColor: UIColor?
  /// The font; stored, without effect.
  open var font: UIFont?
  /// The number of lines; stored, without effect.
  open var numberOfLines = 1
}

/// An image view.
@MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// Creates an image view.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A scroll view; it receives no touches on Linux.
@MainActor open class UIScrollView: UIView {}
/// A table view; no cells are requested on Linux.
@MainActor open class UITableView: UIScrollView {}
/// A collection view; no cells are requested on Linux.
@MainActor open class UICollectionView: UIScrollView {}
/// A stack view; it does not lay out its views on Linux.
@MainActor open class UIStackView: UIView {}
/// A visual effect view.
@MainActor open class UIVisualEffectView: UIView {}
