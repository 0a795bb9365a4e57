@_spi(Package) internal import LifecycleCore

/// The state of decoding a step.
struct PartialStep: Sendable {
  var step: Step
  /// The node of the step.
  let index: Tree.Index
  /// The key of its action.
  var action: Tree.Index?
  /// The key of the second of several actions, each of which is a step; nil for one action, or a list of them.
  var secondAction: Tree.Index?
  /// The steps before it that are written with it, as a list of actions or as keys.
  var precedingSteps: [Step] = []
  /// The action with the arguments that are beside it; nil if there are none.
  var completeAction: Action?
  /// The last key of those that need an action.
  var needsAction: Tree.Index?
  /// The expectations among its own keys, and those below its action or `expect`, by their bits.
  private var own: UInt32 = 0
  private var below: UInt32 = 0
  /// Whether the keys below its action or `expect` are read.
  var isBelow = false

  init(step: Step, index: Tree.Index) { (self.step, self.index) = (step, index) }

  /// Adds an expectation; returns false if it is in another place of the step already.
  ///
  /// Two keys in the same place are an error of the mapping.
  mutating func add(_ kind: ExpectationKind.Bit) -> Bool {
    let others = isBelow ? own | below : below
    if isBelow { below |= kind } else { own |= kind }
    return others & kind == 0
  }
}

extension ExpectationKind {
  /// One bit for each kind.
  typealias Bit = UInt32

  /// Returns the bit of a key.
  static func bit(_ key: String) -> Bit {
    all.firstIndex { $0.key == key }.map { 1 << Bit($0) } ?? 0
  }
}

extension TreeDecoder {
  /// Reports an expectation that is in another place of the step already.
  mutating func reportTwice(_ kind: String, at key: Tree.Index) {
    report(.duplicateKey, at: key, "'\(kind)' is in this step already") {
      "write all of it under one '\(kind)'"
    }
  }
}

// The keys of steps, repetitions, fragments and properties.
extension Grammar {
  static let step = Mapping<PartialStep>(
    "a step",
    otherKeys: {
      $0.readArgument($1, into: &$3) || $0.readCalls($1, $2, into: &$3)
        || $0.readPhases($1, $2, into: &$3) || $0.readBareAction($1, $2, into: &$3)
    },
    shortForms: [scenePhase]
  ) {
    Actor.allCases.map(actions)
    Field(Key("wait", waitingTime, "lets virtual time pass, including what is due at its end")) {
      $0.readMove($1, $2, into: &$3) { waitingTime.read(&$0, $1).map { .wait($0) } }
    }
    Field("use", use.undecoded, "inserts the steps of a fragment; no other keys allowed")
    Field("repeat", repetition.undecoded, "repeats steps; no other keys allowed")
    Field("soft", flag, "whether the scenario continues if the step fails") {
      $0.step.isSoft = $1
    }
    Field("versions", versioned, "expectations for some versions of iOS only") { partial, items in
      partial.step.versioned = items.map(\.expectations)
      partial.needsAction = items.last { $0.needsAction != nil }?.needsAction ?? partial.needsAction
    }
    ExpectationKind.all.map(expectation)
  }

  /// The phase of a SwiftUI app's only scene.
  private static let scenePhase = ShortForm<PartialStep>(
    "scenePhase",
    words: ["active", "inactive", "background", ".active", ".inactive", ".background"],
    mayBeList: true
  ) { decoder, value, partial in
    let word = decoder.string(value).drop { $0 == "." }
    let state: SceneState =
      switch word {
      case "active": .foregroundActive
      case "inactive": .foregroundInactive
      default: .background
      }
    let (name, range) = (SceneList.firstName, decoder.range(value))
    let item = ScenesExpectation.Item(
      name: NamedReference(kind: .scene, name: name, range: range),
      state: state,
      range: range
    )
    if partial.add(scenes) {
      partial.step.expectations.append(ScenesExpectation(range: range, items: [item]))
    } else {
      decoder.reportTwice(ScenesExpectation.kind.key, at: value)
    }
    return ("scenes", "{ \(name): \(state.word) }")
  }

  private static let scenes = ExpectationKind.bit(ScenesExpectation.kind.key)

  private static let waitingTime = duration("how long to wait")

  private static func actions(of actor: Actor) -> Field<PartialStep> {
    let type = node("action", Schema.oneOrMore(Schema.ref("\(actor.rawValue)-action")))
    return Field(Key(actor.rawValue, type, actor.does)) { decoder, key, value, partial in
      guard decoder.node(value).kind == .list else {
        return decoder.readMove(key, value, into: &partial) { $0.move($1, of: actor, at: key) }
      }
      let last = decoder.moves(value, of: actor, into: &partial)
      decoder.readMove(key, value, into: &partial) { _, _ in last }
    }
  }

