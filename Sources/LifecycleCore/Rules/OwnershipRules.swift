/// Who owns an object, and when it goes.
enum OwnershipRules {
  private static let counting = Source.guide2010("Table 2-1, managed memory model")
  private static let ownership = Source.book(
    "Some basic memory-management rules you shouldn't forget"
  )
  private static let main = Source.guide2010("The Main Function")

  static let iPhoneOS: [Rule] = [
    does(
      .makeObject,
      "object.make",
      serves: ["F5.1", "F6.1"],
      [.ownership(.make)],
      "who makes an object by alloc, new or a method with copy in its name is its first owner",
      ownership
    ),
    does(
      .obtainObject,
      "object.obtain",
      serves: ["F6.4"],
      [.ownership(.makeUnowned)],
      "an object that came in any other way is not owned",
      ownership
    ),
    does(
      .retain,
      "object.retain",
      serves: ["F5.2", "F6.1"],
      [.ownership(.retain)],
      "retain adds one to the count",
      counting,
      ownership
    ),
    does(
      .release,
      "object.count-down",
      serves: ["F5.2", "F6.2"],
      [.ownership(.release)],
      "release takes one from the count, and at 0 the object goes",
      counting,
      ownership
    ),
    does(
      .autorelease,
      "object.autorelease",
      serves: ["F5.2"],
      [.ownership(.autorelease)],
      "autorelease takes one from the count later, when the pool is drained",
      counting
    ),
    does(
      .openPool,
      "pool.open",
      serves: ["F5.2"],
      [.ownership(.openPool)],
      "an app may create pools of its own, inside the one of the callback",
      main
    ),
    does(
      .drainPool,
      "pool.drain",
      serves: ["F5.2"],
      [.ownership(.drainPool)],
      "what was autoreleased since is released when its pool is drained",
      main
    ),
    does(
      .setProperty,
      "object.property",
      serves: ["F5.4", "F6.3"],
      [.ownership(.setProperty)],
      "a property that is declared retain owns what it is given",
      ownership
    ),
    Rule(
      "object.message",
      on: .action(.sendMessage),
      parts: [.for("F1.2", "F1.3", "F2.1", "F2.2", do: .ownership(.sendMessage))],
      because: "objects work together by messages",
      .stated,
      counting
    ),
    Rule(
      "object.dealloc",
      on: .procedure(.deallocate),
      parts: [
        .for("F5.3", "F6.3", do: .ownership(.cleanUp)),
        .for("F5.3", "F5.4", "F6.5", do: .ownership(.free)),
      ],
      because: "at a count of 0 the object cleans up and is deallocated",
      .stated,
      counting,
      ownership
    ),
    Rule(
      "object.misuse",
      serves: ["F5.3"],
      on: .procedure(.misuseObject),
      do: [.endProcess(.crash)],
      because: "an app that uses what is no object any more, or not such a one, crashes",
      .inferred,
      counting
    ),
    Rule(
      "pool.main",
      serves: ["F7.1"],
      on: .procedure(.openMainPool),
      do: [.ownership(.openMainPool(isBlock: false))],
      because: "main creates an autorelease pool before it calls UIApplicationMain",
      .stated,
      main
    ),
  ]

  /// From iOS 5.0: the pool of the project template is a block.
  static let iOS5: [Rule] = [
    Rule(
      "pool.main",
      serves: ["F7.1", "F7.2"],
      on: .procedure(.openMainPool),
      do: [.ownership(.openMainPool(isBlock: true))],
      because: "the project template has an @autoreleasepool block in main",
      .stated,
      .guide2014("The Main Function")
    )
  ]

  private static func does(
    _ kind: ActionKind,
    _ id: String,
    serves served: [Served],
    _ effects: [Effect],
    _ reason: String,
    _ sources: Source...
  ) -> Rule {
    Rule(id, serves: served, on: .action(kind), do: effects, because: reason, .stated, sources)
  }
}
