/// Puts together what the files say of the classes that UIKit calls.
final class DelegateReader {
  private let index: TypeIndex
  private let swiftVersion: Int
  private let calls: [Call]
  /// What was read of types, which several delegates may inherit.
  private var known: [String: TypeMembers] = [:]

  /// What the files say of a type's own functions.
  private struct TypeMembers {
    var functions: [FunctionFacts] = []
    var nearMisses: [DelegateClass.NearMiss] = []
  }

  /// A call of a method that UIKit calls, too.
  struct Call {
    let method: KnownMethod
    let receiver: String?
    let receiverType: String?
    /// The type whose code calls it.
    let caller: String?
    let location: SourceLocation
  }

  init(_ index: TypeIndex, swiftVersion: Int, calls: [Call]) {
    self.index = index
    self.swiftVersion = swiftVersion
    self.calls = calls
  }

  /// Returns the facts about a class.
  func delegate(named name: String) -> DelegateClass {
    let (superclasses, problem) = index.superclasses(of: name)
    let chain = [name] + superclasses.filter { index.parts[$0] != nil }
    var functions: [FunctionFacts] = []
    var nearMisses: [DelegateClass.NearMiss] = []
    var names: Set<String> = []
    for type in chain {
      let own = members(of: type)
      nearMisses += own.nearMisses
      functions += own.functions.filter { !names.contains($0.method?.selector ?? $0.name) }
      names.formUnion(own.functions.map { $0.method?.selector ?? $0.name })
    }
    let parts = (index.parts[name] ?? []).sorted { Self.precedes($0, $1) }
    return DelegateClass(
      name: name,
      objectiveCName: parts.compactMap(Self.objectiveCName).first,
      roles: index.roles(of: name),
      superclasses: superclasses,
      superclassProblem: problem,
      languages: Set(parts.map(\.file.language)),
      declarations: parts.map(\.location),
      imports: Set(parts.flatMap(\.file.imports)),
      properties: Set(parts.flatMap { properties(of: $0.type.name, in: $0.file) }),
      functions: functions,
      macros: chain.flatMap(index.macros),
      nearMisses: nearMisses,
      ownCalls: ownCalls(of: chain, methods: Set(functions.compactMap(\.method)))
    )
  }

  private func members(of type: String) -> TypeMembers {
    if let members = known[type] { return members }
    var members = TypeMembers()
    // `@objcMembers` makes all functions visible, whatever their types are.
    let isExposed = (index.parts[type] ?? []).contains { part in
      part.type.attributes.contains { $0.name == "objcMembers" }
    }
    for member in index.members[type] ?? [] {
      let recognized = MethodRecognition.of(
        member.function,
        in: member.file,
        swiftVersion: swiftVersion,
        isDeclared: { isExposed || index.resolve($0, in: type) != nil }
      )
      if case .nearMiss(let method, let reason) = recognized {
        let location = member.file.location(member.function.token)
        members.nearMisses.append(
          .init(
            method: method,
            reason: reason,
            name: member.function.fullName,
            location: location
          )
        )
      }
      members.functions.append(
        FunctionReader(member.file, member.function).facts(recognized, of: type)
      )
    }
    known[type] = members
    return members
  }

  /// The class precedes its extensions, and an interface its implementation.
  private static func precedes(_ left: TypeIndex.Part, _ right: TypeIndex.Part) -> Bool {
    let isExtension = (left.type.kind == .extension, right.type.kind == .extension)
    return isExtension.0 == isExtension.1 ? left.location < right.location : isExtension.1
  }

  private static func objectiveCName(of part: TypeIndex.Part) -> String? {
    let attribute = part.type.attributes.first { $0.name == "objc" && !$0.arguments.isEmpty }
    return attribute.map { part.file.tokens.source($0.arguments) }
  }

  private func properties(of type: String, in file: ParsedFile) -> [String] {
    file.properties.filter { $0.type == type }.map(\.name)
  }

  // MARK: - Calls by the app itself

  private func ownCalls(
    of chain: [String],
    methods: Set<KnownMethod>
  ) -> [DelegateClass.OwnCall] {
    calls.compactMap { call in
      guard methods.contains(call.method), let isCertain = isCertain(call, chain) else {
        return nil
      }
      return .init(method: call.method, isCertain: isCertain, location: call.location)
    }
  }

  /// Whether a call certainly means a class; nil if it means another object.
  private func isCertain(_ call: Call, _ chain: [String]) -> Bool? {
    let isOwn = call.receiver == nil || call.receiver == "self"
    let caller = call.caller.map(index.name(ofExtension:))
    if isOwn { return caller.map(chain.contains) == true ? true : nil }
    if let type = call.receiverType {
      if chain.contains(where: { $0 == type || $0.hasSuffix(".\(type)") }) { return true }
      // A protocol of UIKit can be any delegate's.
      return DelegateRole(protocolName: type) == nil ? nil : false
    }
    let name = Self.simpleName(call.receiver ?? "")
    return name == "delegate" || chain.contains { Self.simpleName($0) == name } ? false : nil
  }

  /// The last name of a path in lowercase letters.
  private static func simpleName(_ path: String) -> String {
    let words = path.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.last?.lowercased() ?? ""
  }
}
