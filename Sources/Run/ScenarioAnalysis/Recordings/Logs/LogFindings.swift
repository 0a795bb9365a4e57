@_spi(Package) internal import LifecycleCore
internal import ScenarioReports

/// What is to be reported about a log at its lines, as in an editor.
package enum LogFindings {
  /// A message about a line.
  package struct Finding: Sendable {
    /// The number of the line, from 1.
    package let line: Int
    /// Whether the line is impossible or wrong; otherwise it is not read.
    package let isError: Bool
    /// The message, in several lines.
    package let message: String
  }

  /// The largest log that is checked while it is edited, in bytes.
  private static let limit = 1 << 20

  /// Returns what `check-log` reports about a log, on the version that it names or else on the newest one; nothing about a text
  /// without a name of a call.
  package static func all(in bytes: [UInt8]) -> [Finding] {
    guard bytes.count <= limit else { return [] }
    var recording: Recording
    do throws(RecordingReader.LineError) {
      recording = try RecordingReader.read(bytes)
    } catch {
      return [Finding(line: error.line, isError: true, message: "\(error.message)\n\(error.help)")]
    }
    guard !recording.lines.isEmpty else { return [] }
    recording.nameWindows()
    var findings = recording.unreadNames.map { unread in
      Finding(
        line: unread.line,
        isError: false,
        message: "'\(VisibleText.of(unread.word))' is not read: \(unread.explanation)"
      )
    }
    guard let os = recording.ios ?? OSVersion.released.last else { return findings }
    let result = RecordingResult(recording, on: os, path: "")
    if case .impossible(let line, _, _, _) = result.outcome {
      let number = recording.lines.indices.contains(line) ? recording.lines[line].number : 1
      findings.append(
        Finding(
          line: number,
          isError: true,
          message: result.report.message(of: result.outcome, result.explanations)
        )
      )
    }
    return findings.sorted { $0.line < $1.line }
  }
}
