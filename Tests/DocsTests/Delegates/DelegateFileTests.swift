import TestSupport
import Testing

/// The protocols of delegates, their default implementations and the calls are generated from the vocabulary.
@Suite struct DelegateFileTests {
  @Test func `the protocols with UIKit's names and their calls are current`() {
    for file in UIKitDelegates.files { Golden.compare(file.text, to: file.path) }
  }

  @Test func `the protocols without UIKit's types and their calls are current`() {
    for file in SwiftDelegates.files { Golden.compare(file.text, to: file.path) }
  }
}
