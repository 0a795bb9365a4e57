extension UseReader {
  /// How many changes in a file are looked at.
  private static let maximumChanges = 100

  /// `class_addMethod(…)`, `method_exchangeImplementations(…)`.
  mutating func runtimeChange(_ index: Int) {
    guard tokens.isSymbol(index + 1, "("),
      RuntimeChangeReader.functions.contains(tokens.string(index))
    else { return }
    runtimeChanges += 1
    guard runtimeChanges <= Self.maximumChanges else {
      if runtimeChanges == Self.maximumChanges + 1 {
        add(.runtimeChange(RawRuntimeChange(function: tokens.string(index))), at: index)
      }
      return
    }
    guard let change = RuntimeChangeReader(file).change(at: index) else { return }
    if let function = file.function(around: index) { spend(file.functions[function].body) }
    if change.concernsDelegates != false { add(.runtimeChange(change), at: index) }
  }
}
