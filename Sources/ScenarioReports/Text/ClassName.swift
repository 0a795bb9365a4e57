/// The class name of a file in a JUnit report: its path with dots, without the usual ending.
///
/// No two paths make one name: a dot or a percent sign that stands in a path itself is written as `%2E`
/// or `%25`, so that a percent sign before anything else can tell the endings apart: `a.yaml` is `a`,
/// `a.yml` is `a%yml`, and a file that is named with another ending, or none, gets a `%` behind it.
enum ClassName {
  static func of(_ path: String) -> String {
    if path.hasSuffix(".yaml") { return escaped(path, without: 5) }
    if path.hasSuffix(".yml") { return escaped(path, without: 4) + "%yml" }
    return escaped(path, without: 0) + "%"
  }

  /// The path with dots, without so many bytes at its end.
  private static func escaped(_ path: String, without count: Int) -> String {
    var path = path
    var name: [UInt8] = []
    path.withUTF8 { bytes in
      name.reserveCapacity(bytes.count + 8)
      for byte in bytes.dropLast(count) {
        switch byte {
        case UInt8(ascii: "/"): name.append(UInt8(ascii: "."))
        case UInt8(ascii: "."): name.append(contentsOf: "%2E".utf8)
        case UInt8(ascii: "%"): name.append(contentsOf: "%25".utf8)
        default: name.append(byte)
        }
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
