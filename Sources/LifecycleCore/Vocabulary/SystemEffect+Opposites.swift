extension SystemEffect {
  /// The other answer to the same question: an object is found or missing, a resource granted or refused.
  public var opposite: SystemEffect? {
    switch self {
    case .objectFound: .objectMissing
    case .objectMissing: .objectFound
    case .resourceGranted: .resourceRefused
    case .resourceRefused: .resourceGranted
    case .socketUsed: .socketFailed
    case .socketFailed: .socketUsed
    case .viewControllerRestored: .viewControllerDropped
    case .viewControllerDropped: .viewControllerRestored
    case .archiveWritten: .archiveDiscarded
    case .archiveDiscarded: .archiveWritten
    case .fileRead: .fileDenied
    case .fileDenied: .fileRead
    case .touchesOn: .touchesOff
    case .touchesOff: .touchesOn
    case .pasted: .pasteboardEmpty
    case .pasteboardEmpty: .pasted
    case .callInProgress: .noCall
    case .noCall: .callInProgress
    case .messageSent: .messageToNil
    case .messageToNil: .messageSent
    case .objectDeallocated: .objectLeaked
    case .objectLeaked: .objectDeallocated
    default: nil
    }
  }
}
