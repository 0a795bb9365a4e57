public import Foundation

/// Data that several users share, as far as an app sees it that accepts an invitation.
open class CKShare: CKRecord, @unchecked Sendable {
  /// Where the invitation leads.
  open private(set) var url: URL?

  /// Creates the share of a scenario, with its name.
  package init(named name: String) {
    super.init(recordID: CKRecord.ID(recordName: name))
    url = URL(string: name)
  }

  /// An invitation that the user has accepted: what the delegates receive.
  open class Metadata: NSObject, @unchecked Sendable {
    /// The share; the name of its record is that in the scenario.
    public let share: CKShare
    /// The container of the share.
    public let containerIdentifier: String

    /// Creates the metadata of a share.
    package init(share: CKShare, containerIdentifier: String = "iCloud.app") {
      self.share = share
      self.containerIdentifier = containerIdentifier
    }

    /// The record at the root of the share; unavailable on Linux.
    @available(*, unavailable, message: "records of CloudKit are not simulated")
    open var rootRecord: CKRecord? { nil }
  }
}

/// A record of CloudKit, of which only the name exists on Linux.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The name of the record.
  public let recordID: ID

  init(recordID: ID) { self.recordID = recordID }

  /// The name of a record.
  open class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String

    /// Creates a name.
    public init(recordName: String) { self.recordName = recordName }
  }
}
