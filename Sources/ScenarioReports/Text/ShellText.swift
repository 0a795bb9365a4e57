/// Text as a word of a POSIX shell.
enum ShellText {
  /// The word for a path: one that begins with a hyphen would be an option.
  static func path(_ path: String) -> String {
    word(path.hasPrefix("-") ? "./\(path)" : path)
  }

  /// The word for a text, in quotes where the shell would read it otherwise.
  static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "+"),
          UInt8(ascii: ","), UInt8(ascii: "@"), 0x80...:
          true
        default: false
        }
      }
    return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
