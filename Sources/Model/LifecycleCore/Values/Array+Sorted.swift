@_spi(Package) extension Array {
  /// Returns the first index whose element satisfies a condition, as do all after it; `count` if there is none.
  public func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
