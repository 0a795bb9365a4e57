extension Path {
  /// Returns the absolute path without symbolic links and dots; nil if no file exists at the path.
  public func canonicalized() -> Path? { Platform.resolved(self) }
}
