internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// The options for the order in which files are run.
struct OrderOptions: ParsableArguments, Configurable {
  static let configurableOptions = [
    ConfigurableOption("order", .text, conflicts: ["shuffle", "seed"], role: .selection),
    ConfigurableOption("shuffle", .flag, conflicts: ["order"], role: .selection),
    ConfigurableOption("seed", .text, conflicts: ["order"], role: .selection),
  ]

  @Option(help: "Set the order in which files run; reports are always sorted by path.")
  var order = OrderArgument.path

  @Flag("Run files in random order and print the seed.")
  var shuffle = false

  @Option("number", "Repeat the order of an earlier --shuffle that printed NUMBER.")
  var seed: UInt32?

  /// Whether the order depends on the results of earlier runs.
  var needsHistory: Bool { order != .path }

  func validate() throws {
    let shuffles = shuffle || seed != nil
    try require(order == .path || !shuffles, "--order and --shuffle cannot be used together")
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

/// The argument of `--shard`: `2/7`, or `auto` for the shard that the CI system defines.
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

/// The argument of `--order`.
enum OrderArgument: String, CaseIterable, ExpressibleByArgument {
  case path
  case failedFirst = "failed-first"
  case slowestFirst = "slowest-first"
}
