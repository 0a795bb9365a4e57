@_spi(Package) import LifecycleCore

// Code with a declaration, with the line breaks of swift-format.
extension MethodDeclaration {
  private static let width = 100

  /// The declaration of a requirement, or the method with a body.
  func code(_ modifiers: String = "", body: [String]? = nil) -> String {
    let start = "  \(modifiers)func \(name)("
    let end =
      ")" + (isAsync ? " async" : "") + (result.map { " -> \($0)" } ?? "")
      + (body == nil ? "" : " {")
    let line = start + parameters.map(\.code).joined(separator: ", ") + end
    var lines = [line]
    if line.count > Self.width {
      lines = [start] + Self.items(parameters.map(\.code), "    ") + ["  " + end]
    }
    if let body { lines += body.map { "    " + $0 } + ["  }"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A call of the method, with an argument for each parameter.
  func call(
    _ before: String,
    _ arguments: [String],
    _ after: String = "",
    indent: String
  ) -> String {
    let start = "\(indent)\(before)delegate.\(name)("
    let labeled = zip(parameters, arguments).map { parameter, argument in
      parameter.label == "_" ? argument : "\(parameter.label): \(argument)"
    }
    let line = start + labeled.joined(separator: ", ") + ")\(after)"
    if line.count <= Self.width { return line + "\n" }
    let lines = [start] + Self.items(labeled, indent + "  ") + ["\(indent))\(after)"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Parameters or arguments, each on its line; what is too long for one is broken after its label.
  private static func items(_ items: [String], _ indent: String) -> [String] {
    items.enumerated().flatMap { index, item in
      let line = indent + item + (index == items.count - 1 ? "" : ",")
      guard line.count > width, let colon = line.firstIndex(of: ":") else { return [line] }
      let type = line[colon...].dropFirst().drop { $0 == " " }
      return [String(line[...colon]), indent + "  " + type]
    }
  }
}

extension MethodDeclaration.Parameter {
  /// `open url: URL`.
  var code: String { (label == name ? "" : "\(label) ") + "\(name): \(type)" }
}
