internal import LifecycleCore

/// The names of the objects that a case describes, and of their properties.
struct ObjectNames {
  private let objects: [InsideSetup.Object]

  init(_ setup: InsideSetup) { objects = setup.objects }

  /// Whether the case describes none.
  var isEmpty: Bool { objects.isEmpty }

  /// Why no object has the name; nil if one has.
  func objection(toName name: String, at range: SourceRange) -> Diagnostic? {
    if objects.contains(where: { $0.description.name == name }) { return nil }
    return unknown(name, objects.map(\.description.name), at: range)
  }

  /// Why neither an object nor a property of one has the name; nil if one has.
  func objection(toPath path: String, at range: SourceRange) -> Diagnostic? {
    let names = objects.map(\.description).flatMap { object in
      [object.name] + object.properties.map { "\(object.name).\($0.name)" }
    }
    return names.contains(path) ? nil : unknown(path, names, at: range)
  }

  /// What an action names and no object is.
  func unknownNames(in action: Action, at range: SourceRange) -> [Diagnostic] {
    func text(_ argument: Int) -> String? {
      if case .text(let text)? = action.arguments.dropFirst(argument).first { text } else { nil }
    }
    switch action.kind {
    case .makeObject, .obtainObject:
      return [text(0).flatMap { objection(toName: $0, at: range) }].compactMap(\.self)
    case .retain, .release, .autorelease, .sendMessage, .setProperty:
      let paths = action.kind == .setProperty ? [text(0), text(1)] : [text(0)]
      return paths.compactMap { $0.flatMap { objection(toPath: $0, at: range) } }
    default: return []
    }
  }

  private func unknown(_ name: String, _ names: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownObject,
      at: range,
      "'\(name)' is no object of this scenario",
      help: Suggestion.help(for: name, in: names).ifEmpty(
        names.isEmpty
          ? "describe it under app, objects"
          : "there are: \(names.joined(separator: ", "))"
      )
    )
  }
}
