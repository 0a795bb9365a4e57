/// Writes a message with a format such as `%{public}@`.
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: Any...
) { log.write(formatted(message, arguments), as: type) }

/// Writes a message with a format such as `%{public}@`.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: Any...
) { log.write(formatted(message, arguments), as: type) }

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, as: .default) }

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, as: type)
}

/// Puts arguments in the place of `%…` up to a letter or `@`.
private func formatted(_ format: StaticString, _ arguments: [Any]) -> String {
  var text = ""
  var arguments = arguments[...]
  var rest = "\(format)"[...]
  while let percent = rest.firstIndex(of: "%") {
    text += rest[..<percent]
    rest = rest[percent...].dropFirst()
    if rest.first == "%" {
      text += "%"
      rest = rest.dropFirst()
      continue
    }
    if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[end...].dropFirst() }
    let lengths: Set<Character> = ["h", "l", "q", "z", "t", "j", "L"]
    let conversion = rest.firstIndex { ($0.isLetter && !lengths.contains($0)) || $0 == "@" }
    rest = conversion.map { rest[$0...].dropFirst() } ?? ""
    text += arguments.popFirst().map { "\($0)" } ?? "<missing>"
  }
  return text + rest
}
