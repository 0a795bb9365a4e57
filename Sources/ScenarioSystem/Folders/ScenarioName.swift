/// What the name of a file says of it.
enum ScenarioName {
  /// Whether it ends with `.yaml` or `.yml`, in capital or small letters.
  static func isScenario(_ name: some RandomAccessCollection<UInt8>) -> Bool {
    // Most other names end with another letter.
    guard let last = name.last, last | 0x20 == UInt8(ascii: "l") else { return false }
    return ends(name, ".yaml") || ends(name, ".yml")
  }

  /// Whether it is hidden, as everywhere: it begins with a period.
  static func isHidden(_ name: some Collection<UInt8>) -> Bool { name.first == UInt8(ascii: ".") }

  private static func ends(
    _ name: some RandomAccessCollection<UInt8>,
    _ ending: StaticString
  ) -> Bool {
    let ending = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
    // The period is the only byte that is no letter, and stays what it is.
    return name.count >= ending.count
      && zip(name.suffix(ending.count), ending).allSatisfy { byte, expected in
        byte == expected || (byte | 0x20 == expected && expected != UInt8(ascii: "."))
      }
  }
}
