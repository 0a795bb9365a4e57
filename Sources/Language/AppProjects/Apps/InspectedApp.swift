package import AppLint
@_spi(Package) package import LifecycleCore
package import PropertyLists
package import ScenarioSystem
package import SourceScanner
package import XcodeProjects

/// An app as its project and its source files describe it: which classes UIKit calls, and what they implement.
package struct InspectedApp: Sendable {
  /// What the project says: the target, its settings, the Info.plist, the entitlements, the files.
  package let project: XcodeApp
  /// What the source files say.
  package let facts: SourceFacts
  /// The `App` of SwiftUI with which the app begins; nil for an app of UIKit, or if that is not known.
  package let swiftUIApp: SwiftUIApp?
  /// The delegate of the app; nil if it has none, or if that is not known.
  package let appDelegate: ResolvedDelegate?
  /// The delegates of scenes with windows; that of the first configuration in the manifest comes first.
  package let sceneDelegates: [ResolvedDelegate]
  /// The names of classes of which one is the delegate of the scene with which the app begins, as they are written.
  package let mainSceneClasses: [String]
  /// The delegates of the notification center.
  package let notificationDelegates: [ResolvedDelegate]
  /// The classes that the manifest or the code names and no source file declares, each with where it is named.
  package let missingClasses: [Located<String>]
  /// What the app implements: methods of the app delegate, of scene delegates, of delegates of the notification center, and
  /// code of SwiftUI; a method as often as there is code for it.
  package let methods: [ImplementedMethod]
  /// The frameworks in which it is mainly written, by the files of package managers and by imports of its delegates.
  package let frameworks: [Located<AppFramework>]
  /// Why more, fewer or other methods could be implemented than `methods` has; empty if all are known.
  package internal(set) var unknownMethods: [ProjectNote] = []
  /// Why build settings could have other values, from which Xcode generates keys of the Info.plist; empty if all are known.
  package internal(set) var unknownSettings: [ProjectNote] = []
}

extension InspectedApp {
  /// All delegates, each as often as it has a role.
  package var delegates: [ResolvedDelegate] {
    [appDelegate].compactMap(\.self) + sceneDelegates + notificationDelegates
  }

  /// The delegates of which one is that of the scene with which the app begins.
  package var mainSceneDelegates: [ResolvedDelegate] {
    var seen: Set<String> = []
    return mainSceneClasses.compactMap { name in
      sceneDelegates.first { $0.name == name }
        ?? sceneDelegates.first { $0.declaration?.objectiveCName == name }
        ?? sceneDelegates.first { name.hasSuffix(".\($0.name)") }
    }.filter { seen.insert($0.name).inserted }
  }

  /// The delegate of the scene with which the app begins, or one that it may have.
  package var mainSceneDelegate: ResolvedDelegate? {
    mainSceneDelegates.first ?? sceneDelegates.first
  }

  /// Whether code of the app may make a window, or choose the storyboard of a scene.
  var mayMakeWindow: Bool {
    if swiftUIApp != nil || !isResolved || !frameworks.isEmpty { return true }
    let words: Set<String> = ["UIWindow", "makeKeyAndVisible", "rootViewController", "storyboard"]
    let functions = facts.delegates.flatMap(\.functions) + facts.helpers
    return functions.contains {
      !words.isDisjoint(with: $0.mentions) || !words.isDisjoint(with: $0.assigned)
    }
  }

  /// The methods of the model that the app implements, with the methods of all its delegates.
  package var modelMethods: Set<DelegateMethod> { Set(methods.compactMap(\.modelMethod)) }

  /// The files that say what is known of the app, relative to the root, each once: the project, its property lists, and the
  /// source files with its delegates and methods.
  package var definingFiles: [Path] {
    let plists = [project.infoPlist, project.entitlements].compactMap(\.self)
    let settings = [project.deploymentTarget, project.deviceFamilies].compactMap(\.self)
    let origins =
      plists.flatMap(\.origins.values) + settings.map(\.origin) + methods.compactMap(\.origin)
      + delegates.flatMap { $0.declaration?.declarations.map { Origin($0) } ?? [] }
    let projectFile =
      project.project.hasScenarioExtension
      ? project.project : project.project.appending("project.pbxproj")
    return Set([projectFile] + plists.compactMap(\.file) + origins.map(\.file)).sorted()
  }

  /// The Info.plist as it is in the built app; that of an app of which nothing is known, if it could not be read.
  package var infoPlist: PropertyList {
    guard var list = project.infoPlist?.list else {
      return PropertyList(
        .dictionary([PropertyList.Entry("LSRequiresIPhoneOS", PropertyList(.boolean(true)))])
      )
    }
    guard let entries = list.entries else { return list }
    // Each built app has it; it says that no key is missing which the build would add.
    let key = "CFBundleExecutable"
    if !unknownSettings.isEmpty {
      list.value = .dictionary(entries.filter { $0.key != key })
    } else if list.entry(key) == nil {
      let value = PropertyList(.string(project.target))
      list.value = .dictionary(entries + [PropertyList.Entry(key, value)])
    }
    return list
  }

  /// Returns what is known of the code, for the rules about the Info.plist.
  package func lintOptions(sdk: OSVersion = 27) -> LintOptions {
    var options = LintOptions()
    options.sdk = sdk
    options.isSwiftUI = swiftUIApp != nil
    if knowsDelegates {
      options.implemented = modelMethods
      options.sceneDelegates = mainSceneDelegates.compactMap(\.declaration?.name)
    }
    return options
  }

  /// Returns the life cycle by version of iOS, and whether the app launches, if it is built with an SDK.
  package func forecast(sdk: OSVersion = 27) -> [LaunchForecast] {
    Linter.lint(infoPlist, lintOptions(sdk: sdk)).forecast
  }
}

/// What a folder with a project contains, and what was not understood of it.
package struct InspectedProject: Sendable {
  /// The absolute path that all others are relative to.
  package let root: Path
  /// The app; nil if there is none, which the notes explain.
  package let app: InspectedApp?
  /// Why projects could not be read that may have the app, each once.
  package let damage: [ProjectNote]
  /// What was not read or not understood, in the project and in the source files.
  package let notes: [ProjectNote]
  /// Whether files were left out since there are more than are read.
  package let isTruncated: Bool
}
