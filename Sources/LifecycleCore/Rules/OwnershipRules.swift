/// Who owns an object, and when it goes.
enum OwnershipRules {
  private static let counting = Source.guide2010("Table 2-1, managed memory model")
  private static let ownership = Source.book(
    "Some basic memory-management rules you shouldn't forget"
  )
  private static let main = Source.guide2010("The Main Function")

  static let all = [Rule](stated: ownership) {
    Rule("object.make", on: .action(.makeObject))
      .does(.ownership(.make), for: "F5.1", "F6.1")
      .because(
        "who makes an object by alloc, new or a method with copy in its name is its first "
          + "owner"
      )
    Rule("object.obtain", on: .action(.obtainObject))
      .does(.ownership(.makeUnowned), for: "F6.4")
      .because("an object that came in any other way is not owned")
    Rule("object.retain", on: .action(.retain))
      .does(.ownership(.retain), for: "F5.2", "F6.1")
      .because("retain adds one to the count")
      .stated(counting, ownership)
    Rule("object.count-down", on: .action(.release))
      .does(.ownership(.release), for: "F5.2", "F6.2")
      .because("release takes one from the count, and at 0 the object goes")
      .stated(counting, ownership)
    Rule("object.autorelease", on: .action(.autorelease))
      .does(.ownership(.autorelease), for: "F5.2")
      .because("autorelease takes one from the count later, when the pool is drained")
      .stated(counting)
    Rule("pool.open", on: .action(.openPool))
      .does(.ownership(.openPool), for: "F5.2")
      .because("an app may create pools of its own, inside the one of the callback")
      .stated(main)
    Rule("pool.drain", on: .action(.drainPool))
      .does(.ownership(.drainPool), for: "F5.2")
      .because("what was autoreleased since is released when its pool is drained")
      .stated(main)
    Rule("object.property", on: .action(.setProperty))
      .does(.ownership(.setProperty), for: "F5.4", "F6.3")
      .because("a property that is declared retain owns what it is given")
    Rule("object.message", on: .action(.sendMessage))
      .does(.ownership(.sendMessage), for: "F1.2", "F1.3", "F2.1", "F2.2")
      .because("objects work together by messages")
      .stated(counting)
    Rule("object.dealloc", on: .procedure(.deallocate))
      .does(.ownership(.cleanUp), for: "F5.3", "F6.3")
      .does(.ownership(.free), for: "F5.3", "F5.4", "F6.5")
      .because("at a count of 0 the object cleans up and is deallocated")
      .stated(counting, ownership)
    Rule("object.misuse", on: .procedure(.misuseObject))
      .does(.endProcess(.crash), for: "F5.3")
      .because("an app that uses what is no object any more, or not such a one, crashes")
      .inferred(counting)
    Decision(on: .procedure(.openMainPool)) {
      Rule("pool.main", since: .iOS5)
        .does(.ownership(.openMainPool(isBlock: true)), for: "F7.1", "F7.2")
        .because("the project template has an @autoreleasepool block in main")
        .stated(.guide2014("The Main Function"))
      Rule("pool.main", until: .iOS5)
        .does(.ownership(.openMainPool(isBlock: false)), for: "F7.1")
        .because("main creates an autorelease pool before it calls UIApplicationMain")
        .stated(main)
    }
  }
}
