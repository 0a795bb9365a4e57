/// What a file declares, as far as it was understood.
struct ParsedFile: Sendable {
  /// The tokens that may be compiled.
  let tokens: TokenList
  /// Whether it is in Objective-C.
  let language: SourceLanguage
  /// The conditions that tokens name by number.
  let conditions: [String]
  /// The modules that it imports.
  var imports: [String] = []
  /// The types and extensions, in their order; those within functions are left out.
  var types: [ParsedType] = []
  /// The functions with a body, in their order; those within functions are left out.
  var functions: [ParsedFunction] = []
  /// The constants and variables.
  var properties: [ParsedProperty] = []
  /// The other names of types.
  var aliases: [ParsedAlias] = []
  /// The macros of C that it defines.
  var macros: [ParsedMacro] = []
  /// The directives that include other files of the project, by their index.
  var includes: [Int] = []
  /// What was not understood.
  var problems: [SourceProblem] = []

  /// The files with code in Objective-C that it includes outside of types, without their folders.
  var includedCode: [(name: Substring, token: Int)] {
    includes.compactMap { index in
      let name = tokens.literal(index + 1)?.split(separator: "/").last
      guard let name, [".m", ".mm"].contains(where: name.hasSuffix), type(around: index) == nil
      else { return nil }
      return (name, index)
    }
  }

  /// The place of a token.
  func location(_ index: Int) -> SourceLocation { tokens.location(index) }

  /// The condition under which a token is compiled; nil if it always is.
  func condition(_ index: Int) -> String? {
    guard let number = tokens.token(index)?.condition, number > 0 else { return nil }
    return conditions[Int(number)]
  }

  /// Returns the index of the function whose body contains a token.
  func function(around index: Int) -> Int? {
    let after = functions.partitioningIndex { $0.body.lowerBound > index }
    guard after > 0, functions[after - 1].body.contains(index) else { return nil }
    return after - 1
  }

  /// Returns the index of the innermost type whose body contains a token.
  func type(around index: Int) -> Int? {
    var candidate: Int? = types.partitioningIndex { $0.body.lowerBound > index } - 1
    while let type = candidate, type >= 0 {
      if types[type].body.contains(index) { return type }
      candidate = types[type].outer
    }
    return nil
  }

  /// What follows a token up to the end of the function around it, or up to the next function.
  func codeAfter(_ index: Int) -> Range<Int> {
    if let function = function(around: index) { return index..<functions[function].body.upperBound }
    let next = functions.partitioningIndex { $0.body.lowerBound > index }
    return index..<(next < functions.count ? max(functions[next].token, index) : tokens.count)
  }

  /// The name of the type whose function or body contains a token; nil outside of types.
  func enclosingType(of index: Int) -> String? {
    if let function = function(around: index) {
      let type = functions[function].type
      return type.isEmpty ? nil : type
    }
    return type(around: index).map { types[$0].name }
  }
}

/// The language of a source file.
package enum SourceLanguage: Sendable {
  case swift, objectiveC
}

extension Array {
  /// Returns the first index whose element meets a condition that all later ones meet, too.
  func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
