import Foundation
import ScenarioSystem
import Testing

@Suite("Files")
struct FileTests {
  @Test(arguments: [0, 1, 99, 100, 101, 200_000])
  func `a file is read whole, up to a limit and one byte`(count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("a", String(repeating: "x", count: count))
    #expect(try FileReader.read(path: "\(folder.path)/a", limit: 100).count == min(count, 101))
    #expect(try FileReader.read(path: "\(folder.path)/a", limit: 1 << 20).count == count)
  }

  #if os(Linux)
    @Test func `a file that does not know its size is read to its end`() throws {
      #expect(try FileReader.read(path: "/proc/self/status", limit: 1 << 20).count > 100)
    }

    @Test func `a device, or a pipe that nobody writes to, is refused and not waited for`() throws {
      let folder = try TemporaryFolder()
      try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)
      for path in ["/dev/zero", "\(folder.path)/pipe"] as [Path] {
        #expect(throws: ScenarioError.self) { try FileReader.read(path: path, limit: 100) }
      }
    }
  #endif

  @Test func `a file that is larger than it may be is not read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("large", "")
    let path = "\(folder.path)/large"
    // A hole: nothing of it lies on the disk.
    #expect(truncate(path, (4 << 30) + 1) == 0)
    let error = #expect(throws: ScenarioError.self) {
      try FileReader.readWhole(path: Path(path), limit: 4 << 30)
    }
    #expect(error?.code == .unreadable)
    #expect(error?.message == "'\(path)' is larger than 4096 MiB")
    try folder.write("small", "abc")
    #expect(try FileReader.readWhole(path: "\(folder.path)/small", limit: 3).count == 3)
  }

  @Test func `a file has a stamp whatever its date`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a")
    let path = "\(folder.path)/a"
    let now = try #require(FileStamp(of: Path(path)))
    // The year 2290: its nanoseconds since 1970 fit in no 64 bits.
    var times = [
      timespec(tv_sec: 10_100_000_000, tv_nsec: 1), timespec(tv_sec: 10_100_000_000, tv_nsec: 1),
    ]
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    let late = try #require(FileStamp(of: Path(path)))
    #expect(late != now)
    #expect(FileIdentity(of: Path(path)) != nil)
  }

  @Test func `a new file replaces nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "old")
    #expect(symlink("gone", "\(folder.path)/link") == 0)
    for name in ["a", "link"] {
      #expect(try !FileWriter.create("\(folder.path)/\(name)", with: [1]))
    }
    #expect(try FileReader.read(path: "\(folder.path)/a", limit: 9) == Array("old".utf8))
    #expect(try FileWriter.create("\(folder.path)/b", with: [1, 2]))
    #expect(try FileReader.read(path: "\(folder.path)/b", limit: 9) == [1, 2])
    #expect(throws: ScenarioError.self) { try FileWriter.create("\(folder.path)/no/b", with: []) }
  }

  @Test func `folders are made, and a file is none`() throws {
    let folder = try TemporaryFolder()
    try FileWriter.makeFolder("\(folder.path)/a/b/")
    try FileWriter.makeFolder("\(folder.path)/a/b")
    #expect(folder.exists("a/b"))
    try folder.write("file")
    for path in ["file", "file/", "file/below"] {
      let error = #expect(throws: ScenarioError.self) {
        try FileWriter.makeFolder("\(folder.path)/\(path)")
      }
      let message = "cannot create the folder '\(folder.path)/\(path)': file exists"
      #expect(error?.message == message)
    }
    let error = #expect(throws: ScenarioError.self) {
      try ReportPath("\(folder.path)/file/r.xml").makeFolder()
    }
    #expect(error?.message == "cannot write '\(folder.path)/file/r.xml': file exists")
  }

  @Test func `what cannot be read is reported with the system's reason`() throws {
    let folder = try TemporaryFolder()
    func message(_ name: String) -> String? {
      let error = #expect(throws: ScenarioError.self) {
        _ = try FileReader.read(path: "\(folder.path)/\(name)", limit: 9)
      }
      #expect(error?.code == .unreadable)
      return error?.message
    }
    #expect(message("no") == "cannot read '\(folder.path)/no': no such file or directory")
    #expect(message("") == "cannot read '\(folder.path)/': is a directory")
  }

  @Test(.enabled(if: !TemporaryFolder.isRoot, "root may read everything"))
  func `what may not be read is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a")
    folder.setMode("a", 0)
    let error = #expect(throws: ScenarioError.self) {
      _ = try FileReader.read(path: "\(folder.path)/a", limit: 9)
    }
    #expect(error?.message == "cannot read '\(folder.path)/a': permission denied")
  }
}

@Suite("Files that are there whole or not at all")
struct AtomicFileTests {
  private func text(_ folder: TemporaryFolder) throws -> String {
    String(decoding: try FileReader.read(path: "\(folder.path)/r", limit: 1 << 20), as: UTF8.self)
  }

  @Test func `the old file goes at once, the new one comes at the commit`() throws {
    let folder = try TemporaryFolder()
    try folder.write("r", "old")
    let file = try AtomicFile(path: "\(folder.path)/r")
    #expect(!folder.exists("r"))
    try file.append(Array("new".utf8))
    #expect(!folder.exists("r"))
    try file.commit()
    #expect(try text(folder) == "new")
    #expect(folder.names == ["r"])
  }

  @Test func `a head is filled in afterwards`() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: "\(folder.path)/r")
    try file.append(Array("count=   ;".utf8))
    for _ in 0..<40_000 { try file.append(Array("abc".utf8)) }
    try file.overwrite(at: 6, Array("123".utf8))
    try file.append(Array("end".utf8))
    try file.append([UInt8](repeating: UInt8(ascii: "z"), count: 100_000))
    try file.commit()
    let body =
      String(repeating: "abc", count: 40_000) + "end" + String(repeating: "z", count: 100_000)
    #expect(try text(folder) == "count=123;" + body)
  }

  @Test func `what is given up or forgotten leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: "\(folder.path)/r")
    try file.append([1])
    file.discard()
    #expect(folder.names.isEmpty)
    do {
      let forgotten = try AtomicFile(path: "\(folder.path)/r")
      try forgotten.append([1])
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `whether a file can be written is found out without changing it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("r", "old")
    try AtomicFile.checkIsWritable("\(folder.path)/r")
    #expect(try text(folder) == "old")
    #expect(folder.names == ["r"])
    #expect(throws: ScenarioError.self) {
      try AtomicFile.checkIsWritable("\(folder.path)/no/r")
    }
  }

  @Test func `what a killed process left is removed, and nothing else`() throws {
    let folder = try TemporaryFolder()
    // No process has a number so high; the first one is always there, and did not write this.
    let abandoned = [
      ".r.scenario-run-999999999.tmp", ".s.scenario-run-1.tmp", ".r.scenario-run-7-2.tmp",
    ]
    let kept = [
      ".r.scenario-run-.tmp", ".r.scenario-run-0.tmp", ".r.scenario-run-1-2-3.tmp",
      ".r.scenario-run-999999998.tmp", ".r.scenario-run-x.tmp", ".r.tmp.999999999",
      "r.scenario-run-999999999.tmp",
    ]
    for name in kept + abandoned { try folder.write(name) }
    let link = ".link.scenario-run-999999999.tmp"
    try folder.link(link, to: "r.scenario-run-999999999.tmp")
    let locked = open("\(folder.path)/.r.scenario-run-999999998.tmp", O_RDONLY)
    #expect(flock(locked, LOCK_EX | LOCK_NB) == 0)
    defer { close(locked) }
    let file = try AtomicFile(path: "\(folder.path)/r")
    for name in abandoned { #expect(!folder.exists(name), "\(name)") }
    try file.commit()
    #expect(folder.names == (kept + [link, "r"]).sorted())
  }

  @Test func `two writers next to one place do not write into one file`() throws {
    let folder = try TemporaryFolder()
    // As two processes do that have one number, each in a container of its own.
    let first = try AtomicFile(path: "\(folder.path)/r")
    let second = try AtomicFile(path: "\(folder.path)/r")
    try first.append(Array("first".utf8))
    try second.append(Array("second".utf8))
    try first.commit()
    #expect(try folder.read("r") == "first")
    try second.commit()
    #expect(try folder.read("r") == "second")
    #expect(folder.names == ["r"])
  }

  @Test func `what cannot be written is reported`() throws {
    let folder = try TemporaryFolder()
    func error(_ name: String) -> ScenarioError? {
      let error = #expect(throws: ScenarioError.self) { _ = try AtomicFile(path: Path(name)) }
      #expect(error?.code == .unwritable)
      #expect(error?.code.exitStatus == 5)
      return error
    }
    let missing = error("\(folder.path)/no/r.xml")
    #expect(missing?.message == "cannot write '\(folder.path)/no/r.xml': no such file or directory")
    #expect(missing?.help == "'\(folder.path)/no' is not a folder")
    #expect(error(folder.path)?.message == "cannot write '\(folder.path)': is a directory")
    #expect(
      error("\(folder.path)/")?.message
        == "cannot write '\(folder.path)/': the path has no file name"
    )
    #expect(error("/dev/null")?.message == "cannot write '/dev/null': it is a device or a pipe")
  }
}
