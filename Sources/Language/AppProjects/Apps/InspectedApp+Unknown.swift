internal import ScenarioSystem
internal import SourceScanner
internal import XcodeProjects

// What is not known of the methods that UIKit finds.
extension InspectedApp {
  /// Whether every class is known that UIKit calls, with all its methods.
  package var isResolved: Bool { unknownMethods.isEmpty }

  /// Whether every class is known that UIKit calls, with those that it inherits from.
  ///
  /// Some methods may not be known even so.
  var knowsDelegates: Bool {
    (appDelegate != nil || swiftUIApp != nil && swiftUIApp?.delegates.isEmpty == true)
      && delegates.allSatisfy { $0.unknownSuperclass == nil }
  }

  /// What of the delegates is not known.
  var notes: [ProjectNote] {
    superclasses + methods.filter { $0.condition != nil }.compactMap(Self.note)
  }

  /// Returns what makes the methods of the app uncertain, apart from files that were not read.
  ///
  /// - Parameter resolving: Why delegates could not be found.
  /// - Returns: The reasons, each with its place.
  func unknowns(_ resolving: [ProjectNote]) -> [ProjectNote] {
    let conditional = Dictionary(grouping: methods.filter { $0.modelMethod != nil }) {
      $0.modelMethod
    }.values.filter(Self.areOptional).compactMap(\.first)
    let assignments = facts.sceneDelegates.filter { $0.className == nil }.map { assignment in
      ProjectNote(
        message: "the class of this scene's delegate is not known: '\(assignment.expression)'",
        origin: Origin(assignment.context.location)
      )
    }
    // A class of the app itself that no file declares does not exist, which is known.
    let classes = missingClasses.filter { !isOfApp($0.value) }.map { name in
      ProjectNote(message: "no source file declares '\(name.value)'", origin: name.origin)
    }
    return resolving + superclasses + assignments + classes
      + conditional.compactMap(Self.note).sorted { $0.description < $1.description }
  }

  /// Whether none of the functions for a method may be compiled: no two have opposite conditions.
  private static func areOptional(_ functions: [ImplementedMethod]) -> Bool {
    let conditions = functions.compactMap(\.condition)
    return conditions.count == functions.count
      && !conditions.contains { conditions.contains("!\($0)") || conditions.contains("!(\($0))") }
  }

  /// Whether the name of a class begins with the module of the app.
  func isOfApp(_ name: String) -> Bool {
    let module = project.moduleName?.value ?? project.target
    return name.hasPrefix("\(module).")
  }

  private var superclasses: [ProjectNote] {
    var seen: Set<String> = []
    return delegates.filter { seen.insert($0.name).inserted }.compactMap { delegate in
      delegate.unknownSuperclass.map { name in
        ProjectNote(
          message: delegate.declaration?.hasMoreSuperclasses == true
            ? "'\(delegate.name)' has more superclasses than are read, which end with '\(name)'"
            : "no source file declares '\(name)', from which '\(delegate.name)' inherits methods",
          origin: delegate.declaration?.declarations.first.map { Origin($0) }
        )
      }
    }
  }

  /// Returns what is to be said of a method under a condition that may not hold.
  private static func note(_ method: ImplementedMethod) -> ProjectNote? {
    method.condition.map { condition in
      ProjectNote(
        message:
          "whether '\(condition)' holds is not known; '\(method.name)' is taken to be compiled",
        origin: method.origin
      )
    }
  }
}
