/// What libFuzzer calls for each input: a file and, behind a line `%%%`, another one that it can include.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let (bytes, other) = halves([UInt8](UnsafeBufferPointer(start: start, count: count)))
  examine(bytes, including: other)
  return 0
}

/// The input up to the line `%%%`, and what follows it.
private func halves(_ bytes: [UInt8]) -> (file: [UInt8], other: [UInt8]) {
  let mark = Array("\n%%%\n".utf8)
  guard bytes.count >= mark.count,
    let start = (0...(bytes.count - mark.count)).first(where: {
      bytes[$0..<($0 + mark.count)].elementsEqual(mark)
    })
  else { return (bytes, []) }
  return (Array(bytes[...start]), Array(bytes[(start + mark.count)...]))
}
