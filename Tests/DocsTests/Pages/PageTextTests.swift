import Testing

@Suite struct PageTextTests {
  @Test func `each finding, invariant and version has a text for its page, and nothing else has`() {
    for page in PageTexts.all {
      #expect(Set(page.texts.keys) == Set(page.names), "\(page.file)")
      #expect(page.keys.count == page.texts.count, "\(page.file)")
      for (name, text) in page.texts { #expect(!text.isEmpty, "\(page.file): \(name)") }
    }
  }

  @Test func `each default is that of a key`() {
    let defaults = PageTexts.defaults
    #expect(!defaults.texts.isEmpty)
    #expect(defaults.keys.count == defaults.texts.count)
    #expect(Set(defaults.texts.keys).isSubset(of: defaults.names))
  }
}
