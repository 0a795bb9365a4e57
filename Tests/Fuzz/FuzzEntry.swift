import ScenarioLanguage
import ScenarioYAML

/// What libFuzzer calls for each input: a file that reads well or is rejected, and never a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  var reader = YAMLReader()
  var tree = Tree()
  if let diagnostic = reader.read(SourceFile(path: "fuzz.yaml", bytes: bytes), into: &tree) {
    check(diagnostic.range, within: bytes.count)
  } else {
    for node in tree.nodes {
      check(node.range, within: bytes.count)
      check(node.text, within: tree.text.count)
    }
  }
  return 0
}

/// A place outside of its file is as much a bug as a crash.
private func check(_ range: SourceRange, within count: Int) {
  precondition(
    0 <= range.start && range.start <= range.end && range.end <= count,
    "the range \(range) lies outside of 0..<\(count)"
  )
}
