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
    let hasStoryboard = described.mainStoryboard.text != nil
    if hasStoryboard, described.mainNib.text != nil, let range = storyboardRange {
      objections.append(
        Diagnostic(
          .severalInterfaces,
          at: range,
          "an app has a main nib or a main storyboard, never both",
          help: "leave one of them out"
        )
      )
    }
    if hasStoryboard, os < LaunchDescription.firstWithStoryboards, let range = storyboardRange {
      objections.append(
        Diagnostic(
          .notOnThisVersion,
          at: range,
          "storyboards are from iOS \(LaunchDescription.firstWithStoryboards), and this is iOS \(os)",
          help: "write NSMainNibFile"
        )
      )
    }
    // What is written must fit before anybody asks what is missing.
    guard objections.isEmpty else { return objections }
    let hasNib = described.interface(on: os) == .nib
    if !hasNib, !described.namesDelegate(on: os),
      let range = delegateRange ?? nibRange ?? storyboardRange
    {
      objections.append(
        Diagnostic(
          .noDelegate,
          at: range,
          "nothing makes the app delegate: no main nib, and no class in main",
          help: "write main: {delegate: AppDelegate}"
        )
      )
    }
    return objections
  }
}
