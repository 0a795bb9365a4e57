internal import LibC

#if !canImport(Darwin)
  internal import CSystem
#endif

/// Replacing a file that other programs may write, too.
extension Platform {
  /// Exchanges the files at two paths, in one step where the file system can.
  ///
  /// Elsewhere, what another program moves to `target` in the middle of it is lost.
  ///
  /// - Returns: Whether the file of `target` is now at `path`; false if the file system can do no more than replace it.
  static func exchange(_ path: Path, with target: Path) throws(Failure) -> Bool {
    do throws(Failure) {
      try exchangeAtomically(path, with: target)
      return true
    } catch  where error.isNotSupported {
      return try exchangeByLinks(path, with: target)
    }
  }

  /// Exchanges the files at two paths in several steps, in each of which there is a file at `target`.
  static func exchangeByLinks(_ path: Path, with target: Path) throws(Failure) -> Bool {
    let displaced: Path = "\(path).displaced"
    let (old, second) = (target.terminated, displaced.terminated)
    let keepsOld = linkat(AT_FDCWD, old, AT_FDCWD, second, 0) == 0
    try moveFile(path, to: target)
    if keepsOld { try moveFile(displaced, to: path) }
    return keepsOld
  }

  private static func exchangeAtomically(_ path: Path, with target: Path) throws(Failure) {
    #if canImport(Darwin)  // not compiled on a Mac yet: docs/platforms.md
      let isDone = renamex_np(path.terminated, target.terminated, UInt32(RENAME_SWAP)) == 0
      let number = isDone ? 0 : errno
    #else
      let number = exchange_files(path.terminated, target.terminated)
    #endif
    guard number == 0 else { throw Failure(number: number) }
  }

  /// Waits until no other program has a file open for writing; returns false if one still has after two seconds.
  ///
  /// Where the system does not tell, returns true at once.
  static func waitForWriters(of descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      return true
    #else
      for _ in 0..<2_000 {
        if wait_for_no_writer(descriptor) == 0 { return true }
        Clock.pause(milliseconds: 1)
      }
      return false
    #endif
  }

  /// Gives a new file the owner, the group, the permissions, the access control list and the extended attributes of
  /// another one.
  static func copyMetadata(
    _ status: Status,
    of descriptor: Int32,
    to new: Int32
  ) throws(Failure) {
    try status.copyOwner(to: new)
    #if canImport(Darwin)
      let flags = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      _ = try checked { fcopyfile(descriptor, new, nil, flags) }
    #else
      let number = copy_attributes(descriptor, new)
      guard number == 0 else { throw Failure(number: number) }
    #endif
    // Last, since changing the owner removes some permissions.
    try status.copyPermissions(to: new)
  }
}
