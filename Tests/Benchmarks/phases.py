"""Divides the instructions of a run among its phases, by the functions in which a phase begins."""

import re

from callgrind import demangled

# What stands for a phase: the function into which each call of others is counted. If one is renamed, rename it here;
# if the compiler inlines it, choose the next one that it calls.
FUNCTIONS = {
    "reading": "TreeBuilder.read(_:from:as:)",
    "compiling": "Compiler.compile(_:of:set:",
    "decoding": "TreeDecoder.document(_:)",
    "run": "CaseExecutor.execute(_:through:book:since:)",
    "evaluate": "CaseEvaluator.failures(of:plan:within:)",
}
# All functions of libyaml begin so. A dynamic library has few symbols, so there everything in it counts.
LIBRARY, PREFIX_OF_LIBRARY = "/libyaml", "yaml_"

# The phases of the table, in order.
PHASES = ["libyaml", "tree", "decode", "compile, check", "run", "evaluate", "results, other"]

# `specialized static Compiler.compile<A>(…)` is the function, `closure #1 in …` is not.
PREFIX = r"^(?:(?:specialized|static|generic) )*"


def divided(profile):
    """The instructions of each phase."""
    swift = demangled({name for _, name in profile.functions()})
    found = {"libyaml": profile.entering(_is_libyaml)}
    for part, name in FUNCTIONS.items():
        pattern = _pattern(name)
        found[part] = profile.entering(lambda function: pattern.search(swift[function[1]]) is not None)
    for part, cost in found.items():
        if cost == 0:
            name = FUNCTIONS.get(part, LIBRARY)
            raise SystemExit(
                f"bench: the profile has no call of '{name}', which stands for '{part}': "
                "it was renamed or inlined; see FUNCTIONS in Tests/Benchmarks/phases.py"
            )
    parts = {
        "libyaml": found["libyaml"],
        "tree": found["reading"] - found["libyaml"],
        "decode": found["decoding"],
        "compile, check": found["compiling"] - found["decoding"],
        "run": found["run"],
        "evaluate": found["evaluate"],
    }
    parts["results, other"] = profile.total - sum(parts.values())
    return parts


def _is_libyaml(function):
    program, name = function
    return LIBRARY in program or name.startswith(PREFIX_OF_LIBRARY)


def _pattern(name):
    """Also matches specializations, whose name may have generic parameters before the bracket."""
    function, parameters = name.split("(", 1)
    return re.compile(PREFIX + re.escape(function) + r"(?:<[^(]*>)?\(" + re.escape(parameters))
