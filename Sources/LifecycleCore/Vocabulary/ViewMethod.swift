/// A method that UIKit calls on a view controller.
///
/// To add one: its case here with its selector, versions and meaning, and a rule that owes it.
public enum ViewMethod: UInt8, CaseIterable, Sendable {
  // Views come and go.
  case loadView, viewDidLoad
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case didReceiveMemoryWarning, viewWillUnload, viewDidUnload
  // The device is turned.
  case willRotate, didRotate, viewWillTransition

  /// The selector as the documents write it.
  public var selector: String { facts.selector }

  /// What the call means, in one sentence.
  public var summary: String { facts.summary }

  /// The first OS version that calls it.
  public var since: OSVersion {
    switch self {
    case .viewDidUnload: OSVersion(3)
    case .viewWillUnload: OSVersion(5)
    case .viewWillTransition: OSVersion(8)
    default: OSVersion(2)
    }
  }

  /// The first OS version that calls it no longer; nil where all do.
  public var until: OSVersion? {
    switch self {
    case .viewWillUnload, .viewDidUnload: OSVersion(6)
    case .willRotate, .didRotate: OSVersion(8)
    default: nil
    }
  }

  /// Whether an OS version calls it.
  public func isCalled(on os: OSVersion) -> Bool {
    since <= os && until.map { os < $0 } ?? true
  }

  /// What can be asked of a call by name.
  public var arguments: [Detail] {
    switch self {
    case .willRotate, .didRotate, .viewWillTransition: [.to, .orientation]
    default: [.to]
    }
  }

  private var facts: (selector: String, summary: String) {
    switch self {
    case .loadView: ("loadView", "its view is wanted: it loads it from a nib, or makes it")
    case .viewDidLoad: ("viewDidLoad", "its view is in memory")
    case .viewWillAppear: ("viewWillAppear:", "its view is about to be seen")
    case .viewDidAppear: ("viewDidAppear:", "its view is seen")
    case .viewWillDisappear: ("viewWillDisappear:", "its view is about to go")
    case .viewDidDisappear: ("viewDidDisappear:", "its view is seen no longer")
    case .didReceiveMemoryWarning: ("didReceiveMemoryWarning", "memory is short")
    case .viewWillUnload: ("viewWillUnload", "its view is about to be released")
    case .viewDidUnload: ("viewDidUnload", "its view was released, since it has no superview")
    case .willRotate:
      ("willRotateToInterfaceOrientation:duration:", "its views are about to be turned")
    case .didRotate: ("didRotateFromInterfaceOrientation:", "its views were turned")
    case .viewWillTransition:
      (
        "viewWillTransitionToSize:withTransitionCoordinator:",
        "its view is about to have another size, such as that of the turned device"
      )
    }
  }
}
