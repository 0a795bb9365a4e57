/// How much of a project is read at most, so that neither a huge nor a hostile one takes long.
package struct ReadingLimits: Sendable {
  /// The number of files and folders among which source files are found, and that of the files that are read.
  package var files = 20_000
  /// The number of files and folders among which projects are found, most of which do not belong to them.
  package var names: Int { files * 10 }
  /// The number of bytes of all files together.
  package var bytes = 200 << 20
  /// The number of bytes of one file, such as a source file or a property list; a multiple of a mebibyte.
  package var fileBytes = 5 << 20
  /// The number of bytes of a project file, which lists all others; a multiple of a mebibyte.
  package var projectBytes = 32 << 20
  /// The number of folders in one another.
  package var depth = 32

  /// Creates the limits for any app.
  package init() {}
}
