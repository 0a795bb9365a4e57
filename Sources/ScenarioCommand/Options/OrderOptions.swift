internal import ArgumentParser
internal import ScenarioRunner

/// In which order files are run.
struct OrderOptions: ParsableArguments, SettableOptions {
  static let settable = [
    OptionWord("order", .text, rivals: ["shuffle", "seed"]),
    OptionWord("shuffle", .flag, rivals: ["order"]),
    OptionWord("seed", .text, rivals: ["order"]),
  ]

  @Option(help: "Run files in ORDER; reports are always sorted by path.")
  var order = OrderArgument.path

  @Flag(help: "Run files in random order and print the seed.")
  var shuffle = false

  @Option(help: .value("number", "Repeat the order of an earlier --shuffle that printed NUMBER."))
  var seed: UInt32?

  /// Whether earlier runs are asked.
  var asksHistory: Bool { order != .path }

  func validate() throws {
    if order != .path, shuffle || seed != nil {
      throw ValidationError("--order and --shuffle cannot be used together")
    }
  }

  func apply(to request: inout RunRequest) {
    switch order {
    case .path: request.selection.order = .byPath
    case .failedFirst: request.selection.order = .failedFirst
    case .slowestFirst: request.selection.order = .slowestFirst
    }
    if shuffle || seed != nil {
      request.selection.order = .shuffled(seed: UInt64(seed ?? UInt32.random(in: 1...UInt32.max)))
    }
  }
}

/// `2/7`, or `auto` for the variables of the CI system.
enum ShardArgument {
  case automatic
  case shard(Shard)

  init(reading argument: String) throws {
    if argument == "auto" {
      self = .automatic
    } else if let shard = Shard(argument) {
      self = .shard(shard)
    } else {
      throw ValidationError(
        "expected NUMBER/COUNT, such as 2/7 for the second of seven shards (at most 10,000), or auto"
      )
    }
  }
}

/// `path`, `failed-first` or `slowest-first`.
enum OrderArgument: String, CaseIterable, ExpressibleByArgument {
  case path
  case failedFirst = "failed-first"
  case slowestFirst = "slowest-first"
}
