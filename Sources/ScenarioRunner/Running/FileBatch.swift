internal import ScenarioLanguage
internal import ScenarioSystem

/// Files that are read together, before the first of them is played.
///
/// What reads a file fills the processor's caches, and so does what plays it: by turns for each file, they would drive
/// each other out, and a run would take a fourteenth longer.
struct FileBatch<Loader: ScenarioLoader> {
  private var loader: Loader
  private let fileLimit: Int
  private let isTimed: Bool
  private var slots: [FileSlot] = []

  /// How many files are read before the first of them is played.
  static var count: Int { 32 }
  /// How many bytes are read before the first file is played, but for those of the last one.
  private static var size: Int { 128 << 10 }

  init(_ loader: Loader, fileLimit: Int, isTimed: Bool) {
    self.loader = loader
    self.fileLimit = fileLimit
    self.isTimed = isTimed
  }

  /// Reads the first of these files, into the place of those that were read before, and returns how many.
  mutating func read(_ entries: ArraySlice<ScenarioFiles.Entry>) -> Int {
    var count = 0
    var size = 0
    for entry in entries.prefix(Self.count) where size < Self.size {
      if count == slots.count { slots.append(FileSlot()) }
      if case .file(let path) = entry { size += read(path, into: count) }
      count += 1
    }
    return count
  }

  /// Finds out what one of the files means, and how long it took to read it.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  mutating func load(_ index: Int) throws(ScenarioError) -> (file: LoadedFile, time: UInt64) {
    if let failure = slots[index].failure { throw failure }
    let start = now
    let file = loader.compile(slots[index].parsed)
    return (file, slots[index].time + now - start)
  }

  /// Reads a file, and returns how many bytes it has.
  private mutating func read(_ path: ScenarioPath, into index: Int) -> Int {
    // The memory of a large file is not kept for small ones.
    if slots[index].parsed.source.bytes.count > Self.size / 2 { slots[index] = FileSlot() }
    let start = now
    do throws(ScenarioError) {
      let location = path.path
      let bytes = try FileReader.read(path: location, as: path.display, limit: fileLimit)
      let source = SourceFile(path.display, at: location, bytes: bytes)
      loader.parse(source, into: &slots[index].parsed)
      slots[index].failure = nil
    } catch {
      slots[index] = FileSlot(failure: error)
    }
    slots[index].time = now - start
    return slots[index].parsed.source.bytes.count
  }

  private var now: UInt64 { isTimed ? Clock.monotonicNanoseconds() : 0 }
}

/// A file that was read, or why not, and memory that serves for one after the other.
private struct FileSlot {
  var parsed = ParsedFile()
  var failure: ScenarioError?
  /// Nanoseconds of reading it, where that is asked for.
  var time: UInt64 = 0
}
