/// A method that UIKit calls on a view controller.
///
/// To add one, add its case here with its selector, versions and meaning, and a rule that causes it.
@_spi(Package) public enum ViewMethod: UInt8, CaseIterable, Sendable {
  // Loading, appearance and unloading of views.
  case loadView, viewDidLoad
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case didReceiveMemoryWarning, viewWillUnload, viewDidUnload
  // Rotation of the device.
  case willRotate, didRotate, viewWillTransition

  /// The selector, as written in the documents.
  public var selector: String { word }
}

extension ViewMethod: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map { $0.catalogueRow.inSwift($0.swiftName) }

  /// The name in Swift.
  private var swiftName: String {
    switch self {
    case .loadView: "loadView()"
    case .viewDidLoad: "viewDidLoad()"
    case .viewWillAppear: "viewWillAppear(_:)"
    case .viewDidAppear: "viewDidAppear(_:)"
    case .viewWillDisappear: "viewWillDisappear(_:)"
    case .viewDidDisappear: "viewDidDisappear(_:)"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning()"
    case .viewWillUnload: "viewWillUnload()"
    case .viewDidUnload: "viewDidUnload()"
    case .willRotate: "willRotate(to:duration:)"
    case .didRotate: "didRotate(from:)"
    case .viewWillTransition: "viewWillTransition(to:with:)"
    }
  }

  private var catalogueRow: TermRow {
    switch self {
    case .loadView:
      .init("loadView", "its view is needed: it loads it from a nib, or creates it").with(.to)
    case .viewDidLoad: .init("viewDidLoad", "its view is in memory").with(.to)
    case .viewWillAppear: .init("viewWillAppear:", "its view is about to appear").with(.to)
    case .viewDidAppear: .init("viewDidAppear:", "its view has appeared").with(.to)
    case .viewWillDisappear: .init("viewWillDisappear:", "its view is about to disappear").with(.to)
    case .viewDidDisappear: .init("viewDidDisappear:", "its view has disappeared").with(.to)
    case .didReceiveMemoryWarning: .init("didReceiveMemoryWarning", "memory is short").with(.to)
    case .viewWillUnload:
      .init("viewWillUnload", "its view is about to be released", since: 5, until: 6).with(.to)
    case .viewDidUnload:
      .init("viewDidUnload", "its view was released, since it has no superview", since: 3, until: 6)
        .with(.to)
    case .willRotate:
      .init("willRotateToInterfaceOrientation:duration:", until: 8)
        .meaning("its views are about to be rotated").with(.to, .orientation)
    case .didRotate:
      .init("didRotateFromInterfaceOrientation:", "its views were rotated", until: 8)
        .with(.to, .orientation)
    case .viewWillTransition:
      .init("viewWillTransitionToSize:withTransitionCoordinator:", since: 8)
        .meaning("its view is about to have another size, such as after a rotation of the device")
        .with(.to, .orientation)
    }
  }
}
