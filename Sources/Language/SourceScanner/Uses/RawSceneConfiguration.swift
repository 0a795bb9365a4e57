/// What code hands over to UIKit as the configuration of a scene.
enum RawSceneConfiguration: Sendable {
  /// That of the session, or one without a name: the first in the scene manifest.
  case standard
  /// One of the manifest, by its name.
  case named(String)
  /// What a function or a property has, by its name and as it is written.
  case helper(String, String)
  /// What is computed here.
  case computed(String)
}

/// For which scenes code sets the class of the delegate.
package enum SceneReach: Sendable {
  /// For all, before UIKit connects them.
  case allScenes
  /// For some of them, or it is not known for which.
  case someScenes
  /// For scenes of another role than that of the app's windows, such as those of external displays.
  case otherScenes
}
