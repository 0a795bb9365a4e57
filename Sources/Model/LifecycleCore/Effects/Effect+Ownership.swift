/// Effects on objects and their owners; a scenario that describes no objects has no heap.
extension Effect {
  private static func ownership(
    _ phrase: String,
    _ body: @escaping @Sendable (inout Machine, ObjectHeap) -> Void
  ) -> Effect {
    runningAppCode(phrase) { machine in
      if let heap = machine.process.heap { body(&machine, heap) }
    }
  }

  /// Checked here, so that no rule is looked up without objects.
  static let makePoolOfMain = Self(
    "\(Procedure.openMainPool.phrase), if objects are described",
    leadsTo: .triggers([.procedure(.openMainPool)])
  ) {
    if $0.process.heap != nil { $0.trigger(.procedure(.openMainPool)) }
  }

  /// Opens the pool of `main`, which is a block in templates since iOS 5.
  static func openMainPool(isBlock: Bool) -> Effect {
    ownership(
      "`pool-opened` for the \(isBlock ? "block" : "pool") in `main`, and create the objects that exist at launch"
    ) {
      let kind = isBlock ? AutoreleasePoolKind.block : .pool
      $0.note(.poolOpened, [.kind: .text(kind.word)])
      for object in $1.description.all where object.existsAtLaunch {
        if let index = $1.make(object.name, &$0) { $1.mainPool.append(index) }
      }
    }
  }
  static let drainMainPool = ownership(
    "`pool-drained` for the pool in `main`, which releases its objects"
  ) {
    $0.note(.poolDrained)
    let owed = $1.mainPool
    $1.mainPool = []
    $1.release(all: owed, &$0)
  }

  static let makeObject = ownership("`object-made`, with a count of 1") {
    if let index = $1.make($0.action.name, &$0), $1.description.usesARC {
      $1.autorelease(index)
    }
  }
  static let makeUnownedObject = ownership(
    "`object-made`, and the innermost pool will release it"
  ) {
    if let index = $1.make($0.action.name, &$0) { $1.autorelease(index) }
  }
  static let retain = ownership("`object-retained`") {
    if let index = $1.object(&$0) { $1.retain(index, &$0) }
  }
  static let release = ownership("`object-released`; *deallocate* if it was the last owner") {
    if let index = $1.object(&$0) { $1.release(index, &$0) }
  }
  static let autorelease = ownership("`object-autoreleased`: the innermost pool will release it") {
    guard let index = $1.object(&$0) else { return }
    $1.autorelease(index)
    $1.note(.objectAutoreleased, index, &$0)
  }
  static let openPool = ownership("`pool-opened`") {
    $1.pools.opened.append([])
    $0.note(.poolOpened)
  }
  static let drainPool = ownership("`pool-drained`, which releases its objects") {
    $1.drainOpenPool(&$0)
  }
  static let setProperty = ownership(
    "the property refers to the object, and owns it if the property is declared so"
  ) {
    let path = $0.action.name
    var value: Int?
    if let new = $0.action.text("to") {
      switch $1.target(new) {
      case .null: break
      case .deallocated: return $0.performNow(.misuseObject)
      case .object(let index): value = index
      }
    }
    guard let (old, owns) = $1.set(path, to: value) else { return $0.note(.messageToNil, path) }
    guard owns else { return }
    if let value { $1.retain(value, &$0) }
    if let old { $1.release(all: [old], &$0) }
  }
  static let sendMessage = ownership(
    "`message-sent` and run the method, `message-skipped` or `message-to-nil`"
  ) {
    guard let index = $1.object(&$0) else { return }
    let object = $1.objects[index].description
    let message = $0.action.text("message")
    var values: Details = [.name: .text(object.name)]
    values.set(.message, message)
    if let message, let methods = object.methods, methods[message] == nil {
      let asksFirst = $0.action.flag("if-implemented")
      return asksFirst ? $0.note(.messageSkipped, values) : $0.performNow(.misuseObject)
    }
    $0.note(.messageSent, values)
    $0.perform(message.flatMap { object.methods?[$0] } ?? [])
  }

  /// Runs the dealloc of the object whose last owner has released it.
  static let runDealloc = ownership("run the object's `dealloc`") {
    if let index = $1.deallocating.last { $0.perform($1.objects[index].description.dealloc) }
  }
  static let freeObject = ownership(
    "`object-deallocated`, `object-leaked` for each object that it still owns"
  ) {
    if let index = $1.deallocating.last { $1.free(index, &$0) }
  }
}
