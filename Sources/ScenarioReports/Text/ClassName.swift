/// The class name of a file in a JUnit report: its path with dots, without the usual ending.
///
/// No two paths make one name: a dot or a percent sign that stands in a path itself is written as `%2E`
/// or `%25`, and an ending other than `.yaml` is kept.
enum ClassName {
  static func of(_ path: String) -> String {
    let base = path.hasSuffix(".yaml") ? String(path.dropLast(5)) : path
    var name = ""
    for character in base.unicodeScalars {
      switch character {
      case "/": name += "."
      case ".": name += "%2E"
      case "%": name += "%25"
      default: name.unicodeScalars.append(character)
      }
    }
    return name
  }
}
