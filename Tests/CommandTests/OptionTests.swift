import Foundation
import ScenarioCommand
import TestSupport
import Testing

/// The options of the command, as the parser knows them: in the table, in the help and in tests.
@Suite(.timeLimit(.minutes(15))) struct OptionTests {
  private static var tool: ToolDump {
    get throws { try JSONDecoder().decode(ToolDump.self, from: Data(ToolDescription.json.utf8)) }
  }

  /// Otherwise nobody would notice that nothing uses its value.
  @Test func everyOptionIsUsedByATest() throws {
    let folder = Golden.root.appending(path: "Tests")
    let files = FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)) ?? []
    var words: Set<String> = []
    for file in files where file.hasSuffix(".swift") && !file.hasSuffix("/OptionTests.swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let parts = text.utf8.split { byte in
        let letter = byte | 0x20
        return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
          && byte != UInt8(ascii: "-")
      }
      for part in parts where part.first == UInt8(ascii: "-") {
        words.insert(String(decoding: part, as: UTF8.self))
      }
    }
    for argument in try #require(Self.tool.command.subcommands).flatMap({ $0.arguments ?? [] }) {
      let names = argument.names ?? []
      let isUsed = names.contains { name in
        words.contains(name.kind == "long" ? "--\(name.name)" : "-\(name.name)")
      }
      #expect(names.isEmpty || isUsed, "\(names.map(\.name))")
    }
  }

  /// The options of each subcommand, as the command itself tells them.
  @Test func theTableNamesTheOptionsOfTheCommandAndNoOthers() async throws {
    let workspace = try Workspace()
    let dump = try await Command.run("--experimental-dump-help", in: workspace.folder)
    let tool = try JSONDecoder().decode(ToolDump.self, from: Data(dump.output.utf8))
    var options: [String: Set<String>] = [:]
    for subcommand in tool.command.subcommands ?? [] {
      for argument in subcommand.arguments ?? [] where argument.kind != "positional" {
        for name in argument.names ?? []
        where name.kind == "long" && subcommand.commandName != "help" {
          options[name.name, default: []].insert(subcommand.commandName)
        }
      }
    }
    var table: [String: Set<String>] = [:]
    for subcommand in ToolDescription.subcommands {
      for word in OptionTable.options(of: subcommand) {
        table[word.name, default: []].insert(subcommand)
      }
    }
    // These are chosen for one call: kept in a configuration, `force` would always weaken expectations.
    for name in ["help", "version", "profile", "force", "stdio"] { options[name] = nil }
    // How names are printed does not say how those in files are to be written.
    options["names"]?.remove("fmt")
    // So is what one diagram shows, and where something is written.
    for name in ["case", "step", "output", "into", "covered-by", "scenes", "statement"] {
      options[name] = nil
    }
    // Facts about one app belong to one call, too.
    for name in [
      "sdk", "implements", "swiftui", "app-file", "dialect", "model", "target", "configuration",
      "dry-run", "baseline",
    ] { options[name] = nil }
    // So is how much one answer lists.
    options["verbose"]?.remove("check-log")
    // What is an app's command elsewhere is a file here.
    options["app"]?.remove("check-log")
    // And what is explained or compared.
    for name in ["after", "device", "effects", "life-cycle", "matrix", "why-not", "rules"] {
      options[name] = nil
    }
    options["format"]?.formIntersection(["check", "lint"])
    options["ios"]?.subtract(["diff", "explain", "graph", "repl"])
    // A configuration that makes 'fmt' check only must not keep 'bless' from its work.
    options["check"]?.remove("bless")
    for name in ["against", "list", "steps-for", "to-scenario"] { options[name] = nil }
    options["ios"]?.subtract(["check-log", "explore", "lint"])
    // A walk is chosen for one call, and a seed in a configuration would be that of the order of files.
    for name in ["invariants", "seconds", "steps", "only-walk", "survives", "walks"] {
      options[name] = nil
    }
    options["seed"]?.remove("explore")
    for name in Set(table.keys).union(options.keys).sorted() {
      #expect(table[name] == options[name], "'\(name)'")
    }
  }

  /// What is read without the parser is what the parser reads.
  @Test(arguments: [
    ["a"], ["a", "b/c.yaml:3"], ["-q", "a"], ["a", "--quiet", "b"], ["-v", "a"],
    ["a", "--verbose"],
    ["a", "list"], ["@a"], ["", "a"], ["a b"], ["a=b"], ["ä"],
  ])
  func plainArgumentsAreReadAsByTheParser(_ arguments: [String]) throws {
    let requests = try #require(try SimpleRunArguments.requests(for: arguments))
    #expect(requests.simple == requests.parsed)
  }

  @Test(arguments: [
    ["-q", "-v", "a"], ["-q", "-q", "a"], ["-qv", "a"], ["--", "a"], ["-", "a"], ["-j2", "a"],
    ["a", "--junit", "b"], ["--quie", "a"],
  ])
  func whatIsNotPlainIsLeftToTheParser(_ arguments: [String]) throws {
    #expect(try SimpleRunArguments.requests(for: arguments) == nil)
  }

  /// The help of an option is one short sentence.
  @Test func everyHelpTextIsASentenceOfAtMost80Characters() throws {
    let commands = try #require(Self.tool.command.subcommands).filter { $0.commandName != "help" }
    for command in commands {
      for text in [command.abstract] + (command.arguments ?? []).map(\.abstract) {
        let text = try #require(text)
        #expect(text.count <= 80 && text.hasSuffix("."), "\(command.commandName): \(text)")
      }
    }
  }

  @Test func theWordsOfTheHelpAreTheSubcommands() throws {
    let names = try (Self.tool.command.subcommands ?? []).map(\.commandName).filter { $0 != "help" }
    #expect(ToolDescription.subcommands == names)
  }

  private struct ToolDump: Decodable {
    struct Command: Decodable {
      struct Argument: Decodable {
        struct Name: Decodable {
          var kind: String
          var name: String
        }
        var kind: String
        var names: [Name]?
        var abstract: String?
      }
      var commandName: String
      var abstract: String?
      var subcommands: [Command]?
      var arguments: [Argument]?
    }
    var command: Command
  }
}
