@_spi(Package) internal import LifecycleCore

// The types of sizes and frames.
extension Grammar {
  /// Returns the type of a list of a fixed number of lengths in points; only the first invalid one is reported.
  private static func points(_ form: String, _ count: Int, _ what: String) -> ValueType<[Int]> {
    .init("`\(form)`", Schema.list(of: Schema.integer(0...10_000))) { decoder, index in
      guard let items = decoder.items(index, form) else { return nil }
      var numbers: [Int] = []
      for item in items {
        guard let number = decoder.integer(item, 0...10_000, "a number of points") else {
          return nil
        }
        numbers.append(number)
      }
      if numbers.count == count { return numbers }
      decoder.reportWrongType(index, what) { "write \(form)" }
      return nil
    }
  }

  static let size = points("[width, height]", 2, "a size is two numbers").map {
    Size(width: $0[0], height: $0[1])
  }

  static let frame = points("[x, y, width, height]", 4, "a frame is four numbers").map {
    Rectangle(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
  }
}
