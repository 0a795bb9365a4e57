@_spi(Package) internal import LifecycleCore

extension Details {
  /// The arguments by their names.
  var value: AppValue {
    .mapping(
      items.map { item in
        let value: AppValue =
          switch item.value {
          case .text(let text): .text(text)
          case .list(let texts): .list(texts.map { .text($0) })
          case .mapping(let texts):
            .mapping(texts.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
          }
        return (item.detail.word, value)
      }
    )
  }
}
