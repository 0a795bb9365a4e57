import Foundation
import TestSupport
import Testing

/// The protocols of delegates, their default implementations, the calls and more are generated from the vocabulary.
@Suite struct DelegateFileTests {
  @Test func `the protocols with UIKit's names and their calls are current`() {
    for file in UIKitDelegates.files { Golden.compare(file.text, to: file.path) }
  }

  @Test func `the protocols without UIKit's types and their calls are current`() {
    for file in SwiftDelegates.files { Golden.compare(file.text, to: file.path) }
  }

  @Test func `what the model knows of the declarations in Swift is current`() {
    Golden.compare(SwiftForms.file.text, to: SwiftForms.file.path)
  }

  @Test func `the types of methods that the scanner of sources compares are current`() {
    Golden.compare(SwiftForms.typesFile.text, to: SwiftForms.typesFile.path)
  }

  @Test func `the plug-ins that record their events are current`() {
    for file in RecordingPlugIns.files { Golden.compare(file.text, to: file.path) }
  }

  @Test func `the constants of notifications are current`() {
    Golden.compare(NotificationConstants.file.text, to: NotificationConstants.file.path)
  }

  @Test func `every file with a header of generated code is one of them`() {
    let files =
      UIKitDelegates.files + SwiftDelegates.files + RecordingPlugIns.files
      + [SwiftForms.file, SwiftForms.typesFile, NotificationConstants.file]
    let made = Set(files.map(\.path))
    let found = ["Sources", "Tests"].flatMap { folder in
      let location = Golden.root.appending(path: folder).path(percentEncoded: false)
      let files = FileManager.default.subpaths(atPath: location) ?? []
      return files.filter { $0.hasSuffix("+Generated.swift") }.map { "\(folder)/\($0)" }
    }
    #expect(Set(found) == made)
  }
}
