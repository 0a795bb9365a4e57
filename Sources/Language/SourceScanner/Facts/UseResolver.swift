/// Turns what was found in files into facts, with what other files declare.
struct UseResolver {
  private let constants: ConstantTable
  private let index: TypeIndex
  private let objects: ObjectTypes
  /// The names of the functions and properties of the files.
  private let declared: Set<String>

  init(_ constants: ConstantTable, _ index: TypeIndex, _ files: [ParsedFile]) {
    self.constants = constants
    self.index = index
    declared = Set(files.flatMap { $0.functions.map(\.baseName) + $0.properties.map(\.name) })
    objects = ObjectTypes(constants, index)
  }

  /// Adds what a file's code does.
  func add(_ uses: [RawUse], of file: ParsedFile, to facts: inout SourceFacts) {
    for use in uses {
      let context = Self.context(of: use, in: file)
      switch use.kind {
      case .taskRegistration(let identifier):
        let value = constants.value(of: identifier)
        facts.taskRegistrations.append(TaskRegistration(identifier: value, context: context))
        report(value, "the identifier of this task", context, to: &facts)
      case .identifier(let kind, let identifier):
        add(kind, constants.value(of: identifier), to: &facts)
      case .observer(let notification, let method):
        facts.observers.append(
          LifeCycleObserver(
            notification: notification,
            method: method,
            calls: CallReader(file.tokens, file.language).calls(in: file.codeAfter(use.token)),
            context: context
          )
        )
      case .sceneDelegate(let name, let source, let reach):
        var assignment = assignment(name, source, context, in: file, use.token)
        assignment.reach = reach
        facts.sceneDelegates.append(assignment)
        if name == nil { report(source, "the class of this scene's delegate", context, to: &facts) }
      case .sceneConfiguration(let value):
        facts.sceneConfigurations.append(configuration(value, context))
      case .notificationDelegate(let path, let source):
        let type = file.enclosingType(of: use.token) ?? ""
        let name = objects.type(of: path, in: type)
        facts.notificationCenterDelegates.append(
          assignment(name, source, context, in: file, use.token)
        )
      case .delegateChange(let role, let path, let source):
        let name = objects.type(of: path, in: file.enclosingType(of: use.token) ?? "")
        let assignment = assignment(name, source, context, in: file, use.token)
        facts.delegateChanges.append(DelegateChange(role: role, assignment: assignment))
      case .viewEvent(let kind, let argument):
        let value = argument.map(constants.value)
        facts.viewEvents.append(ViewEvent(kind: kind, argument: value, context: context))
        if let value { report(value, "the argument of \(kind.rawValue)", context, to: &facts) }
        if let value, kind == .appRefreshTask { add(.refreshTask, value, to: &facts) }
        if let value, kind == .urlSessionTask { add(.urlSession, value, to: &facts) }
      case .entry(let names):
        facts.entryPoints.append(entry(names, context))
        if facts.entryPoints.last?.types.isEmpty == true {
          facts.notUnderstood.append(
            NotUnderstood(
              message: "the class of the app's delegate is not known here",
              location: context.location
            )
          )
        }
      case .delegateCall, .runtimeChange: break
      }
    }
  }

  private func add(_ kind: IdentifierKind, _ identifier: SourceValue, to facts: inout SourceFacts) {
    if case .known(let name) = identifier { facts.identifierKinds[name, default: []].insert(kind) }
  }

  private static func context(of use: RawUse, in file: ParsedFile) -> CodeContext {
    let function = file.function(around: use.token).map { file.functions[$0] }
    let name = function.map { $0.type.isEmpty ? $0.fullName : "\($0.type).\($0.fullName)" }
    return CodeContext(
      function: name,
      condition: file.condition(use.token),
      location: file.location(use.token)
    )
  }

  private func assignment(
    _ name: String?,
    _ source: String,
    _ context: CodeContext,
    in file: ParsedFile,
    _ token: Int
  ) -> DelegateAssignment {
    let type = file.type(around: token).map { file.types[$0].name } ?? ""
    let known = name.map { index.resolve($0, in: type) ?? $0 }
    return DelegateAssignment(className: known, expression: source, context: context)
  }

  private func configuration(
    _ value: RawSceneConfiguration,
    _ context: CodeContext
  ) -> SceneConfiguration {
    switch value {
    case .standard: .standard
    case .named(let name): .named(name)
    case .computed: .computed
    // The classes that it sets are found wherever it is declared.
    case .helper(let name, let source):
      declared.contains(name) ? .computed : .unread(source, context.location)
    }
  }

  private func report(
    _ value: SourceValue,
    _ subject: String,
    _ context: CodeContext,
    to facts: inout SourceFacts
  ) {
    guard case .unknown(let source, let reason) = value else { return }
    facts.notUnderstood.append(
      NotUnderstood(
        message: "\(subject) is not known: '\(source)', \(reason)",
        location: context.location
      )
    )
  }

  private func report(
    _ source: String,
    _ subject: String,
    _ context: CodeContext,
    to facts: inout SourceFacts
  ) {
    facts.notUnderstood.append(
      NotUnderstood(message: "\(subject) is not known: '\(source)'", location: context.location)
    )
  }

  /// The classes that may be the app's delegate: those that adopt its protocol.
  ///
  /// Those for tests are set apart by their name.
  private func entry(_ names: [String], _ context: CodeContext) -> EntryPoint {
    let delegates = names.compactMap { index.resolve($0, in: "") }.filter {
      index.roles(of: $0).contains(.app)
    }
    let types = delegates.filter { !$0.contains("Test") }
    return EntryPoint(
      kind: .call,
      types: types.isEmpty ? delegates : types,
      testTypes: types.isEmpty ? [] : delegates.filter { $0.contains("Test") },
      condition: context.condition,
      location: context.location
    )
  }
}
