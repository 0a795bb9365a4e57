extension UseReader {
  /// `class_addMethod(…)`, `method_exchangeImplementations(…)`.
  mutating func runtimeChange(_ index: Int) {
    guard tokens.isSymbol(index + 1, "("),
      RuntimeChangeReader.functions.contains(tokens.string(index)),
      let change = RuntimeChangeReader(file).change(at: index)
    else { return }
    if let function = file.function(around: index) { spend(file.functions[function].body) }
    if change.concernsDelegates != false { add(.runtimeChange(change), at: index) }
  }
}
