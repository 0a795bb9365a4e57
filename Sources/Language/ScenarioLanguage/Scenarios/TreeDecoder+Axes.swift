extension TreeDecoder {
  /// Decodes an axis: one value, which may be a range, or a list of values without duplicates.
  mutating func axis<Value: Equatable>(
    _ index: Tree.Index,
    _ what: String,
    duplicate: (Value) -> String,
    _ read: (inout TreeDecoder, Tree.Index) -> (values: [Value], isRange: Bool)?
  ) -> Axis<Value>? {
    guard node(index).kind == .list else {
      return read(&self, index).map {
        Axis(values: $0.values, isInCaseName: $0.isRange, range: range(index))
      }
    }
    guard let items = items(index, what) else { return nil }
    var values: [Value] = []
    for item in items {
      for value in read(&self, item)?.values ?? [] {
        if values.contains(value) {
          report(.duplicateName, at: item, "duplicate \(duplicate(value)) in the list") {
            "remove one of them"
          }
        } else {
          values.append(value)
        }
      }
    }
    return values.isEmpty ? nil : Axis(values: values, isInCaseName: true, range: range(index))
  }
}
