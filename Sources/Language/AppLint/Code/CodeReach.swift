internal import SourceScanner

/// What functions of an app reach, by the names of the functions that they call.
final class CodeReach {
  /// By their name before the parenthesis, the functions that UIKit does not call, and those of delegates that it calls if it
  /// is asked for.
  private let functions: [String: [FunctionFacts]]
  private let methods: [String: [FunctionFacts]]
  /// What was found of functions, by their key.
  private var found: [FunctionFacts.Key: [FunctionFacts]] = [:]

  /// How many functions that call one another are followed for their work.
  private static let maximumCalls = 500

  /// Creates what can be reached in an app.
  init(_ code: AppCode) {
    var known: Set<FunctionFacts.Key> = []
    let all = (code.possibleDelegates.flatMap(\.functions) + code.facts.helpers).filter {
      known.insert($0.key).inserted
    }
    functions = Dictionary(grouping: all.filter { $0.method == nil }, by: \.baseName)
    methods = Dictionary(grouping: all.filter { $0.method != nil }, by: \.baseName)
  }

  /// Returns the functions with a name that UIKit does not call.
  func functions(named name: String) -> [FunctionFacts] { functions[name] ?? [] }

  /// Returns what functions and calls reach, however far it is.
  func reached(from start: [FunctionFacts], calls: [FunctionCall] = []) -> ReachedCode {
    var reached: [FunctionFacts] = []
    var known: Set<FunctionFacts.Key> = []
    var level = start + calls.flatMap { targets($0, in: nil) }
    while !level.isEmpty {
      let new = level.filter { known.insert($0.key).inserted }
      reached += new
      level = new.flatMap(next)
    }
    return ReachedCode(calls: calls + reached.flatMap(\.calls), functions: reached)
  }

  /// Returns a function and those that it names without doubt: what a name alone could mean as well is left out.
  ///
  /// - Parameters:
  ///   - start: The function.
  ///   - onEachPath: Whether calls are left out without which a function can run, too.
  /// - Returns: The functions, the first one too.
  func certainlyReached(
    from start: FunctionFacts,
    onEachPath: Bool = false
  ) -> [FunctionFacts] {
    var reached = [start]
    var known: Set<FunctionFacts.Key> = [start.key]
    var next = 0
    while next < reached.count {
      let function = reached[next]
      for call in function.calls(onEachPath: onEachPath) {
        let targets = targets(call, in: function)
        guard let target = targets.first, targets.count == 1, known.insert(target.key).inserted
        else { continue }
        reached.append(target)
      }
      next += 1
    }
    return reached
  }

  /// Returns the functions that a function calls, and those of its type that it names, `#selector(save)`.
  private func next(_ function: FunctionFacts) -> [FunctionFacts] {
    let key = function.key
    if let known = found[key] { return known }
    let called = Set(function.calls.map(\.baseName))
    let named = function.mentions.filter { !called.contains($0) }.flatMap { name in
      (functions[name] ?? []).filter { $0.declaringType == function.declaringType }
    }
    var keys: Set<FunctionFacts.Key> = []
    let all = function.calls.flatMap { targets($0, in: function) } + named
    let result = all.filter { keys.insert($0.key).inserted }
    found[key] = result
    return result
  }

  /// Returns the functions that a call can mean: those of the object on which it is called if its name tells the type, else
  /// all with this name.
  func targets(_ call: FunctionCall, in function: FunctionFacts?) -> [FunctionFacts] {
    let named = functions[call.baseName] ?? []
    let candidates = named + (call.receiver == "super" ? [] : methods(calledBy: call))
    guard !candidates.isEmpty else { return [] }
    let receiver = CallReceiver(call.receiver)
    let likely = candidates.filter {
      receiver.means($0.declaringType, in: function?.declaringType)
    }
    return likely.isEmpty ? candidates : likely
  }

  private func methods(calledBy call: FunctionCall) -> [FunctionFacts] {
    guard let methods = methods[call.baseName] else { return [] }
    let name = call.fullName
    return methods.filter { $0.name == name }
  }

  /// Returns the calls of a function whose work others do not do: of its own functions, what these call counts.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - others: What is reached otherwise.
  ///   - isStrict: Whether common names must be called on the same object to mean the same.
  /// - Returns: The calls, in their order.
  func work(
    of function: FunctionFacts,
    missingIn others: ReachedCode,
    isStrict: Bool
  )
    -> [LostCall]
  {
    var known: Set<FunctionFacts.Key> = [function.key]
    return missing(Work(function), of: function, others, isStrict, &known)
  }

  private func missing(
    _ work: Work,
    of function: FunctionFacts,
    _ others: ReachedCode,
    _ isStrict: Bool,
    _ known: inout Set<FunctionFacts.Key>
  ) -> [LostCall] {
    var lost: [LostCall] = []
    for call in work.calls(missingIn: others, isStrict: isStrict) {
      let whole = LostCall(call)
      // A function that is called with other arguments elsewhere does other work.
      if Work.isGeneral(call.baseName) {
        lost.append(whole)
        continue
      }
      // Of what cannot be told apart, no part is followed.
      let targets = targets(call, in: function)
      guard let target = targets.first, targets.count == 1 else {
        if targets.isEmpty || targets.contains(where: { !Work($0).calls.isEmpty }) {
          lost.append(whole)
        }
        continue
      }
      // The recursion is limited.
      if known.count == Self.maximumCalls {
        lost.append(whole)
        continue
      }
      guard known.insert(target.key).inserted else { continue }
      let inner = Work(target)
      let parts = missing(inner, of: target, others, isStrict, &known)
      let isWhole = parts.count == inner.calls.count
      if !parts.isEmpty || isWhole && !target.assigned.isEmpty {
        lost.append(LostCall(call, parts: parts, isWhole: isWhole))
      }
    }
    return lost
  }

  /// Returns where an observer begins: with a method, or with the calls of a closure.
  func start(_ observer: LifeCycleObserver) -> (functions: [FunctionFacts], calls: [FunctionCall]) {
    guard let method = observer.method else { return ([], observer.calls) }
    let name = String(method.prefix { $0 != "(" && $0 != ":" })
    let candidates = (functions[name] ?? []) + (methods[name] ?? [])
    let own = candidates.filter {
      observer.context.function?.hasPrefix("\($0.declaringType).") == true
    }
    return (own.isEmpty ? candidates : own, [])
  }

  /// Returns whether a function does something for the app.
  func doesWork(_ function: FunctionFacts) -> Bool { !Work(function).calls.isEmpty }
}

extension FunctionFacts {
  /// What tells a function from all others.
  struct Key: Hashable {
    let declaringType: String
    let name: String
    let location: SourceLocation

    /// Few functions have the same name and line: the paths, which are long, need not be hashed.
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(location.line)
    }
  }

  /// What tells it from all other functions.
  var key: Key { Key(declaringType: declaringType, name: name, location: location) }
}
