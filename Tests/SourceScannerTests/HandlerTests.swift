import Testing

@testable import SourceScanner

/// Which ends of a method its completion handler cannot have preceded.
@Suite struct HandlerTests {
  /// The lines of the ends, counted from the body's first one.
  private func exits(_ body: String) -> [Int]? {
    let facts = scan(
      """
      class A: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, performFetchWithCompletionHandler done: @escaping (R) -> Void) {
      \(body)
        }
      }
      """
    )
    guard let use = facts.delegates[0].methods.first?.handler, use.isMentioned else { return nil }
    return use.exitsWithout.map { $0.line - 2 }
  }

  @Test(
    arguments: [
      "done(.newData)",
      "if a {\n done(.x)\n return\n}\ndone(.y)",
      "guard a else {\n done(.x)\n return\n}\nfetch { done(.y) }",
      "guard a else { return done(.x) }\ndone(.y)",
      "defer { done(.x) }\nguard a else {\n return\n}",
      "switch a {\ncase .b:\n done(.x)\n return\ndefault:\n done(.y)\n}",
      "fetch(completionHandler: done)\nreturn",
      "do {\n try f()\n done(.x)\n} catch {\n done(.y)\n return\n}",
      "self.stored = done",
      "Task {\n await f()\n done(.x)\n}",
      "let values = list.map { value in\n return value\n}\ndone(.x)",
      "if a { done(.x) } else { done(.y) }\nreturn",
      "func finish() { done(.x) }\nfinish()\nreturn",
      "finish()\nreturn\nfunc finish() { done(.x) }",
      "guard a else {\n fail()\n return\n}\ndone(.x)\nfunc fail() { finish(.y) }\nfunc finish(_ r: R) { done(r) }",
      "fetch(then: finish)\nreturn\nfunc finish() { done(.x) }",
    ]
  )
  func `nothing is reported where the handler may have been called`(body: String) {
    #expect(exits(body) == [])
  }

  @Test(
    arguments: [
      ("guard a else {\n return\n}\ndone(.x)", [2]),
      ("guard a else {\n fail()\n return\n}\ndone(.x)\nfunc fail() { log() }", [3]),
      ("guard a else {\n a.finish()\n return\n}\nfinish()\nfunc finish() { done(.x) }", [3]),
      ("if a {\n done(.x)\n} else {\n return\n}", [4]),
      ("if a {\n return\n}\nif b { return }\ndone(.x)", [2, 4]),
      ("if a {\n done(.x)\n return\n}", [5]),
      ("switch a {\ncase .b:\n done(.x)\n return\ncase .c:\n return\ndefault: done(.x)\n}", [6]),
      ("fetch { result in\n guard result.isOK else {\n  return\n }\n done(.x)\n}", [3]),
      ("fetch { [weak self] in\n guard let self else { return }\n done(.x)\n}\nreturn", [2]),
    ]
  )
  func `an end that no call can precede is found`(body: String, lines: [Int]) {
    #expect(exits(body) == lines)
  }

  @Test(
    arguments: ["", "other(.x)", "// done(.x)", "self.done(.x)", "f(done: 1)", "print(\"done\")"]
  )
  func `a handler that is never mentioned is found`(body: String) { #expect(exits(body) == nil) }

  @Test func `a handler without a name is never mentioned`() {
    let facts = scan(
      """
      class A: NSObject, UIApplicationDelegate {
        func application(_: UIApplication, performActionFor _: I, completionHandler _: @escaping (Bool) -> Void) {}
      }
      """
    )
    #expect(facts.delegates[0].methods[0].handler?.isMentioned == false)
    #expect(facts.delegates[0].methods[0].handler?.name == "_")
  }

  @Test(
    arguments: [
      ("if (a) return;\ndone(1);", [1]), ("if (a) { done(1); return; }\ndone(2);", []),
      ("[x fetch:^(id result) {\n if (!result) return;\n done(1);\n}];", [2]),
      ("if (a) done(1);\nreturn;", []), ("dispatch_async(q, ^{ done(1); });", []),
    ]
  )
  func `paths in Objective-C are followed, too`(body: String, lines: [Int]) {
    let facts = scan([
      "A.m": """
      @interface A : NSObject <UIApplicationDelegate> @end
      @implementation A
      - (void)application:(UIApplication *)a performFetchWithCompletionHandler:(void (^)(NSUInteger))done {
      \(body)
      }
      @end
      """
    ])
    #expect(facts.delegates[0].methods[0].handler?.exitsWithout.map { $0.line - 3 } == lines)
  }

  @Test func `the calls of a method are listed with what they are called on`() {
    let facts = scan(
      """
      class A: NSObject, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          start()
          Store.shared.save(all: true)
          queue.async { self.refresh() }
          if items.isEmpty { return }
          for item in list.filter(\\.isNew) { item?.open(url, now) }
          UNUserNotificationCenter.current().removeAll()
          print("\\(count())")
        }
      }
      """
    )
    let calls = facts.delegates[0].methods[0].calls.map { call in
      (call.receiver.map { "\($0)." } ?? "") + call.name
    }
    #expect(
      calls == [
        "start", "Store.shared.save", "queue.async", "self.refresh", "list.filter", "item.open",
        "UNUserNotificationCenter.current", "UNUserNotificationCenter.current().removeAll",
        "print", "count",
      ]
    )
  }
}
