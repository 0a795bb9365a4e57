// One import gives a user the whole kit.
@_exported public import LifecycleCore
@_exported public import ScenarioLanguage
@_exported public import ScenarioReports
@_exported public import ScenarioRunner
@_exported public import ScenarioSystem
