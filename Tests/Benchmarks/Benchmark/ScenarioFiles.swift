import Foundation

/// Folders of generated scenarios: the same bytes each time, about 1 KB and eight steps a file.
///
/// They nest by powers of ten, 100 files to the lowest folder, so that a part of them is a folder too.
struct ScenarioFiles {
  /// How many files the lowest folders hold.
  static let filesPerFolder = 100

  let root: URL

  /// Writes `count` files, a power of ten from 1,000 up.
  func write(count: Int) throws {
    for index in stride(from: 0, to: count, by: Self.filesPerFolder) {
      let folder = root.appending(path: path(ofFolderAt: index, of: count))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in index..<index + Self.filesPerFolder {
        let name = "\(Self.padded(file, to: 6))-\(Self.words(file)).yaml"
        try Data(Self.text(file).utf8).write(to: folder.appending(path: name))
      }
    }
  }

  /// Writes a file of one step, `tiny.yaml`, and returns its folder, in which there is nothing else.
  func writeTiny() throws -> URL {
    let folder = root.deletingLastPathComponent().appending(path: "tiny")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = "scenario: Launch\nios: 8.0\nsteps: [{user: tap-icon, state: active}]\n"
    try Data(text.utf8).write(to: folder.appending(path: "tiny.yaml"))
    return folder
  }

  /// The folder that holds the first `count` files of `total`.
  func first(_ count: Int, of total: Int) -> String {
    var url = root
    var left = total
    while left > count {
      url.append(path: "0")
      left /= 10
    }
    return url.path
  }

  private func path(ofFolderAt index: Int, of count: Int) -> String {
    var digits: [String] = []
    var size = count / 10
    while size >= Self.filesPerFolder {
      digits.append(String(index / size % 10))
      size /= 10
    }
    return digits.joined(separator: "/")
  }

  private static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}

extension ScenarioFiles {
  private static let versions = ["4.0", "4.1", "4.2", "4.3", "5.0", "5.1", "6.0", "7.0", "8.0"]
  private static let places = ["in the train", "at the counter", "на улице", "im Café", "在家"]
  private static let adverbs = ["calm", "early", "late", "lucky", "quiet", "rapid", "young"]
  private static let nouns = ["badger", "comet", "harbour", "lantern", "meadow", "orchard"]

  private static func words(_ index: Int) -> String {
    "\(adverbs[index % adverbs.count])-\(nouns[index / 3 % nouns.count])"
  }

  private static func text(_ index: Int) -> String {
    let story = Story.allCases[index % Story.allCases.count]
    let ios = versions[index / 2 % versions.count]
    let place = places[index / 5 % places.count]
    var text = """
      # A generated scenario: what it expects is what the model does.
      scenario: "\(story.title), \(place) (\(index))"
      ios: \(ios)
      source: 2011 "App States and Multitasking"
      tags: [generated, \(story.tag)]
      steps:

      """
    for (number, step) in story.steps(ios: ios).enumerated() {
      text += "  - \(step.action)\n"
      text += calls(step.calls, style: number % 3)
      text += "    state: \(step.state)\n"
    }
    return text
  }

  /// The calls of a step, in one of the forms that the language has for them.
  private static func calls(_ selectors: [String], style: Int) -> String {
    switch style {
    case _ where selectors.isEmpty: "    calls: none\n"
    case 0: "    calls:\n" + selectors.map { "      - \($0)\n" }.joined()
    case 1: "    calls: [" + selectors.map { "\"\($0)\"" }.joined(separator: ", ") + "]\n"
    default:
      "    calls: [" + selectors.map { String($0.dropLast()) }.joined(separator: ", ") + "]\n"
    }
  }
}
