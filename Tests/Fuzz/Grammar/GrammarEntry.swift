#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What libFuzzer calls for each input: the bytes are choices, by which the grammar of scenario files writes a file.
///
/// With the environment variable `SHOW_FILE` the file is printed first: that is how a finding is looked at.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var writer = GrammarWriter([UInt8](UnsafeBufferPointer(start: start, count: count)))
  let text = writer.file()
  if showsFile { print(text) }
  examine(Array(text.utf8), including: Array("fragments: {a: [{user: tap-icon}]}".utf8))
  return 0
}

private let showsFile = getenv("SHOW_FILE") != nil
