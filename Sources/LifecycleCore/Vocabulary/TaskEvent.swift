/// Something that becomes of a background task.
public enum TaskEvent: UInt8, CaseIterable, Sendable {
  /// Its time is over, and its expiration handler is called.
  case expired
}

extension TaskEvent: TermWord {
  /// Built once.
  public static let rows = allCases.map(\.catalogueRow)

  private var catalogueRow: TermRow {
    switch self {
    case .expired:
      .init(
        "task-expired",
        "the time of a background task is over: its expiration handler is called",
        [.name],
        since: 4
      )
    }
  }
}
