@_spi(Package) import LifecycleCore
import Testing

@Suite("Declarations of methods in Swift") struct MethodDeclarationTests {
  @Test("A declaration is read into its parts, on however many lines it is")
  func parts() {
    let declaration = MethodDeclaration(
      """
      func application(_ application: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
      """
    )
    #expect(declaration.swiftName == "application(_:open:options:)")
    #expect(declaration.parameters.map(\.name) == ["application", "url", "options"])
    #expect(
      declaration.parameters.map(\.type)
        == ["UIApplication", "URL", "[UIApplication.OpenURLOptionsKey: Any]"]
    )
    #expect(declaration.result == "Bool")
    #expect(declaration.handlerValue == nil)
  }

  @Test("A completion handler that is a parameter of its own makes an asynchronous form")
  func asynchronousForm() {
    let method = MethodDeclaration(
      "func save(_ app: App, to url: URL, completionHandler: @escaping ([Key: Any]?) -> Void)"
    )
    #expect(method.handlerValue == "[Key: Any]?")
    #expect(method.asyncForm?.swiftName == "save(_:to:)")
    #expect(method.asyncForm?.result == "[Key: Any]?")
    let fetch = MethodDeclaration(DelegateMethod.performFetch.declaration)
    #expect(fetch.handlerValue == "UIBackgroundFetchResult")
    #expect(fetch.asyncForm == nil)
  }

  @Test("What a method answers, and whether it has a completion handler, follow from it")
  func properties() {
    for method in DelegateMethod.allCases {
      let declaration = MethodDeclaration(method.declaration)
      let answers = declaration.result == "Bool" || declaration.result?.hasSuffix("?") == true
      #expect(method.answersYesOrNo == answers, "\(method)")
      #expect(method.hasCompletionHandler == (declaration.handlerValue != nil), "\(method)")
    }
  }

  @Test("It has as many parameters as the selector, and a Swift name of its own")
  func selectors() {
    for method in DelegateMethod.allCases where !method.isSwiftUI {
      let colons = method.selector.count { $0 == ":" }
      #expect(MethodDeclaration(method.declaration).parameters.count == colons, "\(method)")
    }
    let names = DelegateMethod.allCases.map(\.swiftName)
    #expect(Set(names).count == names.count)
  }
}
