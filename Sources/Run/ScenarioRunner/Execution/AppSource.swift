@_spi(Package) public import LifecycleCore
@_spi(Package) public import ScenarioLanguage

/// A function that creates the app for a case.
public typealias AppMaker = @Sendable (Plan) -> any SimulatedApp

/// An app of the user's own, which takes the place of the apps that scenarios describe.
public protocol AppSource: Sendable {
  /// The name of the app, by which worker processes tell apps apart.
  var name: String { get }
  /// The actions and probes that only this app has.
  var words: CustomWords { get }
  /// Creates the app of a case.
  var makeApp: AppMaker { get }
}

extension AppSource {
  /// The name of the type, unless the app has a name of its own.
  public var name: String { "\(Self.self)" }
}
