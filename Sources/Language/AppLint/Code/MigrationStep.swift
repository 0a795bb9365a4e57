@_spi(Package) package import LifecycleCore
package import SourceScanner

/// What must change for a method of an app delegate when its app adopts scenes.
package struct MigrationStep: Sendable {
  /// The method of the app delegate.
  package let method: DelegateMethod
  /// The name in Swift, which can be that of a newer form.
  package let name: String
  /// Where the app implements it.
  package var location: SourceLocation
  /// The methods that are called instead, the usual one first; empty if none is.
  package let replacements: [DelegateMethod]
  /// Whether the method makes the app's window.
  package var makesWindow = false

  /// Whether `line` names methods by their selectors.
  package var namesSelectors = false

  /// The method, and what to do.
  package var line: String {
    let line = "'\(name)': \(text)"
    return namesSelectors ? line.withSelectors : line
  }

  /// What to do, as a sentence without a full stop.
  package var text: String {
    let connect = DelegateMethod.sceneWillConnect.swiftName
    if method == .didFinishLaunching || method == .willFinishLaunching {
      return makesWindow
        ? "it is still called; make the window in '\(connect)', and read there what launched the app"
        : "it is still called, with no launch options: what launched the app is in '\(connect)'"
    }
    guard let first = replacements.first else { return textWithoutReplacement }
    guard replacements.contains(.sceneWillConnect) else {
      return "move it to '\(first.swiftName)'"
    }
    guard let option = first.connectionOptionName else {
      return "move it to '\(first.swiftName)'; at launch read the options of '\(connect)'"
    }
    return "move it to '\(first.swiftName)'; at launch read '\(option)' in '\(connect)'"
  }

  /// What to do about a method that no other takes the place of.
  private var textWithoutReplacement: String {
    switch method {
    case .willChangeStatusBarFrame, .didChangeStatusBarFrame:
      "nothing takes its place: lay out views by their safe area"
    default:
      "nothing takes its place: restore the scene in '\(DelegateMethod.sceneWillConnect.swiftName)', "
        + "from the activity of its session"
    }
  }
}

extension AppCode {
  /// The methods that UIKit no longer calls once the app has scenes, in the order of the code.
  package var migration: [MigrationStep] {
    guard let appDelegate else { return [] }
    return appDelegate.methods.compactMap { function in
      guard let known = function.method, let method = known.modelMethod ?? known.olderForm else {
        return nil
      }
      if method == .didFinishLaunching || method == .willFinishLaunching {
        let makesWindow = makesWindow(function)
        guard makesWindow || function.mentions.contains("launchOptions") else { return nil }
        return MigrationStep(
          method: method,
          name: known.swiftName,
          location: function.location,
          replacements: [.sceneWillConnect],
          makesWindow: makesWindow
        )
      }
      guard method.isLeftUncalled(hasScenes: true) else { return nil }
      return MigrationStep(
        method: method,
        name: known.swiftName,
        location: function.location,
        replacements: method.replacements
      )
    }
    .sorted { $0.location < $1.location }
  }
}
