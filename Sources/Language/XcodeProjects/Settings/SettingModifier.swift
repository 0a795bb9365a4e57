/// What changes the value of a variable: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
  /// Returns the changed value; nil for an unknown modifier.
  static func apply(_ modifier: String, to value: String) -> String? {
    switch modifier {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "c99extidentifier":
      identifier(value, "_") { $0 == "_" || ($0.value >= 0x80 && $0.properties.isXIDContinue) }
    case "identifier": identifier(value, "_") { $0 == "_" }
    case "rfc1034identifier": identifier(value, "-") { $0 == "-" }
    case "file": value.split(separator: "/").last.map(String.init) ?? ""
    case "dir": value.lastIndex(of: "/").map { String(value[...$0]) } ?? "./"
    case "base": base(of: value)
    case "suffix": suffix(of: value)
    case "quote": value.filter { $0 == " " || $0 == "\"" }.isEmpty ? value : nil
    case "standardizepath": value.hasPrefix("/") || value.contains("..") ? nil : value
    case "not": value == "YES" ? "NO" : "YES"
    default: nil
    }
  }

  /// Returns a value in which other characters than letters and digits, and digits at its start, are replaced.
  private static func identifier(
    _ value: String,
    _ replacement: Unicode.Scalar,
    unless isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z": scalars.append(scalar)
      case "0"..."9": scalars.append(scalars.isEmpty ? replacement : scalar)
      default: scalars.append(isKept(scalar) ? scalar : replacement)
      }
    }
    return String(scalars)
  }

  private static func base(of value: String) -> String {
    let name = value.split(separator: "/").last.map(String.init) ?? ""
    return String(name.dropLast(suffix(of: name).count))
  }

  private static func suffix(of value: String) -> String {
    let name = value.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[dot...])
  }
}
