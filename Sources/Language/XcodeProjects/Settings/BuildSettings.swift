/// The build settings of a target in a configuration, from files that take precedence over one another.
///
/// From the weakest: what Xcode knows itself, the configuration file of the project, the settings of the project, the
/// configuration file of the target, the settings of the target. Within one of them a line with conditions that hold takes
/// precedence over one without, and a later line over an earlier.
struct BuildSettings: Sendable {
  /// The assignments of each name whose conditions hold, the weakest first.
  private var chains: [String: [SettingAssignment]] = [:]

  /// The names that are set for other builds only.
  private var emptyNames: Set<String> = []

  /// Creates settings of layers, the weakest first.
  init(_ layers: [[SettingAssignment]], for context: BuildContext) {
    for layer in layers {
      var matching: [String: [SettingAssignment]] = [:]
      for assignment in layer {
        if assignment.conditions.allSatisfy(context.matches) {
          matching[assignment.name, default: []].append(assignment)
        } else {
          emptyNames.insert(assignment.name)
        }
      }
      for (name, assignments) in matching {
        let sorted = assignments.enumerated().sorted {
          ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset)
        }
        chains[name, default: []] += sorted.map(\.element)
      }
    }
  }

  /// The names of all settings, sorted.
  var names: [String] { chains.keys.sorted() }

  /// Returns the assignments of a name, the weakest first.
  func assignments(of name: String) -> [SettingAssignment] { chains[name] ?? [] }

  /// Whether a name has no value in this build, and is no name that Xcode might know.
  func isEmpty(_ name: String) -> Bool { emptyNames.contains(name) && chains[name] == nil }

  /// Adds names that have no value in this build unless there is an assignment.
  mutating func addEmpty(_ names: Set<String>) { emptyNames.formUnion(names) }
}
