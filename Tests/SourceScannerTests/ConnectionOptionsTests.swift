import Testing

@testable import SourceScanner

/// What a function does with the options of a scene that connects.
@Suite struct ConnectionOptionsTests {
  private func use(
    _ body: String,
    _ type: String = "UIScene.ConnectionOptions"
  ) -> ConnectionOptionsUse? {
    let facts = scan(
      """
      class A: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: \(type)) {
      \(body)
        }
      }
      """
    )
    return facts.delegates[0].methods.first?.connectionOptions
  }

  @Test func `the properties that it reads are listed, once each`() {
    let use = use("f(options.urlContexts.first, options?.shortcutItem, options.urlContexts)")
    #expect(use?.properties == ["urlContexts", "shortcutItem"])
    #expect(use?.passedTo == [])
    #expect(use?.escapes == false)
  }

  @Test(
    arguments: [
      ("handle(options)", "handle"), ("self.start(with: options, options: a.options)", "start"),
      ("x.y(z: (a, b), w: options)", "y"), ("let a = Start(options: options)", "Start"),
    ]
  )
  func `a call that is given the options is listed`(body: String, name: String) {
    let use = use(body)
    #expect(use?.passedTo.map(\.name) == [name])
    #expect(use?.escapes == false)
  }

  @Test(arguments: ["self.options = options", "let copy = options", "f(a = options)"])
  func `options that are kept escape`(body: String) { #expect(use(body)?.escapes == true) }

  @Test(arguments: ["", "f(options: 1)", "self.options.urlContexts"])
  func `options that are not mentioned are not used`(body: String) {
    let unused = ConnectionOptionsUse(properties: [], passedTo: [], escapes: false)
    #expect(use(body) == unused)
  }

  @Test func `parameters of other types are left out`() {
    #expect(use("f(options)", "Options") == nil)
  }

  @Test func `Objective-C is read, too`() {
    let facts = scan([
      "A.m": """
      @interface A : UIResponder <UIWindowSceneDelegate> @end
      @implementation A
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
        [self open:options.URLContexts];
        if ([options shortcutItem]) { [self handle:options]; }
      }
      @end
      """
    ])
    let use = facts.delegates[0].methods.first?.connectionOptions
    #expect(use?.properties == ["URLContexts", "shortcutItem"])
    #expect(use?.passedTo.map(\.name) == ["handle:"])
  }
}
