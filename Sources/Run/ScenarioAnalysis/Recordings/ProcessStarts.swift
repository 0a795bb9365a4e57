@_spi(Package) internal import LifecycleCore

/// Where a process of the app may start in a recording.
enum ProcessStarts {
  /// At a line that says so, which each start has.
  case recorded
  /// Where a line shows it: that of a launch, or one after the end of a process.
  case evident
  /// Anywhere.
  case assumed

  /// Returns whether a process may start right before a line without a line that is only about the start.
  func areAllowed(before index: Int, of lines: [Recording.Line]) -> Bool {
    // The first process may have started before the recording.
    if index == 0 { return true }
    return switch self {
    case .recorded: false
    case .evident: lines[index].showsStart || lines[index - 1].showsEnd
    case .assumed: true
    }
  }
}

extension Recording.Line {
  /// Whether a process that starts prints such a line, or lines are missing here.
  fileprivate var showsStart: Bool {
    showsLaunch || event == .gap || terms.contains(where: Self.launching.contains)
  }

  /// Whether the process is gone after the line, or may be.
  fileprivate var showsEnd: Bool {
    event == .processEnded || event == .gap || terms.contains(where: Self.terminating.contains)
  }

  /// What only the launch of an app calls and posts, or the first connection of its scene.
  private static let launching: Set<Term> = [
    .call(.willFinishLaunching), .call(.didFinishLaunching), .call(.applicationDidFinishLaunching),
    .notification(.didFinishLaunching), .call(.configurationForConnecting),
    .call(.sceneWillConnect), .notification(.sceneWillConnect), .call(.swiftUIAppear),
  ]

  private static let terminating: Set<Term> = [
    .call(.willTerminate), .notification(.willTerminate),
  ]
}
