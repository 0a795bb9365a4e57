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
  public var selector: String { word }
}

extension ViewMethod: TermWord {
  /// Built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .loadView:
      .init("loadView", "its view is needed: it loads it from a nib, or creates it", [.to])
    case .viewDidLoad: .init("viewDidLoad", "its view is in memory", [.to])
    case .viewWillAppear: .init("viewWillAppear:", "its view is about to appear", [.to])
    case .viewDidAppear: .init("viewDidAppear:", "its view has appeared", [.to])
    case .viewWillDisappear: .init("viewWillDisappear:", "its view is about to go", [.to])
    case .viewDidDisappear: .init("viewDidDisappear:", "its view has disappeared", [.to])
    case .didReceiveMemoryWarning: .init("didReceiveMemoryWarning", "memory is short", [.to])
    case .viewWillUnload:
      .init("viewWillUnload", "its view is about to be released", [.to], since: 5, until: 6)
    case .viewDidUnload:
      .init(
        "viewDidUnload",
        "its view was released, since it has no superview",
        [.to],
        since: 3,
        until: 6
      )
    case .willRotate:
      .init(
        "willRotateToInterfaceOrientation:duration:",
        "its views are about to be turned",
        [.to, .orientation],
        until: 8
      )
    case .didRotate:
      .init(
        "didRotateFromInterfaceOrientation:",
        "its views were turned",
        [.to, .orientation],
        until: 8
      )
    case .viewWillTransition:
      .init(
        "viewWillTransitionToSize:withTransitionCoordinator:",
        "its view is about to have another size, such as that of the turned device",
        [.to, .orientation],
        since: 8
      )
    }
  }
}
