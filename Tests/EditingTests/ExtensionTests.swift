import Foundation
@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage
@_spi(Package) import ScenarioRunner
import TestSupport
import Testing

@testable import ScenarioCommand

/// The extension for VS Code, as far as it must agree with the command.
@Suite struct ExtensionTests {
  @Test func itsVersionIsThatOfTheCommand() throws {
    let file = Golden.root.appending(path: "Editors/VSCode/package.json")
    let package = try JSONValue(json: Array(Data(contentsOf: file))[...])
    #expect(package["version"]?.string == HelpText.version)
  }
}
