internal import ArgumentParser
@_spi(Package) internal import LifecycleCore

/// A version of iOS on the command line, or several: `15...26`, the first versions of all years from one to the other.
struct VersionsArgument: ReadableArgument {
  /// The versions, the oldest one first.
  let versions: [OSVersion]

  init(reading text: String) throws {
    guard let dots = text.firstRange(of: "...") else {
      versions = [try VersionArgument(reading: text).version]
      return
    }
    let first = try VersionArgument(reading: String(text[..<dots.lowerBound])).version
    let last = try VersionArgument(reading: String(text[dots.upperBound...])).version
    try require(first <= last, "the first version must not be newer than the last one: 15...26")
    let between = OSVersion.released.filter { $0.minor == 0 && first < $0 && $0 < last }
    versions = first == last ? [first] : [first] + between + [last]
  }
}
