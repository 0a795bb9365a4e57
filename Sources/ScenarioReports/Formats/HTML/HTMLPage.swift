/// The page of the HTML report: one file that needs no other, and no network.
///
/// Its data stands in it as text that no browser runs (`HTMLData`); its scripts make rows of what is in sight.
/// The scripts build elements and put text into them; nothing of the data ever becomes markup.
enum HTMLPage {
  /// What stands before the data.
  static let beginning = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <title>scenario-run</title>
    <style>
    \#(style)
    </style>
    <noscript><style>.head, .tools, .panes, .skip { display: none } body { display: block }</style></noscript>
    </head>
    <body>
    \#(markup)
    <script type="application/json" id="data">

    """#

  /// What stands behind the data.
  static let afterData = "</script>\n"

  /// What stands behind the text for those without scripts.
  static let end = #"""
    <script>
    \#(script)
    </script>
    </body>
    </html>

    """#

  private static let style = [baseStyle, layoutStyle, caseStyle, timelineStyle, printStyle]
    .joined(separator: "\n")

  private static let script = [
    dataScript, linksScript, choiceScript, listScript, overviewScript, caseScript, failuresScript,
    momentsScript, timelineScript, pageScript,
  ].joined(separator: "\n\n")
}
