extension String {
  /// The text as a message quotes it: one line, not too long, and nothing in it that a terminal obeys.
  var excerpt: String {
    let length = 48
    var excerpt = ""
    var count = 0
    for scalar in unicodeScalars {
      guard scalar != "\n", scalar != "\r", count < length else { return excerpt + "…" }
      count += 1
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        excerpt += "\\u" + hexadecimal(scalar.value, digits: 4)
      default:
        excerpt.unicodeScalars.append(scalar)
      }
    }
    return excerpt
  }
}
