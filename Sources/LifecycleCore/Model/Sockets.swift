/// The sockets of the app, and its Bonjour services, each with the listening socket that belongs to it.
struct Sockets {
  private struct Socket {
    var listens: Bool
    var isAlive = true
  }

  private var all = NamedList<Socket>()

  /// Opens a socket, in place of an older one of that name.
  mutating func open(_ name: String, listens: Bool) {
    all.append(Socket(listens: listens), named: name)
  }

  mutating func close(_ name: String) { all.remove(name) }

  /// Whether a socket of that name is there and works.
  func works(_ name: String) -> Bool { all[name]?.isAlive ?? false }

  /// Ends those that work and listen, or all that work, and returns their names.
  mutating func end(onlyListening: Bool) -> [String] {
    var names: [String] = []
    all.forEach { name, socket in
      guard socket.isAlive, socket.listens || !onlyListening else { return }
      socket.isAlive = false
      names.append(name)
    }
    return names
  }
}
