extension UseReader {
  /// `configuration.delegateClass = X.self`, and `center.delegate = x` of a notification center, of the app, or of a scene.
  mutating func delegateAssignment(_ index: Int) {
    let isScene = tokens.isWord(index, "delegateClass")
    guard isScene || tokens.isWord(index, "delegate"), tokens.isSymbol(index - 1, "."),
      tokens.isSymbol(index + 1, "=")
    else { return }
    let owner = isScene ? nil : delegateOwner(before: index)
    if !isScene, owner == nil { return }
    let value = statement(from: index + 2)
    let source = String(tokens.source(value).prefix(200))
    if let owner {
      addDelegate(of: owner, value, source, at: index)
    } else if source != "nil", !source.hasSuffix(".configuration.delegateClass") {
      // What is copied from the session stays what the Info.plist says.
      if let function = file.function(around: index) { spend(file.functions[function].body) }
      let reach = SceneConfigurationReader.reach(ofAssignment: index, in: file)
      add(.sceneDelegate(className: className(value), source, reach), at: index)
    }
  }

  func statement(from start: Int) -> Range<Int> {
    var end = start
    while end < min(start + 200, tokens.count), !tokens.isSymbol(end, ";"),
      tokens.kind(end) != .close,
      end == start || file.language == .objectiveC || tokens.token(end)?.isFirstInLine == false
    {
      end = tokens.next(end)
    }
    return start..<end
  }

  /// The class of `X.self`, `Module.X.self` or `[X class]`; nil for other expressions.
  private func className(_ value: Range<Int>) -> String? {
    if file.language == .objectiveC {
      let isClass =
        value.count == 4 && tokens.isSymbol(value.lowerBound, "[")
        && tokens.isWord(value.lowerBound + 2, "class")
      return isClass ? tokens.string(value.lowerBound + 1) : nil
    }
    guard value.count >= 3, value.count % 2 == 1, tokens.isWord(value.upperBound - 1, "self"),
      value.enumerated().allSatisfy({ position, index in
        position % 2 == 0 ? tokens.kind(index) == .identifier : tokens.isSymbol(index, ".")
      })
    else { return nil }
    return stride(from: value.lowerBound, to: value.upperBound - 2, by: 2).map(tokens.string)
      .joined(separator: ".")
  }

  // MARK: - Calls of a delegate's methods

  /// `delegate.applicationDidBecomeActive(application)`.
  mutating func delegateCall(_ index: Int) {
    switch tokens.byte(index) {
    case UInt8(ascii: "a"), UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "w"): break
    default: return
    }
    // `(_:)` only names it.
    guard tokens.kind(index + 1) == .open || tokens.isSymbol(index + 1, "?"),
      !(tokens.isWord(index + 2, "_") && tokens.isSymbol(index + 3, ":")),
      KnownMethod.baseNames.contains(tokens.string(index)), let call = calls.call(at: index)
    else { return }
    let name = "\(call.name)(\(call.labels.map { "\($0):" }.joined()))"
    guard let method = KnownMethod.bySwiftName[name] ?? KnownMethod.byAsyncName[name],
      call.receiver != "super"
    else { return }
    add(.delegateCall(method, receiver: call.receiver, receiverType: type(of: call)), at: index)
  }

  /// `[delegate applicationDidBecomeActive:application]`.
  mutating func delegateCallInObjectiveC(_ index: Int) {
    guard tokens.isSymbol(index, "["), let call = calls.call(at: index),
      let method = KnownMethod.bySelector[call.name], call.receiver != "super"
    else { return }
    let receiver =
      call.receiver ?? String(tokens.source(index + 1..<tokens.next(index + 1)).prefix(200))
    add(.delegateCall(method, receiver: receiver, receiverType: nil), at: index)
  }

  /// `#selector(AppDelegate.applicationDidBecomeActive(_:))`.
  mutating func selector(_ index: Int) {
    guard tokens.isWord(index, "#selector"), tokens.isSymbol(index + 1, "(") else { return }
    let path = selectorPath(index)
    guard let name = path.last else { return }
    let known =
      KnownMethod.bySwiftName[name]
      ?? KnownMethod.bySwiftName["\(name)(_:)"]
    guard let method = known else { return }
    let receiver = path.dropLast().joined(separator: ".")
    add(
      .delegateCall(
        method,
        receiver: receiver.isEmpty ? nil : receiver,
        receiverType: receiver.isEmpty || receiver == "self" ? nil : receiver
      ),
      at: index
    )
  }

  /// The names in `#selector(A.b(_:))`, of which the last one has its labels.
  func selectorPath(_ index: Int) -> [String] {
    let close = tokens.closing(index + 1)
    var path: [String] = []
    var position = index + 2
    while position < close, tokens.kind(position) == .identifier, path.count < 10 {
      var name = tokens.string(position)
      position += 1
      if tokens.isSymbol(position, "("), position < close {
        name += tokens.source(position..<min(tokens.next(position), close)).filter {
          !$0.isWhitespace
        }
        position = tokens.next(position)
      }
      path.append(name)
      guard tokens.isSymbol(position, ".") else { break }
      position += 1
    }
    return path
  }

  /// The class of what a method is called on, if the code around tells it.
  private mutating func type(of call: FunctionCall) -> String? {
    guard let receiver = call.receiver else { return nil }
    // `(UIApplication.shared.delegate as! AppDelegate)`
    if let type = receiver.typeOfCast { return type }
    let name = receiver.split(separator: ".").last.map(String.init) ?? receiver
    spend(0..<file.properties.count)
    let types = file.properties.filter { $0.name == name }.compactMap(\.declaredType)
    if let type = types.first { return MethodRecognition.bareType(type) }
    return nil
  }
}

extension String {
  /// The type of a cast that the text consists of, `(x as? Y)`; nil if it is none.
  var typeOfCast: String? {
    guard hasSuffix(")") else { return nil }
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    guard let keyword = words.lastIndex(of: "as"), keyword == words.count - 2 else { return nil }
    return words.last?.split(separator: ".").last.map(String.init)
  }
}
