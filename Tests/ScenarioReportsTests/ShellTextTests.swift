import Foundation
import ScenarioSystem
import Testing

@testable import ScenarioReports

/// Text as one word of a command that is printed.
@Suite struct ShellTextTests {
  @Test(arguments: [
    "plain", "a b", "it's", "$(touch pwned)", "`x`", "; x", "a\nb", "\u{1B}[31m'\\", "\u{7}7",
    "\u{9B}",
    "\u{202E}é", "~", "#", "*", "!", "\\n", "",
  ])
  func shellReadsTheTextAgain(_ text: String) throws {
    let word = ShellText.word(text)
    let hidden = word.unicodeScalars.filter { $0.isHidden }
    #expect(hidden.isEmpty)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "printf '%s.' \(word)"]
    process.environment = ["LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let read = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: read, as: UTF8.self) == "\(text).")
  }

  @Test(arguments: ["-x", "--app=x", "@list"])
  func pathsAreNotReadAsOptionsOrLists(_ path: String) {
    #expect(ShellText.path(path).contains("./\(path)"))
  }
}
