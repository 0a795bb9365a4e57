internal import ReportAssets

/// The page of the HTML report: one file that needs no other, and no network.
///
/// It contains its data as text that no browser runs (`HTMLData`); its scripts make rows of what is in sight.
/// The scripts build elements and put text into them; nothing of the data ever becomes markup.
enum HTMLPage {
  /// Appends markup and style, up to where the data begins.
  static func appendStart(to sink: inout [UInt8]) { sink.append(contentsOf: htmlPageStart().bytes) }

  /// Appends what closes the data.
  static func appendEndOfData(to sink: inout [UInt8]) { sink += "</script>\n".utf8 }

  /// Appends the script and the end of the page.
  static func appendEnd(to sink: inout [UInt8]) {
    sink += "<script>\n".utf8
    sink.append(contentsOf: htmlPageEnd().bytes)
  }
}

extension ReportAsset {
  /// The text in UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}
