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

  /// Returns what `check-log` reports about a log or a crash report, on the version that it names or else on the newest one;
  /// nothing about a text without a name of a call.
  package static func all(in bytes: [UInt8]) -> [Finding] {
    guard bytes.count <= limit else { return [] }
    let reports: CrashReports
    do throws(CrashReports.ReadError) {
      reports = try CrashReports(bytes)
    } catch {
      return [Finding(line: 1, isError: true, message: "this \(error.message)\n\(error.help)")]
    }
    if reports.isReport { return findings(about: reports.answers()) }
    var recording: Recording
    do throws(RecordingReader.LineError) {
      recording = try RecordingReader.read(bytes)
    } catch {
      return [Finding(line: error.line, isError: true, message: "\(error.message)\n\(error.help)")]
    }
    reports.remove(from: &recording)
    let all =
      findings(about: reports.answers(on: recording.ios, in: recording)) + findings(in: &recording)
    return all.sorted { $0.line < $1.line }
  }

  private static func findings(about answers: [CrashAnswer]) -> [Finding] {
    answers.map { answer in
      Finding(line: answer.report.line, isError: true, message: CrashText.message(of: answer))
    }
  }

  private static func findings(in recording: inout Recording) -> [Finding] {
    guard !recording.lines.isEmpty else { return [] }
    recording.nameWindows()
    var findings = recording.unreadNames.map { unread in
      Finding(
        line: unread.line,
        isError: false,
        message: unread.message
      )
    }
    guard let os = recording.ios ?? OSVersion.released.last else { return findings }
    let assumption =
      recording.ios == nil ? "\niOS \(os) is assumed, the newest: the log names no version" : ""
    let result = RecordingResult(recording, on: os, path: "")
    if case .possible(let explanation) = result.outcome {
      findings += explanation.assumedLaunches.map { line in
        Finding(
          line: recording.lines[line].number,
          isError: false,
          message:
            "possible only if the app was launched again before this line, for which the log has no line"
        )
      }
    }
    if case .impossible(let line, _, _, _) = result.outcome {
      let number = recording.lines.indices.contains(line) ? recording.lines[line].number : 1
      findings.append(
        Finding(
          line: number,
          isError: true,
          message: result.report.message(of: result.outcome, result.explanations, result.missing)
            + assumption
        )
      )
    }
    return findings
  }
}
