import Foundation
@_spi(Package) import LifecycleCore

/// A figure or table of a document without parts on the page, and where its contents are, or why they are nowhere.
struct OmittedFigure: Sendable {
  var document: Document
  /// Its number in the document, or those of a series, `5-1 to 5-6`; the section, if the document has no numbers.
  var name: String
  /// What it shows.
  var contents: String
  /// Where that is, or why it is nowhere.
  var location: String

  /// Figures of the book that show windows of tools, and those of the translation, which are the guides'.
  private static let text = """
    book | 5-1 to 5-6 | windows of Xcode: a new project, its code, a build
     | ***not shown***: Xcode, which is not a part of the model ([F175.1](advice.md#f175-1))
    book | 5-7 | the new app in the Simulator
     | ***not shown***: what is on the screen; the launch is in [F172.1](behaviors.md#f172-1)
    book | 5-8 to 5-9 | preferences of Xcode
     | ***not shown***: Xcode, which is not a part of the model ([F175.1](advice.md#f175-1))
    book | 5-10 to 5-11 | a nib in Xcode and in Interface Builder
     | ***not shown***: the tool that makes the nib ([F158.1](advice.md#f158-1))
    book | 8-2 | the code of the delegate in Xcode
     | the code is [Listing 1-2](#book-listing-1-2)
    book | 8-4 | the Info.plist in Xcode
     | its key is in [Figure 8-5](#book-figure-8-5)
    book | 8-6 to 8-8 | the main nib in Interface Builder
     | what it holds is in [Figure 8-5](#book-figure-8-5), its two stand-ins in
     [F17.1](behaviors.md#f17-1) to [F17.3](behaviors.md#f17-3)
    translation | I. The five states | the ways from state to state
     | as in [Figure 3-1](#2011-figure-3-1) of 2011
    translation | II. main, UIApplication and its delegate | `main`
     | as in [Listing 2-1](#2010-listing-2-1) of 2010
    translation | III.1 The launch cycle | a launch into the foreground, and one into the background
     | as in [Figure 3-2](#2011-figure-3-2) and [Figure 3-3](#2011-figure-3-3) of 2011
    translation | III.1 The launch cycle | code that reads where a launch leads
     | [F30.2](behaviors.md#f30-2)
    translation | III.1 The launch cycle | a launch that opens a URL
     | [F118.1](behaviors.md#f118-1) and [F118.2](behaviors.md#f118-2)
    translation | III.1 The launch cycle | a URL for an app in the background
     | [F120.1](behaviors.md#f120-1)
    translation | III.2 Responding to interruptions | an interruption by an alert
     | as in [Figure 3-4](#2011-figure-3-4) of 2011
    translation | III.3 Moving to the background | from the foreground to the background
     | as in [Figure 3-5](#2011-figure-3-5) of 2011
    translation | III.4 Returning to the foreground | from the background to the foreground
     | as in [Figure 2-6](#2010-figure-2-6) of 2010
    translation | III.4 Returning to the foreground | the table of notifications
     | as in [Table 2-4](#2010-table-2-4) of 2010
    translation | III.6 The main run loop | events in the main run loop
     | as in [Figure 2-2](#2014-figure-2-2) of 2014
    translation | III.6 The main run loop | the table of events
     | as in [Table 2-2](#2014-table-2-2) of 2014
    """

  static let all = text.entries.map { entry in
    let parts = entry.components(separatedBy: " | ")
    guard parts.count == 4, let document = Document(rawValue: parts[0]) else {
      preconditionFailure("Internal inconsistency: \(entry)")
    }
    return OmittedFigure(document: document, name: parts[1], contents: parts[2], location: parts[3])
  }

  /// The numbers in a chapter of its document; none if it has no numbers there.
  func numbers(in chapter: Int) -> [Int] {
    let numbers = name.matches(of: /(\d+)-(\d+)/).filter { Int($0.1) == chapter }
      .compactMap { Int($0.2) }
    guard let first = numbers.first, let last = numbers.last else { return [] }
    return Array(first...last)
  }

  /// The end of the page.
  static var section: String {
    var table = MarkdownTable("document", "figure", "what it shows", "where that is")
    for figure in all {
      table.add("*\(figure.document.title)*", figure.name, figure.contents, figure.location)
    }
    return """
      ## Figures without parts here

      Figures of the book that show windows of tools, and those of the translation, which has no numbers for them.

      \(table.text)
      """
  }
}
