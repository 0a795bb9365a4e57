@_spi(Package) internal import LifecycleCore

/// The lines of a recording as numbers: lines about the same have the same one.
struct DistinctLines {
  /// What a line says, without where it is.
  private struct Content: Hashable {
    var event: Recording.Event
    var others: [Term]
    var reads: AppState?
    var options: Set<String>?
    var scene: String?
    var end: TerminationReason?
    var isNearCall: Bool
    var allowsStart: Bool
  }

  /// The number of all gaps.
  static let gap = 0

  /// The number of each line.
  let numbers: [Int]
  /// A line with each number.
  let examples: [Recording.Line]
  /// Whether a line with this number is about a call or a notification.
  let isTerm: [Bool]
  /// Whether a process may start at a line with this number, without a line that says so.
  let allowsStart: [Bool]

  /// Numbers lines; without evidence a process starts before the first one only, unless launches are assumed anywhere.
  init(_ lines: [Recording.Line], _ starts: ProcessStarts) {
    var known: [Content: Int] = [:]
    var numbers: [Int] = []
    var examples = [Recording.Line(number: 0, event: .gap)]
    var allowsStart = [true]
    numbers.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      if line.event == .gap {
        numbers.append(Self.gap)
        continue
      }
      let content = Content(
        event: line.event,
        others: line.others,
        reads: line.reads,
        options: line.options,
        scene: line.scene,
        end: line.end,
        isNearCall: line.isNearCall,
        allowsStart: starts.areAllowed(before: index, of: lines)
      )
      if let number = known[content] {
        numbers.append(number)
        continue
      }
      known[content] = examples.count
      numbers.append(examples.count)
      examples.append(line)
      allowsStart.append(content.allowsStart)
    }
    (self.numbers, self.examples, self.allowsStart) = (numbers, examples, allowsStart)
    isTerm = examples.map { if case .term = $0.event { true } else { false } }
  }
}
