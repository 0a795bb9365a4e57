/// What opposites do to objects, their owners and messages in the place of what the model does.
extension Effect {
  static let onlyInOppositesOfObjects: [Effect] =
    CreationMethod.allCases.map(ownedUnlessMade) + [
      onHeap("`object-made`, with a count of 2") {
        guard let index = $1.make($0.action.name) else { return }
        _ = $1.adjustCount(of: index, by: 1)
        $1.note(.objectMade, index, &$0)
        if $1.description.usesARC { $1.autorelease(index) }
      },
      onHeap("`object-retained`, and the innermost pool will release it") {
        guard let index = $1.object(&$0) else { return }
        $1.retain(index, &$0)
        $1.autorelease(index)
      },
      onHeap("`object-released`; *deallocate* if one owner is left") {
        guard let index = $1.object(&$0) else { return }
        let remaining = $1.adjustCount(of: index, by: -1)
        $1.note(.objectReleased, index, &$0)
        guard remaining <= 1 else { return }
        $1.deallocating.append(index)
        $0.performNow(.deallocate)
        _ = $1.deallocating.popLast()
      },
      onHeap("`object-released` at once, by autorelease, too") {
        if let index = $1.object(&$0) { $1.release(index, &$0) }
      },
      setsProperty("the property refers to the object, and owns nothing") { _, _, _, _ in },
      setsProperty("the property owns the object, and releases the old one when the code returns") {
        machine,
        heap,
        new,
        old in
        if let new { heap.retain(new, &machine) }
        if let old { heap.autorelease(old) }
      },
      setsProperty("the property owns the object, and the old one goes only from iOS 6") {
        machine,
        heap,
        new,
        old in
        if let new { heap.retain(new, &machine) }
        if let old, machine.environment.os >= OSVersion(6) { heap.release(old, &machine) }
      },
      setsProperty(
        "the property owns the object, and the old one goes though something refers to it"
      ) {
        machine,
        heap,
        new,
        old in
        if let new { heap.retain(new, &machine) }
        while let old, !heap.objects[old].isDeallocated { heap.release(old, &machine) }
      },
      onHeap("`object-deallocated`, and what the object owns is released") { machine, heap in
        guard let index = heap.deallocating.last else { return }
        let object = heap.objects[index].description
        let owned = heap.owned(by: index).filter { !heap.objects[$0].isDeallocated }
        for property in object.properties {
          _ = heap.set("\(object.name).\(property.name)", to: nil)
        }
        heap.release(all: owned, &machine)
        heap.free(index, &machine)
      },
      onHeap("`object-deallocated`, and its memory remains taken") {
        guard let index = $1.deallocating.last else { return }
        let object = $1.objects[index].description
        $1.free(index, &$0)
        $0.process.resources.objects.add(
          object.name,
          size: object.size,
          isHeld: true,
          isCached: false
        )
      },
      Self("memory is needed, and what was leaked counts as free") {
        let leaked = $0.names(in: .objectLeaked)
        let size =
          $0.process.heap?.description.all.reduce(0) {
            leaked.contains($1.name) ? $0 + $1.size : $0
          } ?? 0
        $0.memory = MemoryPressure(needed: $0.action.integer("needed").map { $0 - size })
      },
    ] + messages

  private static let messages: [Effect] = [
    message("`message-sent`, and no method runs") { $0.note(.messageSent, $2) },
    message("`message-sent` to an object that was sent none before") { machine, object, values in
      guard !machine.names(in: .messageSent).contains(object.name) else { return }
      machine.sendMessage(to: object, values)
    },
    message("`message-sent`, unless it says that something failed") { machine, object, values in
      if case .text(let name)? = values[.message], name.contains("Fail") { return }
      machine.sendMessage(to: object, values)
    },
    message("`message-sent` with a name that no protocol has") { machine, object, values in
      var values = values
      values[.message] = .text("somethingHappened")
      machine.sendMessage(to: object, values)
    },
    message("`message-skipped`, whatever the object implements") { $0.note(.messageSkipped, $2) },
    message("`message-skipped` if it is not implemented, whether the sender asks first or not") {
      machine,
      object,
      values in
      guard machine.implements(object) else { return machine.note(.messageSkipped, values) }
      machine.sendMessage(to: object, values)
    },
    message("`message-sent`, whether the object implements it or not") {
      $0.sendMessage(to: $1, $2)
    },
    message("`message-sent` to the object that has the delegate") { machine, _, values in
      var values = values
      values[.name] = .text(String(machine.action.name.split(separator: ".").first ?? ""))
      machine.note(.messageSent, values)
    },
  ]

  private static func onHeap(
    _ phrase: String,
    _ body: @escaping @Sendable (inout Machine, ObjectHeap) -> Void
  ) -> Effect {
    runningAppCode(phrase) { machine in
      if let heap = machine.process.heap { body(&machine, heap) }
    }
  }

  /// An object that is owned by who made it, unless by one of the methods.
  private static func ownedUnlessMade(by method: CreationMethod) -> Effect {
    onHeap("`object-made`, which is owned unless it came from `\(method.rawValue)`") {
      guard let index = $1.make($0.action.name, &$0) else { return }
      let made = $0.action.word(CreationMethod.self, "by") ?? .alloc
      if made == method || $1.description.usesARC { $1.autorelease(index) }
    }
  }

  /// A property that is set, and what becomes of its new and its old value.
  private static func setsProperty(
    _ phrase: String,
    _ body: @escaping @Sendable (inout Machine, ObjectHeap, _ new: Int?, _ old: Int?) -> Void
  ) -> Effect {
    onHeap(phrase) {
      var new: Int?
      if let path = $0.action.text("to"), case .object(let index) = $1.target(path) { new = index }
      guard let (old, owns) = $1.set($0.action.name, to: new), owns else { return }
      body(&$0, $1, new, old)
    }
  }

  private static func message(
    _ phrase: String,
    _ body: @escaping @Sendable (inout Machine, ObjectDescription, Details) -> Void
  ) -> Effect {
    onHeap(phrase) {
      guard let index = $1.object(&$0) else { return }
      let object = $1.objects[index].description
      var values: Details = [.name: .text(object.name)]
      values.set(.message, $0.action.text("message"))
      body(&$0, object, values)
    }
  }
}

extension Machine {
  /// The names in the recorded effects of a kind.
  func names(in effect: SystemEffect) -> Set<String> {
    Set(
      trace.entries.compactMap {
        guard $0.term == .effect(effect), case .text(let name)? = trace.details(of: $0)?[.name]
        else { return nil }
        return name
      }
    )
  }

  /// Whether an object implements the message of the action.
  fileprivate func implements(_ object: ObjectDescription) -> Bool {
    guard let message = action.text("message"), let methods = object.methods else { return true }
    return methods[message] != nil
  }

  fileprivate mutating func sendMessage(to object: ObjectDescription, _ values: Details) {
    note(.messageSent, values)
    perform(action.text("message").flatMap { object.methods?[$0] } ?? [])
  }
}
