internal import Foundation
@_spi(Package) internal import LifecycleCore
public import UIKit

/// One launch of the app under test: the objects of its process, and its probes and actions.
@MainActor public final class Launch {
  /// The app delegate.
  public var delegate: (any UIApplicationDelegate)?
  /// The number of the launch within its case, counted from 1.
  public let number: Int
  /// The test case, for apps whose setup depends on the scenario.
  public let scenario: String

  private(set) var sceneDelegates: [String?: () -> any UISceneDelegate] = [:]
  private(set) var makeRootViewController: (() -> UIViewController)?
  private(set) var backgroundSessions: [String: (BackgroundSessionEvent) -> Void] = [:]
  private(set) var probes: [String: () throws -> AppValue] = [:]
  private(set) var actions: [String: (AppValue?) throws -> Void] = [:]
  var plugIns: (any EventRecorder)?
  private let persistentObjects: PersistentObjects
  private var currentArchiver: NSKeyedArchiver?

  init(number: Int, scenario: String, persistentObjects: PersistentObjects) {
    self.number = number
    self.scenario = scenario
    self.persistentObjects = persistentObjects
  }

  /// Returns an object that survives the end of the process, such as a substitute for files, a database or a keychain.
  ///
  /// The closure creates it at the first launch of a case. Each case has its own object.
  ///
  /// - Parameters:
  ///   - name: The name of the object; by default the source location of the call.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - make: Creates the object.
  /// - Returns: The object.
  public func kept<Object>(
    _ name: String? = nil,
    file: String = #fileID,
    line: Int = #line,
    column: Int = #column,
    _ make: () -> Object
  ) -> Object {
    persistentObjects.object(named: name ?? "\(file):\(line):\(column)", make)
  }

  /// Creates the delegate of each scene that connects with a configuration of the Info.plist.
  ///
  /// - Parameters:
  ///   - configuration: The name of the configuration; nil for any other one.
  ///   - make: Creates the delegate.
  public func sceneDelegate(
    _ configuration: String? = nil,
    _ make: @escaping () -> any UISceneDelegate
  ) {
    sceneDelegates[configuration] = make
  }

  /// Creates the root view controller of the main storyboard; it becomes that of the delegate's `window`.
  public func storyboard(_ makeRootViewController: @escaping () -> UIViewController) {
    self.makeRootViewController = makeRootViewController
  }

  /// Replaces a background URL session with its delegate, which Foundation on Linux does not have.
  ///
  /// The session exists from the launch on. Its transfers are those of the scenario,
  /// `app: {start-background-transfer: NAME}`.
  public func backgroundSession(
    _ identifier: String,
    _ receive: @escaping (BackgroundSessionEvent) -> Void
  ) {
    backgroundSessions[identifier] = receive
  }

  /// Releases the objects of the process, which closures that refer to the launch would keep alive.
  func end() {
    keepArchive()
    delegate = nil
    plugIns = nil
    makeRootViewController = nil
    sceneDelegates.removeAll()
    backgroundSessions.removeAll()
    probes.removeAll()
    actions.removeAll()
  }

  /// Defines a probe, whose value scenarios expect with `expect: {app: {NAME: VALUE}}`.
  public func probe(_ name: String, _ read: @escaping () throws -> some AppValueConvertible) {
    probes[name] = { try read().appValue }
  }

  /// Defines an action of the user in the app, which scenarios perform with `app: NAME`.
  public func action(_ name: String, _ perform: @escaping () throws -> Void) {
    actions[name] = { argument in
      if let argument { throw ArgumentError("takes no argument, and is passed \(argument)") }
      try perform()
    }
  }

  /// Defines an action of the user in the app, which scenarios perform with `app: {NAME: ARGUMENT}`.
  public func action<Argument: AppActionArgument>(
    _ name: String,
    _ perform: @escaping (Argument) throws -> Void
  ) {
    actions[name] = { value in
      guard let argument = Argument(appValue: value ?? .null) else {
        let actual = value.map { "\($0)" } ?? "nothing"
        throw ArgumentError("takes \(Argument.appTypeName), and is passed \(actual)")
      }
      try perform(argument)
    }
  }
}

// MARK: - Preserved state

extension Launch {
  /// The sessions of the scenes, which survive the process.
  var sessions: PersistentSessions {
    persistentObjects.object(named: "sessions") { PersistentSessions() }
  }

  private var archive: PersistentValue<Data> {
    persistentObjects.object(named: "preserved state") { PersistentValue<Data>() }
  }

  /// The coder to which the app encodes its state; the state is stored when the next coder is created.
  func archiver() -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    currentArchiver = archiver
    return archiver
  }

  /// The coder from which the app decodes the state that it has encoded.
  var unarchiver: NSCoder {
    let data = currentArchiver?.encodedData ?? archive.value ?? Data()
    let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
    return unarchiver ?? NSKeyedArchiver(requiringSecureCoding: false)
  }

  /// Writes the state to the device.
  func keepArchive() {
    if let currentArchiver { archive.value = currentArchiver.encodedData }
    currentArchiver = nil
  }
}

/// A value that survives the process, for `Launch.kept`.
private final class PersistentValue<Value> {
  var value: Value?
}

/// The error of an action whose argument has the wrong type.
struct ArgumentError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// An event that the delegate of a background URL session receives.
public enum BackgroundSessionEvent: Hashable, Sendable {
  /// `urlSession(_:task:didCompleteWithError:)`: a transfer has ended.
  case completed(isFailed: Bool)
  /// `urlSessionDidFinishEvents(forBackgroundURLSession:)`: all queued events have been delivered.
  case finishedEvents
}
