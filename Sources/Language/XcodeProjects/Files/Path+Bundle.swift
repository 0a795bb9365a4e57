package import ScenarioSystem

extension Path {
  /// The position of the first part that is a project or a workspace of Xcode, a folder that people see as a file; nil if
  /// there is none.
  package var bundlePosition: Int? {
    parts.firstIndex { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}
