import Foundation
import ScenarioCommand

/// The command, as it describes itself.
struct Tool: Decodable {
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// The arguments that help shows.
    var shown: [Argument] {
      (arguments ?? []).filter { $0.shouldDisplay && !$0.longNames.contains("help") }
    }
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var shouldDisplay: Bool
    var isRepeating: Bool
    var isOptional: Bool
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var discussion: String?
    var allValues: [String]?

    var longNames: [String] { (names ?? []).filter { $0.kind == "long" }.map(\.name) }

    /// `-j, --jobs`.
    var spelling: [String] {
      (names ?? []).sorted { $0.name.count < $1.name.count }
        .map { $0.kind == "long" ? "--\($0.name)" : "-\($0.name)" }
    }

    /// The placeholder of its value, `format:file`; nil for a flag.
    var value: String? {
      guard kind == "option" else { return nil }
      if let allValues, !allValues.isEmpty { return allValues.joined(separator: "|") }
      return valueName
    }
  }

  var command: Command

  static let described: Result<Tool, any Error> = Result {
    try JSONDecoder().decode(Tool.self, from: Data(ToolDescription.json.utf8))
  }

  /// The subcommands, without the one that prints help.
  var subcommands: [Command] {
    (command.subcommands ?? []).filter { $0.commandName != "help" }
  }
}
