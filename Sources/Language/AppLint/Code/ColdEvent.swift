@_spi(Package) internal import LifecycleCore
internal import SourceScanner

/// An event that a scene delegate handles while the scene is connected, and does not read when the event launches the app.
struct ColdEvent {
  /// The method that handles it.
  let method: DelegateMethod
  /// The property of the connection options that contains it.
  let option: String
  /// Where a scene connects; or where the event is handled, if no method does.
  let location: SourceLocation
}

extension AppCode {
  /// Returns the events that the code certainly does not read when a scene connects.
  var unreadColdEvents: [ColdEvent] {
    guard !mayBeIncomplete else { return [] }
    return sceneDelegates.flatMap { delegate in
      // What a superclass reads that was not seen is not known.
      guard
        delegate.superclasses.allSatisfy({ $0.hasPrefix("UI") || $0.hasPrefix("NS") || isKnown($0) }
        )
      else { return [ColdEvent]() }
      // That an activity is on its way only prepares for it.
      let handled = delegate.methods.filter { function in
        guard let method = function.method?.modelMethod, method != .sceneWillContinueUserActivity
        else { return false }
        return method.connectionOption != nil && !Work(function).calls.isEmpty
      }
      let connecting = delegate.methods.first { $0.method?.modelMethod == .sceneWillConnect }
      let start = [connecting].compactMap(\.self) + functions(of: .configurationForConnecting)
      guard let read = properties(readFrom: start) else { return [] }
      return handled.compactMap { function in
        guard let method = function.method?.modelMethod, let option = method.connectionOptionName,
          !read.contains(option.lowercased())
        else { return nil }
        let location = connecting?.location ?? function.location
        return ColdEvent(method: method, option: option, location: location)
      }
    }
  }

  /// The properties of `UIScene.ConnectionOptions`, in Swift and in Objective-C.
  private static let optionProperties: Set<String> = [
    "urlContexts", "URLContexts", "userActivities", "shortcutItem", "notificationResponse",
    "handoffUserActivityType", "sourceApplication", "cloudKitShareMetadata", "isEmpty",
  ]

  private func isKnown(_ type: String) -> Bool {
    delegates.contains { $0.functions.contains { $0.declaringType == type } }
  }

  /// Returns the properties of the options that functions read, and those that they pass them to, in lowercase letters; nil if
  /// other code can read them.
  private func properties(readFrom start: [FunctionFacts]) -> Set<String>? {
    let receivers = Dictionary(
      grouping: delegates.flatMap(\.functions).filter { $0.connectionOptions != nil },
      by: \.baseName
    )
    var read: Set<String> = []
    var known: Set<String> = []
    var level = start
    while !level.isEmpty {
      var next: [FunctionFacts] = []
      for function in level {
        read.formUnion(function.mentions.map { $0.lowercased() })
        guard let use = function.connectionOptions else { continue }
        // A property of an extension can read any other.
        if use.escapes || !use.properties.isSubset(of: Self.optionProperties) { return nil }
        for call in use.passedTo {
          guard call.receiver != "super", let functions = receivers[call.baseName] else {
            return nil
          }
          next += functions.filter { known.insert("\($0.declaringType).\($0.name)").inserted }
        }
      }
      level = next
    }
    return read
  }
}

extension DelegateMethod {
  /// The property of `UIScene.ConnectionOptions` that contains what this method would be given.
  var connectionOptionName: String? {
    guard let words = connectionOption?.word.split(separator: "-"), let first = words.first else {
      return nil
    }
    let name = words.dropFirst().reduce(String(first)) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return name.replacing("cloudkit", with: "cloudKit")
  }
}
