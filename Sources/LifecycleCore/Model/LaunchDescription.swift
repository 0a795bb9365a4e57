/// What the system reads to launch an app: what `main` hands over, and what the Info.plist names.
public struct LaunchDescription: Hashable, Sendable {
  /// The name of a class or a file.
  public enum Name: Hashable, Sendable {
    /// What the project template of that version has.
    case templateDefault
    /// There is none: a nil argument, or no such key.
    case none
    /// This one.
    case named(String)

    /// The name, if one is given.
    public var text: String? { if case .named(let text) = self { text } else { nil } }
  }

  /// The main interface file.
  public enum Interface: Hashable, Sendable {
    /// A nib: loaded, and not installed.
    case nib
    /// A storyboard: its first view controller is installed in the window.
    case storyboard
    /// Neither: the app makes its interface in code.
    case none
  }

  /// The third argument of UIApplicationMain: the class of the application object, usually UIApplication.
  public var principalClass = Name.templateDefault
  /// The fourth argument of UIApplicationMain: the class of the delegate, usually nil before iOS 5.
  public var delegateClass = Name.templateDefault
  /// `NSMainNibFile` of the Info.plist, usually there before iOS 5.
  public var mainNib = Name.templateDefault
  /// `UIMainStoryboardFile` of the Info.plist, usually there from iOS 5.
  public var mainStoryboard = Name.templateDefault
  /// The URL schemes with a launch image of their own.
  public var imageSchemes: [String] = []
  /// The view controllers, those above before those below.
  public var viewControllers: [RestorableViewController] = []

  /// Creates the description of an app as the project template makes it.
  public init() {}

  /// The class of the delegate as `main` names it: from iOS 5 that of the project template, by default.
  func nameOfDelegateClass(on os: OSVersion) -> String? {
    if delegateClass == .templateDefault, os >= Self.firstWithStoryboards { return "AppDelegate" }
    return delegateClass.text
  }

  /// Whether the delegate of the project template puts the view into the window, which came with the main nib.
  public func installsViews(on os: OSVersion) -> Bool {
    mainNib == .templateDefault && interface(on: os) == .nib
  }

  /// The main interface file that an OS version loads.
  public func interface(on os: OSVersion) -> Interface {
    if mainStoryboard.text != nil { return .storyboard }
    if mainNib.text != nil { return .nib }
    return os < Self.firstWithStoryboards
      ? mainNib == .templateDefault ? .nib : .none
      : mainStoryboard == .templateDefault ? .storyboard : .none
  }

  /// Whether UIApplicationMain receives the class of the delegate.
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

/// A view controller whose state is kept, if it and all above it have a restoration identifier.
public struct RestorableViewController: Hashable, Sendable {
  /// Who gives it back when the app is launched again.
  public enum Maker: String, CaseIterable, Sendable {
    /// Its restoration class makes it.
    case restorationClass = "restoration-class"
    /// Its restoration class answers nil, and it is dropped.
    case nobody
    /// It is there already: the app delegate is asked first.
    case existing
    /// The storyboard has it: the app delegate is asked first.
    case storyboard
    /// The app delegate alone can provide it.
    case delegate = "app-delegate"
  }

  /// The restoration identifiers from the root to it; `-` for a view controller without one.
  public var path: [String]
  /// Who gives it back.
  public var maker: Maker

  /// Creates a view controller at a path.
  public init(path: [String], maker: Maker) {
    self.path = path
    self.maker = maker
  }

  /// Whether its state is kept: a view controller without identifier hides all below it.
  var isKept: Bool { !path.contains("-") }
}
