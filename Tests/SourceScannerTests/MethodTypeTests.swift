import Testing

@testable import SourceScanner

/// Whether a function with the labels of a delegate's method has its types.
@Suite struct MethodTypeTests {
  /// A parameter, and whether it is that of the method.
  struct Case: Sendable {
    let code: String
    var reason: String?
    var before = ""
  }

  private static let contexts = "func scene(_ scene: UIScene, openURLContexts c: "
  private static let options =
    "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: "
  private static let info = "func application(_ a: UIApplication, didReceiveRemoteNotification i: "
  private static let activity =
    "func application(_ a: UIApplication, continue u: NSUserActivity, restorationHandler: "

  static let cases = [
    // The same types, however they are written.
    Case(code: contexts + "Set<UIOpenURLContext>) {}"),
    Case(code: contexts + "Set < UIOpenURLContext >) {}"),
    Case(code: contexts + "Swift.Set<UIKit.UIOpenURLContext>?) {}"),
    Case(code: options + "[UIApplication.LaunchOptionsKey: Any]?) -> Bool {}"),
    Case(code: options + "[UIApplication.LaunchOptionsKey : Any]! = nil) -> Bool {}"),
    Case(code: options + "Dictionary<UIApplication.LaunchOptionsKey, Any>) -> Bool {}"),
    Case(code: options + "Optional<[UIKit.UIApplication.LaunchOptionsKey: Any]>) -> Swift.Bool {}"),
    Case(code: info + "[AnyHashable: Any]) {}"),
    Case(code: activity + "@escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {}"),
    Case(
      code: activity
        + "@escaping @Sendable (_ objects: Array<any UIUserActivityRestoring>?) -> ()) -> Bool {}"
    ),
    Case(
      code:
        "func application(_ a: UIApplication, didFailToRegisterForRemoteNotificationsWithError e: Error) {}"
    ),
    Case(
      code:
        "func application(_ a: UIApplication, handleEventsForBackgroundURLSession id: String, completionHandler: @escaping @MainActor () -> Void) {}"
    ),
    // What a name means is not known.
    Case(code: contexts + "Contexts) {}"),
    Case(code: contexts + "[Context]) {}"),
    Case(code: options + "[UIApplicationLaunchOptionsKey: Any]?) -> Bool {}"),
    Case(code: contexts + "[UIOpenURLContext]) {}", before: "typealias UIOpenURLContext = X"),
    Case(code: contexts + "Array<UIOpenURLContext>) {}", before: "struct Array<A> {}"),
    Case(code: contexts + "(some Collection) where A: B) {}"),
    // Objective-C sees it in any case.
    Case(code: "@objc " + contexts + "[UIOpenURLContext]) {}"),
    // Other types.
    Case(
      code: contexts + "[UIOpenURLContext]) {}",
      reason: "its parameter 'openURLContexts' is [UIOpenURLContext], not Set<UIOpenURLContext>"
    ),
    Case(
      code: contexts + "Set<URL>) {}",
      reason: "its parameter 'openURLContexts' is Set<URL>, not Set<UIOpenURLContext>"
    ),
    Case(
      code: options + "[String: Any]?) -> Bool {}",
      reason: "its parameter 'didFinishLaunchingWithOptions' is [String: Any]?, not "
        + "[UIApplication.LaunchOptionsKey: Any]?"
    ),
    Case(
      code: options + "[NSObject: AnyObject]?) -> Bool {}",
      reason: "its parameter 'didFinishLaunchingWithOptions' is [NSObject: AnyObject]?, not "
        + "[UIApplication.LaunchOptionsKey: Any]?"
    ),
    Case(
      code: info + "NSDictionary) {}",
      reason: "its parameter 'didReceiveRemoteNotification' is NSDictionary, not [AnyHashable: Any]"
    ),
    Case(
      code: activity + "@escaping ([Any]?) -> Void) -> Bool {}",
      reason: "its parameter 'restorationHandler' is @escaping ([Any]?) -> Void, not "
        + "([any UIUserActivityRestoring]?) -> Void"
    ),
    Case(
      code: "func application(_ a: UIApplication, open url: String, options: O) -> Bool {}",
      reason: "its parameter 'open' is String, not URL"
    ),
    Case(
      code: "func application(_ a: UIApplication, open url: URL, options: O) -> String {}",
      reason: "its result is String, not Bool"
    ),
    Case(
      code:
        "func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Int {}",
      reason: "its result is Int, not Bool"
    ),
  ]

  @Test(arguments: cases)
  func `a function with other types is not the method, if these are certain`(item: Case) {
    let facts = scan(
      """
      \(item.before)
      class A: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate { \(item.code) }
      """
    )
    let delegate = facts.delegates[0]
    #expect(delegate.nearMisses.map(\.reason) == [item.reason].compactMap(\.self))
    #expect(delegate.methods.count == (item.reason == nil ? 1 : 0))
  }

  @Test func `all functions count if Swift hands them all to Objective-C`() {
    let code = "func scene(_ s: UIScene, openURLContexts c: [UIOpenURLContext]) {}"
    let members = scan("@objcMembers class A: UIResponder, UIWindowSceneDelegate { \(code) }")
    #expect(members.methodNames == ["scene(_:openURLContexts:)"])
    let old = scan("class A: UIResponder, UIWindowSceneDelegate { \(code) }", swiftVersion: 3)
    #expect(old.methodNames == ["scene(_:openURLContexts:)"])
  }

  @Test(arguments: KnownMethod.all.filter { $0.modelMethod != nil })
  func `the types of each method are its own`(method: KnownMethod) throws {
    let model = try #require(method.modelMethod)
    let types = try #require(MethodTypes.parameters[model])
    let labels = method.swiftName.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    let parameters = zip(labels, types).map { "\($0) p: \($1)" }.joined(separator: ", ")
    let result = MethodTypes.results[model].map { " -> \($0)" } ?? ""
    let name = method.swiftName.prefix { $0 != "(" }
    let facts = scan(
      "class A: UIResponder, UIApplicationDelegate { func \(name)(\(parameters))\(result) {} }"
    )
    #expect(facts.methodNames == [method.swiftName])
    #expect(types.allSatisfy { SwiftType($0) != nil })
  }

  @Test(
    arguments: [
      "", "[", "(A", "A<", "[A: B", "A ->", "A B", "@", "[[[[[[[[[[[[[[[[[[[[A]]]]]]]]]]]]]]]]]]]]",
      "(A) -> ",
    ]
  )
  func `a text that Swift would not accept as a type is not understood`(text: String) {
    #expect(SwiftType(text) == nil)
  }
}
