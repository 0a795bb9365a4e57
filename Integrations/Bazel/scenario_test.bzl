"""A test of Bazel that runs scenarios."""

def _scenario_test(ctx):
    # The test is the program itself, under the name of the rule: it supports Bazel's test protocol.
    test = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.symlink(output = test, target_file = ctx.file.program, is_executable = True)
    return [DefaultInfo(executable = test, runfiles = ctx.runfiles(files = ctx.files.srcs + ctx.files.data))]

scenario_test = rule(
    implementation = _scenario_test,
    test = True,
    doc = "Runs scenarios; `args` are the arguments of scenario-run, with paths from the root of the workspace.",
    attrs = {
        "program": attr.label(
            allow_single_file = True,
            default = "@scenario_run//:bin/scenario-run",
            doc = "The command.",
        ),
        "srcs": attr.label_list(allow_files = True, mandatory = True, doc = "Scenarios, and what they include."),
        "data": attr.label_list(allow_files = True, doc = "Other files, such as .scenario-run.yaml."),
    },
)
