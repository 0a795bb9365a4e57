@_spi(Package) internal import LifecycleCore
internal import PropertyLists

/// What happens when an app is launched, in some versions of iOS.
package struct LaunchForecast: Hashable, Sendable {
  /// Which delegate UIKit calls.
  package enum LifeCycle: String, Sendable {
    case appDelegate = "app-delegate"
    case scenes
    /// It depends on something that is not known.
    case undecided
  }

  /// The versions.
  package var versions: VersionRange
  /// The life cycle.
  package var lifeCycle: LifeCycle
  /// Whether the app launches; nil if that is not known.
  package var launches: Bool?
  /// What happens, in a phrase.
  package var text: String

  /// Returns the forecast for all versions of an app.
  static func all(for app: AppFacts) -> [LaunchForecast] {
    let refusal: VersionRange? = app.options.sdk >= 27 ? VersionRange(from: 27) : nil
    let parts: [(VersionRange, (VersionRange) -> LaunchForecast)] = [
      (VersionRange(from: 2, before: 13), beforeScenes),
      (VersionRange(from: 13, before: refusal?.lower), { withScenes(app, $0) }),
    ]
    let early = parts.compactMap { part in part.0.intersection(app.versions).map(part.1) }
    let late = refusal?.intersection(app.versions).map { requiringScenes(app, $0) }
    return joined(early + [late].compactMap(\.self))
  }

  private static func beforeScenes(_ versions: VersionRange) -> LaunchForecast {
    LaunchForecast(
      versions: versions,
      lifeCycle: .appDelegate,
      launches: true,
      text: "launches with the app delegate; scenes exist from iOS 13"
    )
  }

  /// Versions that have scenes, and launch apps without them.
  private static func withScenes(_ app: AppFacts, _ versions: VersionRange) -> LaunchForecast {
    let (lifeCycle, text): (LifeCycle, String) =
      switch app.adoption {
      case .manifest, .code, .codeBesideEmptyManifest: (.scenes, sceneText(app))
      case .emptyManifest: (.scenes, withoutDelegate)
      case .none:
        (
          .appDelegate,
          "launches with the app delegate: UIKit calls applicationDidBecomeActive: etc."
        )
      case .emptyManifestOrCode:
        (.scenes, "launches; its scenes have a delegate only if the code provides it")
      case .noneOrCode:
        (.undecided, "launches with the app delegate, unless the code adopts scenes")
      case .unknown: (.undecided, "launches; the build may add a scene manifest to this file")
      }
    return LaunchForecast(versions: versions, lifeCycle: lifeCycle, launches: true, text: text)
  }

  private static let withoutDelegate =
    "launches with scenes that have no delegate; the window stays black (inferred)"

  /// Versions that refuse apps without scenes.
  private static func requiringScenes(_ app: AppFacts, _ versions: VersionRange) -> LaunchForecast {
    var forecast = withScenes(app, versions)
    switch app.adoption {
    case .manifest, .code: break
    case .codeBesideEmptyManifest:
      forecast.launches = nil
      forecast.text = "may not launch: with SDK 27 an empty scene manifest was refused (observed)"
    case .none:
      forecast.launches = false
      forecast.text = "does not launch: with SDK 27 an app needs scenes"
    case .emptyManifest:
      forecast.launches = false
      forecast.text =
        "does not launch: with SDK 27 a scene manifest needs a configuration (empty-manifest)"
    case .noneOrCode:
      forecast.lifeCycle = .undecided
      forecast.launches = nil
      forecast.text =
        "does not launch, unless the code adopts scenes: with SDK 27 an app needs them"
    case .emptyManifestOrCode:
      forecast.lifeCycle = .undecided
      forecast.launches = nil
      forecast.text =
        "launches only if SwiftUI or the app delegate provides the configuration of its scenes"
    case .unknown:
      forecast.launches = nil
      forecast.text = "launches only if the build adds a scene manifest, or the code adopts scenes"
    }
    return forecast
  }

  /// Returns which delegate the scenes have.
  private static func sceneText(_ app: AppFacts) -> String {
    if app.options.isSwiftUI { return "launches with the scenes of SwiftUI" }
    let names = app.manifest?.applicationConfigurations.compactMap {
      $0.node["UISceneDelegateClassName"]?.list.string
    }
    switch (app.implements(.configurationForConnecting), names?.first) {
    case (true, _) where !app.options.sceneDelegates.isEmpty:
      return "launches with scenes; their delegate is \(app.options.sceneDelegates.alternatives)"
    case (true, _), (nil, nil): return "launches with scenes; the code names their delegate"
    case (_, let name?): return "launches with scenes; their delegate is \(name)"
    case (false, nil): return withoutDelegate
    }
  }

  /// Joins parts that say the same.
  private static func joined(_ parts: [LaunchForecast]) -> [LaunchForecast] {
    parts.reduce(into: []) { joined, part in
      guard var last = joined.last, last.text == part.text, last.launches == part.launches else {
        return joined.append(part)
      }
      last.versions.end = part.versions.end
      joined[joined.count - 1] = last
    }
  }
}
