/// Values that nobody means to write, each of another kind.
enum UnlikelyValues {
  private static let deep = 40

  /// Values that YAML takes; what the language makes of them depends on the place.
  static let all: [String] =
    [
      // Nothing.
      "", "~", "null", "{}", "[]", "''", "\"\"", "\" \"",
      // Collections of another shape.
      "[[]]", "[{}]", "[[[]]]", "[null]", "[a]", "[a, a]", "{a: b}", "{a: }", "{a: {}}", "{a: []}",
      "{'': ''}", "[{a: b, c: d}]", "[{a: b}, {a: b}]", "{name: a, name2: [b, {c: d}]}",
      // Numbers.
      "0", "-0", "-1", "1.5", "1e308", ".nan", ".inf", "0x7F", "00", "+1", "1_000",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
      "2147483648", "99999999999999999999999999", "10000", "100000",
      // Durations.
      "0s", "1ms", "87600h", "87601h", "9223372036854775807ms", "100000000000s", "-5s", "1.5s", "5",
      "s", "5 s",
      // Flags and words.
      "true", "false", "yes", "TRUE", "none", "any", "all", "Active", "TAP-ICON", "tap-icon ",
      // Versions, rows and names.
      "F-9223372036854775808", "F9223372036854775807", "F0", "F01", "F+1", "f1", "...", "4.0...",
      "...4.0", "8.0...4.0", "4.0...4.0...4.0", "99999999999999999999.0", "8.-1", "4.0...99.9",
      // Variables.
      "\"${a}\"", "\"${}\"", "\"${\"", "\"$${a}\"", "\"${a}${a}\"",
      // Characters.
      "é", "\"e\\u0301\"", "\"\\u202E\"", "\"\\u0000\"", "\"a\\nb\"", "\"\\n\"", "\"\\t\"", "😀",
      "\"\\uFEFF\"", "'#'", "'- a'", "\"a: b\"", "'}'", "a b", "a:b", "-a", "//", "\"\\\\\"",
      // Anchors.
      "&a x", "&a {}", "[&a x, *a]", "{b: &a [c], d: *a}",
      // Much.
      String(repeating: "x", count: 20_000), "\"\(String(repeating: "é ", count: 5_000))\"",
      "[\(Array(repeating: "a", count: 2_000).joined(separator: ", "))]",
      "{\((0..<1_000).map { "k\($0): v" }.joined(separator: ", "))}",
      String(repeating: "[", count: deep) + String(repeating: "]", count: deep),
      String(repeating: "{a: ", count: deep) + "b" + String(repeating: "}", count: deep),
      String(repeating: "[{a: ", count: deep / 2) + "b" + String(repeating: "}]", count: deep / 2),
    ]

  /// Values that are no YAML of ours: with one of them a file is invalid as a whole.
  static let refused: [String] = [
    "*a", "&a [*a]", "{a: b, a: c}", "{<<: {a: b}}", "!!str a", "!local {}", "!!binary aGk=", "%",
    "@a", "`a`", "[a", "a]", "{a", "\"a", "'a", "? a", "{[a]: b}", "{{}: b}", "{*a : b}", "| a",
    String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
    String(repeating: "[", count: 10_000), "\"\\x\"", "\u{7}", "\u{FFFE}", "---", "...\n---",
  ]
}