  private static func expectation(_ kind: ExpectationKind) -> Field<PartialStep> {
    let (isForApp, bit) = (kind.key == AppExpectation.kind.key, ExpectationKind.bit(kind.key))
    return Field(key(of: kind)) { decoder, key, value, partial in
      if isForApp, decoder.readExpectations(under: key, value, into: &partial) { return }
      guard partial.add(bit) else { return decoder.reportTwice(kind.key, at: key) }
      if !kind.checksFinalState { partial.needsAction = key }
      guard let expectation = kind.decode(&decoder, key, value) else { return }
      if partial.step.expectations.isEmpty { partial.step.expectations.reserveCapacity(3) }
      partial.step.expectations.append(expectation)
    }
  }

  /// The keys of expectations about the model, which can also be below `expect`.
  fileprivate static let expectations = Mapping<PartialStep>(
    "'expect'",
    otherKeys: { $0.readPhases($1, $2, into: &$3) },
    shortForms: [scenePhase]
  ) {
    ExpectationKind.all.filter { $0.key != AppExpectation.kind.key }.map(expectation)
  }

  private static func key(of kind: ExpectationKind) -> Key {
    Key(kind.key, node(kind.value, kind.schema), kind.summary)
  }

  /// The state of decoding an item of `versions`.
  struct PartialVersion: Sendable {
    var expectations: VersionedExpectations
    /// The last key of those that need an action.
    var needsAction: Tree.Index?
  }

  private static let versioned = ValueType<[PartialVersion]>(
    "list of mappings with `ios` and expectations",
    Schema.list(of: versionedKeys.schema)
  ) { $0.versions($1) }

  /// The keys of an item of `versions`: its versions, and any expectation.
  static let versionedKeys = Mapping<PartialVersion>("an item of 'versions'") {
    Field("ios", versions, "the versions to which they apply", isRequired: true) {
      $0.expectations.versions = $1
      $0.expectations.range = $2.value
    }
    ExpectationKind.all.map { kind in
      Field(key(of: kind)) { decoder, key, value, item in
        if !kind.checksFinalState { item.needsAction = key }
        if let read = kind.decode(&decoder, key, value) {
          item.expectations.expectations.append(read)
        }
      }
    }
  }

  /// A list of steps.
  static let steps = ValueType("list of steps", Schema.ref("steps")) { $0.steps($1) }

  // MARK: - Reuse

  /// A use of a fragment with its arguments.
  struct Use: Sendable {
    var name: Tree.Index?
    var arguments: [NamedText] = []
  }

  /// `use: name`, or `use: {fragment: name, with: {…}}`.
  static let use = textNode.map { Use(name: $0) }.or(mapping(useKeys, from: Use()), if: .mapping)

  private static let useKeys = Mapping<Use>("'use'", example: "{fragment: name}") {
    Field("fragment", textNode, "the fragment's name", isRequired: true) { $0.name = $1 }
    Field("with", variables("'with'"), "a value for each of its parameters") {
      $0.arguments = $1
    }
  }

  /// A repetition of steps.
  struct Repetition: Sendable {
    var times = 0
    var steps: Tree.Index?
  }

  /// `repeat: {times: 3, steps: […]}`.
  static let repetition = mapping(
    Mapping<Repetition>("'repeat'", example: "{times: 3, steps: […]}") {
      Field("times", integer(1...10_000, "how many times"), "how many times", isRequired: true) {
        $0.times = $1
      }
      Field("steps", steps.undecoded, "the steps to repeat", isRequired: true) { $0.steps = $1 }
    },
    from: Repetition()
  )

  /// The keys of a fragment that is not just a list of steps.
  static let fragment = Mapping<Fragment>("a fragment") {
    Field("parameters", parameters, "named strings to insert") { $0.parameters = $1 }
    Field("steps", steps.undecoded, "its steps") { $0.steps = $1 }
    Field("always", properties.undecoded, "its properties, for `invariants`") {
      $0.properties = $1
    }
  }

  private static let parameters = text("a name").located.list("a list of names")
  private static let textNode = text("").undecoded
}

extension TreeDecoder {
  /// Decodes `expect: { state: active }`, which means the same as `state: active`; returns false for any other key.
  fileprivate mutating func readExpectations(
    under key: Tree.Index,
    _ value: Tree.Index,
    into partial: inout PartialStep
  ) -> Bool {
    guard node(value).kind == .mapping, !isChildless(value),
      tree.value(of: "app", in: value) == nil,
      tree.fields(value).contains(where: { Grammar.expectations.has(string($0.key)) })
    else { return false }
    rewriteLog?.note("the standard spelling has these keys without 'expect'", at: range(key))
    partial.isBelow = true
    defer { partial.isBelow = false }
    readFields(value, Grammar.expectations, into: &partial)
    return true
  }
}

extension Actor {
  /// A description of the actor's actions, for the docs.
  var does: String {
    switch self {
    case .user: "what the user does"
    case .system: "what the system or the environment does"
    case .app: "what the app's own code does"
    }
  }
}
