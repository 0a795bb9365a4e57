internal import ArgumentParser

/// `scenario-run completions SHELL`.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a shell completion script.",
    discussion: """
      EXAMPLE:
        source <(scenario-run completions bash)

      'make install' installs the scripts where bash, zsh and fish look for them.
      """
  )

  @Argument(help: "The shell that the script is for.")
  var shell: Shell

  /// The supported shells.
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  /// Returns the parser's completion script, extended to complete the arguments of `run` if no subcommand is named.
  func script(of command: any ParsableCommand.Type) -> String {
    switch shell {
    case .bash: command.completionScript(for: .bash) + Self.bash
    case .zsh: Self.inserting(Self.zsh, into: command.completionScript(for: .zsh))
    case .fish: command.completionScript(for: .fish) + Self.fish
    }
  }

  private static let subcommands = HelpText.subcommands.joined(separator: " ") + " help"

  private static let bash = #"""

    # Where no subcommand is named, 'run' is meant.
    _scenario-run_or_run() {
        local known
        for known in \#(subcommands); do
            if [[ ${COMP_CWORD} -gt 1 && ${COMP_WORDS[1]} == "${known}" ]]; then
                _scenario-run "${@}"
                return
            fi
        done
        COMPREPLY=()
        if [[ ${COMP_CWORD} -eq 1 ]]; then _scenario-run "${@}"; fi
        local -a offered=("${COMPREPLY[@]}")
        COMPREPLY=()
        COMP_WORDS=("${COMP_WORDS[0]}" run "${COMP_WORDS[@]:1}")
        COMP_CWORD=$((COMP_CWORD + 1))
        _scenario-run "${@}"
        COMPREPLY=("${offered[@]}" "${COMPREPLY[@]}")
    }

    complete -o filenames -F _scenario-run_or_run scenario-run

    """#

  private static let zsh = #"""
    # Where no subcommand is named, 'run' is meant.
    functions[_scenario-run_named]="${functions[_scenario-run]}"
    _scenario-run() {
        local -a known=(\#(subcommands))
        local -i ret=1
        if (( CURRENT > 2 && ${known[(Ie)${words[2]}]} )); then
            _scenario-run_named "${@}"
            return
        fi
        if (( CURRENT == 2 )); then _scenario-run_named "${@}" && ret=0; fi
        words=("${words[1]}" run "${(@)words[2,-1]}")
        (( CURRENT += 1 ))
        _scenario-run_named "${@}" && ret=0
        return ret
    }

    """#

  private static let fish = #"""

    # Where no subcommand is named, 'run' is meant.
    functions -c __scenario-run_tokens __scenario-run_typed
    function __scenario-run_tokens
        set -l tokens (__scenario-run_typed $argv)
        if test (count $tokens) -eq 1; and string match -q -- '-*' (commandline -ct)
            set tokens $tokens[1] run
        else if set -q tokens[2]; and not contains -- $tokens[2] \#(subcommands)
            set tokens $tokens[1] run $tokens[2..]
        end
        printf '%s\n' $tokens
    end
    complete -c scenario-run -n 'test (count (__scenario-run_typed -pc)) -eq 1' -F

    """#

  /// Inserts text before the final statements of a zsh script, after all function definitions.
  private static func inserting(_ text: String, into script: String) -> String {
    let end = "if [[ \"${funcstack[1]}\""
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = lines.lastIndex { $0.hasPrefix(end) } ?? lines.endIndex
    lines.insert(text, at: index)
    return lines.joined(separator: "\n")
  }
}
