@_spi(Package) internal import LifecycleCore

/// Which call of the system was running, as the functions on the stack of a thread show it.
struct RunningCall: Sendable {
  /// The call; nil if the functions are those of none.
  enum Call: Hashable, Sendable {
    /// A method of a delegate that the model knows.
    case method(DelegateMethod)
    /// Anything else that the system calls, by its name.
    case other(String)
  }

  /// The call that was running.
  var call: Call?
  /// Whether what ran was a closure that the call left behind.
  var isInClosure = false
  /// The innermost function of the app, with its place in the source code; nil if none was running.
  var function: String?
  /// Why there is no call: what the stack shows instead; nil if there is one.
  var reason: String?

  /// What the system calls besides the methods of the model.
  private static let others: [String: String] = [
    "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:":
      "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
    "pushRegistry:didUpdatePushCredentials:forType:": "pushRegistry(_:didUpdate:for:)",
    "templateApplicationScene:didConnectInterfaceController:":
      "templateApplicationScene(_:didConnect:)",
  ]

  private static let calls: [String: Call] = {
    var calls: [String: Call] = [:]
    for method in DelegateMethod.allCases where !method.isSwiftUI {
      calls[method.selector] = .method(method)
      calls[method.swiftName] = .method(method)
      if let name = method.asyncName, calls[name] == nil { calls[name] = .method(method) }
    }
    for (selector, name) in others {
      calls[selector] = .other(name)
      calls[name] = .other(name)
    }
    return calls
  }()

  /// The names as Swift mangles them, with their calls.
  private static let mangled = calls.compactMap { name, call in
    FunctionName.mangled(name).map { ($0, call) }
  }

  init(_ report: CrashReport) {
    let found = report.frames.map { $0.symbol.flatMap(Self.call) }
    if let index = found.firstIndex(where: { $0?.isClosure == false }) {
      call = found[index]?.call
    } else if let index = found.firstIndex(where: { $0 != nil }) {
      (call, isInClosure) = (found[index]?.call, true)
    }
    // A closure that the launch hands to the scheduler is not the launch.
    if report.frames.contains(where: { $0.symbol?.contains("BGTaskScheduler _runTask") ?? false }) {
      (call, isInClosure) = (.other("the launch handler of a background task"), false)
    }
    let own = report.frames.first {
      $0.image == report.app && !$0.image.isEmpty && $0.symbol != nil && $0.symbol != "main"
    }
    if let own, let symbol = own.symbol {
      let name = FunctionName.readable(symbol)
      function = name + (own.location.map { " (\($0))" } ?? "")
    }
    guard call == nil else { return }
    let isUnnamed = report.frames.contains {
      $0.symbol == nil && (report.app == nil || $0.image == report.app)
    }
    if report.frames.isEmpty {
      reason = "the report has no functions"
    } else if report.isIdle {
      reason = "none: the main thread waited for something to do"
    } else if isUnnamed {
      reason =
        "unknown: the functions of the app have no names; symbolicate the report with its dSYM"
    } else {
      reason = "no call of the life cycle"
    }
  }

  /// Returns the call of which a function is the code, and whether it is a closure in it.
  private static func call(of symbol: String) -> (call: Call, isClosure: Bool)? {
    let name = FunctionName(symbol)
    if let call = calls[name.name] { return (call, name.isClosure) }
    guard FunctionName.isMangled(symbol) else { return nil }
    // The longest name: others may be a part of it.
    let matches = mangled.filter { symbol.contains($0.0) }
    return matches.max { $0.0.count < $1.0.count }.map { ($0.1, name.isClosure) }
  }
}
