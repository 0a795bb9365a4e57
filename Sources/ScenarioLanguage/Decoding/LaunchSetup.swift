internal import LifecycleCore

/// What a scenario says of the app's launch, and where.
struct LaunchSetup: Sendable {
  var described = LaunchDescription()
  /// The place of `NSMainNibFile`.
  var nibRange: SourceRange?
  /// The place of `UIMainStoryboardFile`.
  var storyboardRange: SourceRange?
  /// The place of `delegate` under `main`.
  var delegateRange: SourceRange?

  /// What does not fit together on an OS version.
  func objections(on os: OSVersion) -> [Diagnostic] {
    var objections: [Diagnostic] = []
    func object(_ id: DiagnosticID, at range: SourceRange, _ message: String, help: String) {
      objections.append(Diagnostic(id, at: range, message, help: help))
    }
    if described.mainStoryboard.text != nil, let range = storyboardRange {
      if described.mainNib.text != nil {
        let message = "an app has a main nib or a main storyboard, never both"
        object(.severalInterfaces, at: range, message, help: "remove one of them")
      }
      let first = LaunchDescription.firstWithStoryboards
      if os < first {
        let message = "storyboards are from iOS \(first), and this is iOS \(os)"
        object(.notOnThisVersion, at: range, message, help: "write NSMainNibFile")
      }
    }
    // What is written must fit before anybody asks what is missing.
    if objections.isEmpty, described.interface(on: os) != .nib, !described.namesDelegate(on: os),
      let range = delegateRange ?? nibRange ?? storyboardRange
    {
      let message = "nothing makes the app delegate: no main nib, and no class in main"
      object(.noDelegate, at: range, message, help: "write main: {delegate: AppDelegate}")
    }
    return objections
  }
}
