internal import SourceScanner

/// What a function does for the app: the calls in it that are more than a question, a conversion or a message in a log.
struct Work {
  /// The calls, one of each name, in their order.
  let calls: [FunctionCall]

  init(_ function: FunctionFacts) {
    self.init(function.calls.filter { Self.isWork($0, in: function) })
  }

  init(_ calls: [FunctionCall]) {
    var known: Set<String> = []
    self.calls = calls.filter { known.insert($0.baseName).inserted }
  }

  private static func isWork(_ call: FunctionCall, in function: FunctionFacts) -> Bool {
    let name = call.baseName
    if call.receiver == "super" || name == function.handler?.name { return false }
    // An initializer, a macro, a type of a closure.
    if name.first?.isUppercase == true || name.first == "_" { return false }
    if questions.contains(name) || isLogging(name, call.receiver) { return false }
    return !["is", "has", "can", "should", "string", "array"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// Whether a call writes to a log.
  private static func isLogging(_ name: String, _ receiver: String?) -> Bool {
    if name.hasPrefix("log") || name.hasPrefix("os_log") { return true }
    let parts = (receiver ?? "").lowercased().split { !$0.isLetter }
    return parts.contains { $0 == "log" || $0.hasSuffix("logger") || $0.hasSuffix("logging") }
  }

  /// Calls that change nothing outside of the function, and those that only say when or where something is done.
  private static let questions: Set<String> = [
    // Logs and assertions.
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "abort", "debug", "info", "notice", "verbose", "trace",
    // Collections and texts.
    "contains", "map", "compactMap", "flatMap", "filter", "first", "last", "firstIndex", "forEach",
    "reduce", "sorted", "reversed", "enumerated", "joined", "components", "split", "prefix",
    "suffix", "dropFirst", "dropLast", "lowercased", "uppercased", "trimmingCharacters",
    "replacingOccurrences", "appending", "appendingPathComponent", "append", "insert",
    "allSatisfy", "min", "max", "count", "objectForKey", "valueForKey", "object", "value",
    "string", "integer", "bool", "double", "float", "data", "array", "dictionary", "url", "zip",
    "stringByAppendingString", "lowercaseString", "description", "localizedDescription",
    "componentsSeparatedByString", "length", "intValue", "boolValue", "range", "padding",
    // Objects.
    "init", "alloc", "new", "copy", "mutableCopy", "class", "self", "type", "shared",
    "sharedInstance",
    "sharedManager", "sharedApplication", "standard", "standardUserDefaults", "default",
    "defaultCenter", "defaultManager", "current", "currentCenter", "main", "mainBundle",
    "mainScreen", "delegate", "instantiateViewController", "instantiateInitialViewController",
    "viewController", "topViewController", "rootViewController", "keyWindow",
    // Threads and time.
    "async", "asyncAfter", "sync", "dispatch_async", "dispatch_after", "dispatch_sync",
    "dispatch_get_main_queue", "dispatch_time", "dispatch_get_global_queue", "now", "sleep",
    "timeIntervalSince", "timeIntervalSinceNow", "detached", "withCheckedContinuation", "value",
    "seconds", "milliseconds", "run",
    // Answers to UIKit.
    "completion", "completionHandler", "completionBlock", "handler", "restorationHandler",
    "fetchCompletionHandler", "reply",
  ]

  // MARK: - Comparing

  /// Whether a name says nothing without the arguments: what is posted, and where.
  static func isGeneral(_ name: String) -> Bool {
    name.hasPrefix("post") || ["send", "emit", "dispatch", "track", "notify"].contains(name)
  }

  /// Names that many objects have; what they are called on counts if nothing else is known to do the same.
  private static let common: Set<String> = [
    "handle", "open", "start", "stop", "update", "set", "add", "remove", "save", "load", "show",
    "present", "perform", "execute", "process", "reset", "register", "track", "resume", "pause",
    "begin", "end", "cancel", "notify", "call", "invoke", "fire", "schedule", "submit", "refresh",
    "reload", "check", "trigger", "removeAll", "setValue", "synchronize", "setObject", "push",
    "pop",
    "dismiss", "hide", "close", "connect", "disconnect", "flush", "log", "report", "record",
  ]

  /// Returns the calls whose work other calls do not do.
  ///
  /// - Parameters:
  ///   - others: What is called elsewhere.
  ///   - isStrict: Whether common names must be called on the same object to mean the same.
  /// - Returns: The calls, in their order.
  func calls(missingIn others: ReachedCode, isStrict: Bool) -> [FunctionCall] {
    calls.filter { call in
      // What is only named may be called by whoever it is given to.
      guard let same = others.callsByName[call.baseName] else {
        return !others.mentions.contains(call.baseName)
      }
      if Self.isGeneral(call.baseName) {
        return !same.contains { Set($0.arguments).isSuperset(of: call.arguments) }
      }
      let needsReceiver = isStrict && Self.common.contains(call.baseName)
      return needsReceiver && !same.contains { Self.areAlike($0.receiver, call.receiver) }
    }
  }

  /// Whether two paths of names share one that means an object.
  private static func areAlike(_ first: String?, _ second: String?) -> Bool {
    let (first, second) = (objects(first), objects(second))
    // `coordinator`, `appCoordinator`
    return first.isEmpty && second.isEmpty
      || first.contains { one in second.contains { $0.hasSuffix(one) || one.hasSuffix($0) } }
  }

  private static func objects(_ receiver: String?) -> Set<Substring> {
    let words: Set<Substring> = [
      "self", "shared", "default", "standard", "current", "main", "sharedinstance", "as",
      "uiapplication",
      "delegate", "appdelegate", "scenedelegate", "weakself",
    ]
    let parts = (receiver ?? "").lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(parts.map { Substring(String($0)) }).subtracting(words)
  }
}
