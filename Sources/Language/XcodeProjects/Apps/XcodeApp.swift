package import ScenarioSystem

/// An app, as its project describes it: which target it is, and what is in its files.
package struct XcodeApp: Sendable {
  /// The name of the target.
  package let target: String
  /// The project file: `App.xcodeproj` or `project.yml`, relative to the root.
  package let project: Path
  /// The configuration of which the build settings are.
  package let configuration: String
  /// The other configurations.
  package let otherConfigurations: [String]
  /// Why it is this target, as a half sentence.
  package let reason: String
  /// Whether nothing distinguishes it from another one.
  package let isArbitrary: Bool
  /// The other apps for iOS that could be meant.
  package let otherApps: [String]

  /// The earliest version of iOS on which it runs; nil if no file says so, and Xcode's default applies.
  package let deploymentTarget: Located<String>?
  /// The devices that it runs on: 1 for iPhone, 2 for iPad.
  package let deviceFamilies: Located<String>?
  /// The version of Swift in which it is written.
  package let swiftVersion: Located<String>?
  /// Its bundle identifier.
  package let bundleIdentifier: Located<String>?
  /// The name of its Swift module.
  package let moduleName: Located<String>?
  /// The conditions that `#if` knows besides those of the compiler.
  package let compilationConditions: Located<String>?
  /// The macros that are defined for Objective-C.
  package let preprocessorDefinitions: Located<String>?

  /// Its Info.plist, as the build makes it; nil if it could not be read.
  package let infoPlist: EffectivePlist?
  /// Why its Info.plist could not be read; nil if it could.
  package let infoPlistProblem: ProjectNote?
  /// Its entitlements; nil if it has none, or they could not be read.
  package let entitlements: EffectivePlist?
  /// Its source files, and those of what it links in the same project.
  package let sources: [SourceFile]
  /// The names of source files that a build makes and that are not there, each with where that is said.
  package let madeSources: [Located<String>]
  /// The frameworks in which it is mainly written.
  package let frameworks: [Located<AppFramework>]
}

/// A source file that is part of an app.
package struct SourceFile: Hashable, Sendable {
  /// The path relative to the root.
  package let path: Path
  /// The target that it belongs to: the app, a framework, or a target of a package.
  package let module: String
}

/// What a folder with a project contains.
package struct ProjectDescription: Sendable {
  /// The absolute path that all others are relative to.
  package let root: Path
  /// The app; nil if there is none, which the notes explain.
  package let app: XcodeApp?
  /// Why projects could not be read that may have the app, each once.
  package let damage: [ProjectNote]
  /// What was not read or not understood.
  package let notes: [ProjectNote]
  /// Whether files were left out since there are more than are read.
  package let isTruncated: Bool
}
