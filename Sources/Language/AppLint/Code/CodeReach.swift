@_spi(Package) internal import LifecycleCore
internal import SourceScanner

/// What the methods of delegates reach, by the names of the functions that they call.
struct CodeReach {
  private let functions: [String: [FunctionFacts]]
  private let live: [FunctionFacts]

  /// How far calls within the delegates are followed.
  private static let depth = 2

  /// Creates what is reached in an app with or without scenes.
  init(_ code: AppCode, hasScenes: Bool) {
    let all = code.possibleDelegates.flatMap(\.functions)
    functions = Dictionary(grouping: all, by: \.baseName)
    let observed = Set(
      code.facts.observers.compactMap { $0.method?.prefix { $0 != "(" && $0 != ":" } }
    )
    live = all.filter { function in
      guard let method = function.method else { return observed.contains(function.baseName[...]) }
      return method.modelMethod?.isLeftUncalled(hasScenes: hasScenes) != true
    }
  }

  /// Returns what the methods call that UIKit calls, and the functions that observers call.
  ///
  /// - Parameter function: A function that is not called, although it is a method.
  /// - Returns: The calls, those of helpers, too.
  func liveCalls(without function: FunctionFacts? = nil) -> [FunctionCall] {
    reached(from: live.filter { $0.location != function?.location })
  }

  /// Returns what a function does, with what its helpers do in place of their names.
  func work(of function: FunctionFacts) -> Work {
    var calls: [FunctionCall] = []
    for call in Work(function).calls {
      let helpers = helpers(call, of: function)
      let inner = helpers.flatMap { Work($0).calls }
      calls += inner.isEmpty ? [call] : inner
    }
    return Work(calls)
  }

  /// Returns the calls in functions, and in those of delegates that they call.
  func reached(from start: [FunctionFacts]) -> [FunctionCall] {
    var calls: [FunctionCall] = []
    var known: Set<String> = []
    var level = start
    for _ in 0...Self.depth {
      let found = level.flatMap(\.calls)
      calls += found
      let names = Set(found.filter(isOwn).map(\.baseName)).subtracting(known)
      known.formUnion(names)
      level = names.sorted().flatMap { functions[$0] ?? [] }.filter { $0.method == nil }
    }
    return calls
  }

  /// Returns the functions of delegates that a call can mean.
  func helpers(_ call: FunctionCall, of function: FunctionFacts) -> [FunctionFacts] {
    guard isOwn(call) else { return [] }
    return (functions[call.baseName] ?? []).filter { $0.name != function.name }
  }

  /// Whether a function of a delegate may be called.
  private func isOwn(_ call: FunctionCall) -> Bool {
    let last = (call.receiver ?? "self").split { !($0.isLetter || $0.isNumber) }.last
    guard let last = last?.lowercased() else { return true }
    return last == "self" || last == "shared" || last.hasSuffix("delegate")
  }
}
