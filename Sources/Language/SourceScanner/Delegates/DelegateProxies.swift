/// Libraries that add methods to the delegates of an app when it runs, which no source file of the app shows.
enum DelegateProxies {
  /// How the names of their modules begin.
  private static let modules = [
    "Adjust", "Airship", "AppsFlyer", "Batch", "Branch", "Braze", "CleverTap", "FBSDK", "Facebook",
    "Firebase", "GULAppDelegate", "GoogleUtilities", "Iterable", "Kochava", "Leanplum",
    "MarketingCloudSDK", "MoEngage", "OneSignal", "Pushwoosh", "Singular",
  ]

  /// Finds a file that imports one.
  static let search = WordSearch(
    modules.flatMap { ["import \($0)", "#import <\($0)", "#import \"\($0)"] }
  )
}
