internal import LifecycleCore

/// The names of the objects that a case describes, and of their properties.
struct ObjectNames {
  /// The names in the order of the description, then the paths of the properties.
  private var names: [String] = []
  private var paths: [String] = []
  private var known: Set<String> = []
  private var knownPaths: Set<String> = []

  init(_ setup: InsideSetup) {
    if setup.objects.isEmpty { return }
    for object in setup.descriptions {
      names.append(object.name)
      paths.append(object.name)
      for property in object.properties { paths.append("\(object.name).\(property.name)") }
    }
    known = Set(names)
    knownPaths = Set(paths)
  }

  /// Whether the case describes none.
  var isEmpty: Bool { names.isEmpty }

  /// Why no object has the name; nil if one has.
  func objection(toName name: String, at range: SourceRange) -> Diagnostic? {
    known.contains(name) ? nil : unknown(name, names, at: range)
  }

  /// Why neither an object nor a property of one has the name; nil if one has.
  func objection(toPath path: String, at range: SourceRange) -> Diagnostic? {
    knownPaths.contains(path) ? nil : unknown(path, paths, at: range)
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
      "'\(name)' is not an object of this scenario",
      help: Suggestion.help(for: name, in: names).ifEmpty(
        names.isEmpty
          ? "describe it under app, objects"
          : "there are: \(names.listed)"
      )
    )
  }
}
