private let managedMemory = Source.guide2010("Table 2-1, managed memory model")
private let ownership = Source.book("Some basic memory-management rules you shouldn't forget")
private let mainFunction = Source.guide2010("The Main Function")

/// Ownership and deallocation of objects.
var ownershipRules: [Rule] {
  [Rule](stated: ownership) {
    Rule("object.make", on: .action(.makeObject))?
      .does(.makeObject, for: "F5.1", "F6.1")
      .because(
        "the creator of an object by alloc, new or a method with copy in its name is its first owner"
      )
    Rule("object.obtain", on: .action(.obtainObject))?
      .does(.makeUnownedObject, for: "F6.4")
      .because("an object obtained in any other way is not owned")
    Rule("object.retain", on: .action(.retain))?
      .does(.retain, for: "F5.2", "F6.1")
      .because("retain adds one to the count")
      .stated(managedMemory, ownership)
    Rule("object.count-down", on: .action(.release))?
      .does(.release, for: "F5.2", "F6.2")
      .because("release subtracts one from the count, and at 0 the object is deallocated")
      .stated(managedMemory, ownership)
    Rule("object.autorelease", on: .action(.autorelease))?
      .does(.autorelease, for: "F5.2")
      .because("autorelease subtracts one from the count later, when the pool is drained")
      .stated(managedMemory, mainFunction)
    Rule("pool.open", on: .action(.openPool))?
      .does(.openPool, for: "F5.2")
      .because("an app may create pools of its own, inside the one of the callback")
      .inferred(mainFunction)
    Rule("pool.drain", on: .action(.drainPool))?
      .does(.drainPool, for: "F5.2")
      .because("objects that were autoreleased since are released when their pool is drained")
      .stated(mainFunction)
    Rule("object.property", on: .action(.setProperty), since: .iOS5)?
      .does(.setProperty, for: "F5.4", "F6.3")
      .because("a property that is declared retain or strong owns what it is given")
      .stated(ownership, .guide2011("Memory Usage for Background Apps"))
    Rule("object.property", on: .action(.setProperty), until: .iOS5)?
      .when(.not(.countsAutomatically), for: "F5.4", "F6.3")
      .does(.setProperty, for: "F6.3")
      .because("a property that is declared retain owns what it is given")
    Rule("object.message", on: .action(.sendMessage))?
      .does(.sendMessage, for: "F1.2", "F1.3", "F2.1", "F2.2")
      .because("objects work together by messages")
      .stated(.book("The Delegation pattern"), .book("The Target-Action pattern"))
    Rule("object.dealloc", on: .procedure(.deallocate))?
      .does(.runDealloc, for: "F5.3", "F6.3")
      .does(.freeObject, for: "F5.3", "F5.4", "F6.5")
      .because("at a count of 0 the object cleans up and is deallocated")
      .stated(managedMemory, ownership)
    Rule("object.misuse", on: .procedure(.misuseObject))?
      .does(.endProcess(.crash), for: "F5.3")
      .because("an app that uses a deallocated object, or one of another class, crashes")
      .inferred(managedMemory)
    Decision(on: .procedure(.openMainPool)) {
      Rule("pool.main", since: .iOS5)
        .does(.openMainPool(isBlock: true), for: "F7.1", "F7.2")
        .because("the project template has an @autoreleasepool block in main")
        .stated(.guide2011("Listing 3-1"), .guide2014("Listing 2-1"))
      Rule("pool.main", until: .iOS5)
        .does(.openMainPool(isBlock: false), for: "F7.1")
        .because("main creates an autorelease pool before it calls UIApplicationMain")
        .stated(mainFunction)
    }
  }
}
