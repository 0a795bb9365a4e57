/// The launch configuration of an app: the arguments in `main` and the keys of the Info.plist.
@_spi(Package) public struct LaunchDescription: Hashable, Sendable {
  /// The name of a class or a file.
  public enum Name: Hashable, Sendable {
    /// The default of the project template.
    case templateDefault
    /// None: a nil argument or a missing key.
    case none
    /// The given name.
    case named(String)

    /// The name, if one is specified.
    public var text: String? { if case .named(let text) = self { text } else { nil } }
  }

  /// The main interface file.
  public enum Interface: Hashable, Sendable {
    /// A nib, which is loaded but not installed.
    case nib
    /// A storyboard, whose first view controller is installed in the window.
    case storyboard
    /// None: the app creates its interface in code.
    case none
  }

  /// The third argument of UIApplicationMain: the class of the application object, usually UIApplication.
  public var principalClass = Name.templateDefault
  /// The fourth argument of UIApplicationMain: the class of the delegate, usually nil before iOS 5.
  public var delegateClass = Name.templateDefault
  /// `NSMainNibFile` in the Info.plist, usually present before iOS 5.
  public var mainNib = Name.templateDefault
  /// `UIMainStoryboardFile` in the Info.plist, usually present from iOS 5.
  public var mainStoryboard = Name.templateDefault
  /// The URL schemes with a launch image of their own.
  public var imageSchemes: [String] = []
  /// The view controllers, parents before children.
  public var viewControllers: [RestorableViewController] = []

  /// Creates the description of an app from the project template.
  public init() {}

  /// Returns the delegate class named in `main`; from iOS 5, by default that of the project template.
  func nameOfDelegateClass(on os: OSVersion) -> String? {
    if delegateClass == .templateDefault, os >= Self.firstWithStoryboards { return "AppDelegate" }
    return delegateClass.text
  }

  /// Returns whether the template's delegate adds the view to the window from the main nib.
  public func installsViews(on os: OSVersion) -> Bool {
    mainNib == .templateDefault && interface(on: os) == .nib
  }

  /// Returns the kind of the main interface file that an OS version loads.
  public func interface(on os: OSVersion) -> Interface {
    if mainStoryboard.text != nil { return .storyboard }
    if mainNib.text != nil { return .nib }
    // Without a nib, which no template has since storyboards came, an app has no main interface file at all.
    guard mainNib == .templateDefault else { return .none }
    return os < Self.firstWithStoryboards
      ? .nib : mainStoryboard == .templateDefault ? .storyboard : .none
  }

  /// Returns whether UIApplicationMain receives the class of the delegate.
  public func namesDelegate(on os: OSVersion) -> Bool {
    switch delegateClass {
    case .templateDefault: os >= Self.firstWithStoryboards
    case .none: false
    case .named: true
    }
  }

  /// The first version with storyboards, whose template names the class of the delegate.
  public static let firstWithStoryboards = OSVersion(5)
}

/// A view controller whose state is preserved if it and its parents have restoration identifiers.
@_spi(Package) public struct RestorableViewController: Hashable, Sendable {
  /// The source of the view controller at the next launch.
  public enum Maker: String, CaseIterable, Sendable {
    /// Its restoration class creates it.
    case restorationClass = "restoration-class"
    /// None: its restoration class returns nil, and it is dropped.
    case nobody
    /// It already exists; the app delegate is asked first.
    case existing
    /// The storyboard contains it; the app delegate is asked first.
    case storyboard
    /// Only the app delegate can provide it.
    case delegate = "app-delegate"
  }

  /// The restoration identifiers from the root to it; `-` for a view controller without one.
  public var path: [String]
  /// The source of the restored view controller.
  public var maker: Maker

  /// Creates a view controller at a path.
  public init(path: [String], maker: Maker) {
    self.path = path
    self.maker = maker
  }

  /// Whether its state is preserved; a view controller without an identifier excludes all below it.
  var isKept: Bool { !path.contains("-") }
}
