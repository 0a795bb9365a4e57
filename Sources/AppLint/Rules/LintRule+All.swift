extension LintRule {
  /// All rules, in the order of the docs; to add one, add it to the list of its theme.
  package static let all =
    fileRules + lifeCycleRules + manifestRules + besideScenesRules + codeRules + taskRules
    + backgroundModeRules + screenRules + versionRules
}
