@_spi(Package) package import ScenarioJSON
internal import ScenarioSystem

/// A server of a protocol that is based on JSON-RPC 2.0.
///
/// It has no threads and reads nothing by itself, so that tests can call it.
package protocol MessageServer {
  /// How messages are divided.
  static var framing: MessageReader.Framing { get }
  /// The notification with which a client cancels a request, and the parameter that has the request's identifier.
  static var cancellation: (method: String, id: String) { get }
  /// Whether a request that was cancelled is answered, with an error.
  static var answersCancelledRequests: Bool { get }
  /// The messages that were read, but not yet answered.
  var inbox: MessageInbox { get set }
  /// The exit status, once the client has ended the session.
  var exitStatus: Int32? { get }
  /// The exit status if the input ends before that.
  static var statusAtEnd: Int32 { get }

  /// Answers a request.
  mutating func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue
  /// Takes note of a notification.
  mutating func notify(_ method: String, _ params: JSONValue)
  /// Does a part of what needs no answer; called while no message waits.
  mutating func workWhileIdle()
}

extension MessageServer {
  package mutating func workWhileIdle() {}
}

extension MessageServer {
  /// Whether messages wait for their answers.
  var hasPending: Bool { !inbox.isEmpty }

  /// Adds a message to those that wait; a cancellation takes effect at once.
  mutating func receive(_ message: MessageReader.Message) {
    switch message {
    case .malformed(let reason): inbox.send(Self.failure(.init(.parseError, reason), of: .null))
    case .content(let bytes):
      do throws(JSONError) {
        receive(try JSONValue(json: bytes[...]))
      } catch {
        let text = "the message is not JSON: \(error.message)"
        inbox.send(Self.failure(.init(.parseError, text), of: .null))
      }
    }
  }

  private mutating func receive(_ message: JSONValue) {
    if message["method"]?.string == Self.cancellation.method,
      let id = message["params"]?[Self.cancellation.id]
    {
      inbox.cancel(id)
    } else {
      inbox.append(message)
    }
  }

  /// Answers the first message that waits.
  mutating func answerNext() {
    guard let next = inbox.removeFirst() else { return }
    // A batch is answered at once.
    if case .list(let batch) = next.message, !batch.isEmpty {
      let answers = batch.compactMap { answer(to: $0) }
      if !answers.isEmpty { inbox.send(.list(answers)) }
    } else if let answer = answer(to: next.message, isCancelled: next.isCancelled) {
      inbox.send(answer)
    }
  }

  /// Returns the answer to a message; nil for a notification.
  mutating func answer(to message: JSONValue, isCancelled: Bool = false) -> JSONValue? {
    guard case .object = message, let method = message["method"]?.string else {
      // An answer of the client to a request of the server needs nothing more.
      if case .object = message, message["result"] != nil || message["error"] != nil { return nil }
      let error = RPCError(.invalidRequest, "the message has no method")
      return Self.failure(error, of: message["id"] ?? .null)
    }
    let params = message["params"] ?? .null
    guard let id = message["id"] else {
      notify(method, params)
      return nil
    }
    if isCancelled {
      guard Self.answersCancelledRequests else { return nil }
      return Self.failure(.init(.requestCancelled, "'\(method)' was cancelled"), of: id)
    }
    do throws(RPCError) {
      return ["jsonrpc": "2.0", "id": id, "result": try answer(method, params)]
    } catch {
      return Self.failure(error, of: id)
    }
  }

  private static func failure(_ error: RPCError, of id: JSONValue) -> JSONValue {
    let object: JSONValue = [
      "code": .number("\(error.code.rawValue)"), "message": .text(error.message),
    ]
    return ["jsonrpc": "2.0", "id": id, "error": object]
  }
}

extension MessageServer {
  /// Serves standard input and output until the client ends the session.
  ///
  /// - Parameter make: Creates the server, with the closure that sends its messages.
  /// - Returns: The exit status.
  package static func serve(_ make: (@escaping (JSONValue) -> Void) -> Self) -> Int32 {
    let output = StandardStream(.output)
    var server = make { message in
      try? output.write(framing.bytes(of: message.json))
      try? output.flush()
    }
    var reader = MessageReader(framing)
    while server.exitStatus == nil {
      if !server.hasPending, !StandardInput.hasAvailableBytes { server.workWhileIdle() }
      // What has arrived already may cancel or replace what waits.
      if !server.hasPending || StandardInput.hasAvailableBytes {
        let bytes = StandardInput.availableBytes()
        if bytes.isEmpty, !server.hasPending {
          guard let rest = reader.end() else { return statusAtEnd }
          server.receive(rest)
        }
        reader.append(bytes)
        while let message = reader.next() { server.receive(message) }
      }
      server.answerNext()
      if output.isClosed { return 1 }
    }
    return server.exitStatus ?? statusAtEnd
  }
}

/// An error that answers a request.
package struct RPCError: Error {
  /// The codes of JSON-RPC, and of the protocols that are based on it.
  package enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}
