internal import AppLint
@_spi(Package) internal import LifecycleCore
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
      && delegates.allSatisfy { $0.unknownSuperclass == nil } && macros.isEmpty
      && delegatesWithoutProtocol.isEmpty
  }

  /// What of the delegates is not known.
  var notes: [ProjectNote] {
    superclasses + macros + delegatesWithoutProtocol + madeSources + changesAtRunTime
      + sceneConfigurations
      + methods.filter { $0.condition != nil }.compactMap(Self.note)
  }

  /// Returns what makes the methods of the app uncertain, apart from files that were not read.
  ///
  /// - Parameter resolving: Why delegates could not be found.
  /// - Returns: The reasons, each with its place.
  func unknowns(_ resolving: [ProjectNote]) -> [ProjectNote] {
    let called = methods.filter { method in
      method.modelMethod.map { !(hasScenesOnly && $0.isLeftUncalled(hasScenes: true)) } ?? false
    }
    let conditional = Dictionary(grouping: called) { $0.modelMethod }.values.filter(
      Self.areOptional
    ).compactMap(\.first)
    let assignments = facts.sceneDelegates.filter { $0.className == nil }.map { assignment in
      ProjectNote(
        message: "the class of this scene's delegate is not known: '\(assignment.expression)'",
        origin: Origin(assignment.context.location)
      )
    }
    // A class of the app itself that no file declares does not exist, which is known, unless the build makes files.
    // One of those that are declared is chosen by code, which is read.
    let isChosen = facts.sceneConfigurations.contains(.computed) && !mainSceneDelegates.isEmpty
    let classes = missingClasses.filter { name in
      !isMissing(name.value) && !isChosen && mainSceneClasses.contains(name.value)
    }.map { name in
      ProjectNote(message: "no source file declares '\(name.value)'", origin: name.origin)
    }
    return resolving + superclasses + forwarders + macros + delegatesWithoutProtocol + assignments
      + classes + madeSources.filter(\.hidesSources) + changesAtRunTime
      + sceneConfigurations
      + conditional.compactMap(Self.note).sorted { $0.description < $1.description }
  }

  /// Whether the app has scenes on each version on which it runs.
  private var hasScenesOnly: Bool { forecast().allSatisfy { $0.lifeCycle == .scenes } }

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

  /// Why the delegate of the scene with which the app begins is not known.
  private var sceneConfigurations: [ProjectNote] {
    let unread = facts.sceneConfigurations.compactMap { configuration -> ProjectNote? in
      guard case .unread(let expression, let location) = configuration else { return nil }
      return ProjectNote(
        message:
          "the configuration of a scene is not known: no source file declares '\(expression)'",
        origin: Origin(location)
      )
    }
    let main = mainSceneDelegates
    let implemented = main.map { delegate in
      Set(
        methods.filter { $0.className == delegate.name && $0.role == .windowScene }
          .compactMap(\.modelMethod)
      )
    }
    guard let first = implemented.first, implemented.contains(where: { $0 != first }) else {
      return unread
    }
    let names = main.map { "'\($0.name.shortened)'" }.joined(separator: ", ")
    let message = "which of these is the delegate of the app's first scene is not known: \(names)"
    return unread + [ProjectNote(message: message, origin: main.last?.origin)]
  }

  /// Whether a class of the app that no source file declares does not exist.
  func isMissing(_ name: String) -> Bool { isOfApp(name) && project.madeSources.isEmpty }

  /// The source files that a build makes, which are not read.
  ///
  /// By their names they may have methods of delegates: an extension, or the class itself.
  private var madeSources: [ProjectNote] {
    let names = delegates.compactMap { $0.name.split(separator: ".").last }
    return project.madeSources.map { file in
      // `AppDelegate+Routes.swift`
      let stem = file.value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isOfDelegate = file.value.contains("Delegate") || names.contains(stem)
      let consequence = isOfDelegate ? ", so methods of a delegate may be missing" : ""
      return ProjectNote(
        message: "'\(file.value.shortened)' is made by the build and not read\(consequence)",
        origin: file.origin,
        hidesSources: isOfDelegate
      )
    }
  }

  /// Whether a delegate answers messages for which it has no method.
  var hasForwarders: Bool { !forwarders.isEmpty }

  /// The delegates that answer messages for which they have no method.
  private var forwarders: [ProjectNote] {
    let names: Set<String> = [
      "responds(to:)", "forwardingTarget(for:)", "respondsToSelector:",
      "forwardingTargetForSelector:", "forwardInvocation:", "resolveInstanceMethod:",
    ]
    return delegates.compactMap { delegate in
      let functions = delegate.declaration?.functions ?? []
      return functions.first { names.contains($0.name) }.map { function in
        ProjectNote(
          message:
            "which methods '\(delegate.name)' has is not known: '\(function.name)' decides it",
          origin: Origin(function.location)
        )
      }
    }
  }

  private var superclasses: [ProjectNote] {
    var seen: Set<String> = []
    return delegates.filter { seen.insert($0.name).inserted }.compactMap { delegate in
      delegate.unknownSuperclass.map { name in
        let message =
          switch delegate.declaration?.superclassProblem {
          case .circle:
            "'\(delegate.name.shortened)' inherits from a class that inherits from itself, '\(name.shortened)'"
          case .tooMany:
            "'\(delegate.name.shortened)' has more superclasses than are read, which end with '\(name.shortened)'"
          case nil:
            "no source file declares '\(name.shortened)', from which '\(delegate.name.shortened)' inherits methods"
          }
        return ProjectNote(
          message: message,
          origin: delegate.declaration?.declarations.first.map { Origin($0) }
        )
      }
    }
  }

  /// The macros that may add methods to delegates.
  private var macros: [ProjectNote] {
    var seen: Set<MacroUse> = []
    return delegates.flatMap { delegate in
      (delegate.declaration?.macros ?? []).filter { seen.insert($0).inserted }.map { macro in
        ProjectNote(
          message: macro.kind == .file
            ? "'\(macro.text.shortened)' may add methods to '\(delegate.name.shortened)': the file is not read here"
            : "'\(macro.text.shortened)' may be a macro that adds methods to '\(delegate.name.shortened)'",
          origin: Origin(macro.location)
        )
      }
    }
  }

  /// The delegates whose methods Objective-C may not see, since nothing says that they are those of a protocol.
  private var delegatesWithoutProtocol: [ProjectNote] {
    delegates.compactMap { delegate in
      guard let declaration = delegate.declaration, declaration.languages == [.swift],
        delegate.framework == nil, delegate.unknownSuperclass == nil,
        declaration.methods.contains(where: { $0.method?.role == delegate.role }),
        !delegate.adoptsProtocol
      else { return nil }
      return ProjectNote(
        message: "'\(delegate.name.shortened)' does not adopt \(delegate.role.rawValue), "
          + "so UIKit may not see its methods",
        origin: declaration.declarations.first.map { Origin($0) }
      )
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
