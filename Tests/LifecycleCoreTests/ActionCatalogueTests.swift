import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("The catalogue of actions") struct ActionCatalogueTests {
  @Test("Each action has an entry, in the file of who acts alone", arguments: ActionKind.allCases)
  func entries(kind: ActionKind) {
    let entries = [
      Actor.user: kind.userEntry ?? kind.windowEntry, .system: kind.systemEntry,
      .app: kind.appEntry ?? kind.interfaceEntry,
    ]
    #expect(entries.compactMapValues(\.self).keys.elementsEqual([kind.actor]), "\(kind)")
  }

  @Test("Walks leave out what the app's code does, and what the user does in its interface")
  func walks() {
    let kinds = ActionKind.allCases.filter { $0.walks != .never }
    #expect(!kinds.isEmpty && kinds.allSatisfy { $0.actor != .app && !$0.isInput })
    let common = ActionKind.allCases.filter { $0.walks == .often }
    #expect(!common.contains { $0.parameters.contains(where: \.isRequired) }, "they are tried bare")
  }
}
