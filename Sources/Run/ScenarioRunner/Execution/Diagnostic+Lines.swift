@_spi(Package) internal import ScenarioLanguage

extension Diagnostic {
  /// Adds the lines of the steps that the message names.
  mutating func nameLines(in source: SourceFile) {
    guard !places.isEmpty else { return }
    let lines = source.lineTable()
    let own = source.file(at: range.start).path
    for place in Set(places) {
      let file = source.file(at: place.range.start)
      let line = lines.line(at: place.range.start) - lines.line(at: file.start) + 1
      let name = file.path == own ? "line \(line)" : "\(file.path):\(line)"
      let parts = message.split(separator: place.text, omittingEmptySubsequences: false)
      // 'step 1' is not the beginning of 'step 12'.
      message = parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
        text += part.first?.isNumber == true ? place.text : "\(place.text), \(name)"
        text += part
      }
    }
    places = []
  }
}
