/// The sockets of the app, and its Bonjour services, each with the listening socket that belongs to it.
struct Sockets {
  private struct Socket {
    var name: String
    var listens: Bool
    var isAlive = true
  }

  private var all: [Socket] = []

  /// Opens a socket, in place of an older one of that name.
  mutating func open(_ name: String, listens: Bool) {
    close(name)
    all.append(Socket(name: name, listens: listens))
  }

  mutating func close(_ name: String) { all.removeAll { $0.name == name } }

  /// Whether a socket of that name is there and works.
  func works(_ name: String) -> Bool { all.contains { $0.name == name && $0.isAlive } }

  /// Ends those that work and listen, or all that work, and returns their names.
  mutating func end(onlyListening: Bool) -> [String] {
    if all.isEmpty { return [] }
    var names: [String] = []
    for index in all.indices where all[index].isAlive && (all[index].listens || !onlyListening) {
      all[index].isAlive = false
      names.append(all[index].name)
    }
    return names
  }
}
