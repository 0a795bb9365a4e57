import ScenarioCommand

/// The man page, generated from the command's description of itself.
struct ManualPage {
  let tool: Tool

  var text: String {
    var lines = [
      ".\\\" Generated from the command by the tests: RECORD=1 swift test --filter ManualTests",
      ".TH SCENARIO-RUN 1 \"\" \"scenario-run \(ToolDescription.version)\" \"\"",
      ".SH NAME",
      "scenario-run \\- test the life cycle of iOS apps with scenarios in YAML",
      ".SH SYNOPSIS",
    ]
    for command in tool.subcommands {
      let name = command.commandName == "run" ? "[run]" : command.commandName
      let words = command.shown.filter { $0.kind == "positional" }.map { argument in
        let name = "\\fI\(escaped(argument.valueName ?? ""))\\fR"
        if argument.isRepeating { return "\(name) ..." }
        return argument.isOptional ? "[\(name)]" : name
      }
      let rest = (words + ["[\\fIoptions\\fR]"]).joined(separator: " ")
      lines += ["\\fBscenario-run\\fR \(escaped(name)) \(rest)", ".br"]
    }
    lines += [
      ".SH DESCRIPTION", paragraph(tool.command.abstract),
      "Scenarios are files in YAML; docs/language.md describes them.",
      ".SH OPTIONS",
    ]
    for command in tool.subcommands {
      let title = "scenario-run \(command.commandName == "run" ? "[run]" : command.commandName)"
      lines += [".SS \(escaped(title))", paragraph(command.abstract)]
      for argument in command.shown where argument.kind != "positional" {
        lines += [".TP", option(argument), paragraph(argument.abstract)]
        if let discussion = argument.discussion { lines.append(paragraph(discussion)) }
      }
    }
    lines += closing
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func option(_ argument: Tool.Argument) -> String {
    let names = argument.spelling.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    return argument.value.map { "\(names) \\fI\(escaped($0))\\fR" } ?? names
  }

  private var closing: [String] {
    let states = [
      ("0", "all passed"), ("1", "a scenario failed"),
      ("2", "wrong usage, or a path that does not exist"),
      ("3", "a scenario or file is invalid; all valid scenarios were run"),
      ("4", "nothing was selected"), ("5", "something could not be read or written"),
      ("6", "all passed, but a required condition was not met"), ("130", "interrupted"),
      ("143", "terminated"),
    ]
    return [".SH EXIT STATUS"] + states.flatMap { [".TP", $0.0, $0.1] } + [
      ".SH ENVIRONMENT", ".TP", "\\fBSCENARIO_RUN_\\fR\\fIOPTION\\fR",
      "Sets an option, as in SCENARIO_RUN_JOBS=2; the command line takes precedence.",
      ".SH FILES", ".TP", "\\fI.scenario\\-run.yaml\\fR",
      "The configuration in the root folder of a project: options by name (without leading dashes),",
      "the paths to run, and named profiles.",
      ".TP", "\\fI.scenario\\-run/history\\fR",
      "The outcome and duration of each case in its last run.",
      ".SH EXAMPLES", ".nf", "scenario\\-run Scenarios/ \\-\\-junit report.xml",
      "scenario\\-run \\-\\-failed Scenarios/", "scenario\\-run Scenarios/launch.yaml:12 \\-v",
      "scenario\\-run Scenarios/ \\-\\-shard 2/7 \\-\\-events shard\\-2.jsonl", ".fi",
    ]
  }

  /// A text as one line.
  private func paragraph(_ text: String?) -> String {
    let line = (text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined(separator: " ")
    // A line that begins with it would be a request of troff.
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(escaped(line))" : escaped(line)
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
