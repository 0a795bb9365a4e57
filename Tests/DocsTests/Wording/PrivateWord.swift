import Testing

/// A word or phrase that means something only in this project, and the terms that readers know.
struct PrivateWord: Sendable, CustomTestStringConvertible {
  /// A regular expression; capital and small letters are the same.
  let pattern: String
  /// What to write.
  let instead: String
  /// A sentence with it, which shows that the pattern finds it.
  let sample: String

  init(_ pattern: String, _ instead: String, _ sample: String) {
    self.pattern = pattern
    self.instead = instead
    self.sample = sample
  }

  var testDescription: String { pattern }

  static let all: [PrivateWord] = [
    // What the tool does.
    .init(#"\b(re)?play(s|ed|ing)?\b"#, "run, execute", "what is valid was played"),
    .init(#"\bmend(s|ed|ing)?\b"#, "fix", "how to mend it"),
    .init(#"\bjudg(e|es|ed|ing)\b"#, "evaluate", "How strictly it is judged"),
    .init(#"\bverdicts?\b"#, "outcome, result", "jobs, verdicts, warnings"),
    .init(#"\bdealt\b|\bdeals? (to|out)\b"#, "distribute, assign", "how cases are dealt to shards"),
    .init(#"\bdrawn by lot\b|\bby (lot|chance)\b"#, "random, randomly", "in order by chance"),
    .init(#"\banew\b"#, "again, regenerate", "writes the files anew"),
    .init(#"\buntried\b"#, "untested", "MODULE.bazel is untried"),
    .init(#"\bin (the )?one form\b|\bone form\b"#, "formatted", "not in the one form"),
    .init(#"\bgiven back\b"#, "passed back, returned", "one case a line, to be given back"),

    // What the program prints, and what options mean.
    .init(#"\bwith(out)? a word\b"#, "with a note; silently", "plays everything, with a word"),
    .init(#"\bsays? nothing\b"#, "is empty; does not check", "the file says nothing"),
    .init(
      #"\b(un)?less (it is )?said\b|\bsaid otherwise\b"#,
      "default",
      "none unless said otherwise"
    ),
    .init(
      #"\bis (not )?said\b|\bhow it is said\b"#,
      "is missing; is reported",
      "the version is not said"
    ),
    .init(#"\bspeaks? of\b"#, "mention, expect", "a step that does not speak of it"),
    .init(#"\blearnt\b"#, "changes, learned", "when the model has learnt better"),
    .init(#"\bbounds? (that|was|were|asked|missed)\b"#, "threshold", "a bound that was asked for"),
    .init(#"\bas is known\b"#, "expected failure", "failed as is known"),
    .init(#"\bmay be left out\b"#, "optional", "true, false, may be left out"),
    .init(#"\bso (many|long)\b"#, "N, DURATION", "exactly so long after the step"),
    .init(#"\bworst day\b"#, "reliability", "On its worst day"),
    .init(#"\blast word\b"#, "is authoritative", "check has the last word"),

    // What an app receives, and what happened.
    .init(#"\btold\b"#, "called, notified; arguments", "what an app is told"),
    .init(#"\btells?\b(?! apart)"#, "call, notify; report", "the stream tells of a case"),
    .init(#"\bwanted\b"#, "expected", "with wanted beside seen"),
    .init(#"\bseen\b"#, "actual, visible", "expected beside seen"),
    .init(
      #"\b(what|whatever) (came|comes|became|becomes) of\b"#,
      "result",
      "what came of it counts"
    ),
    .init(#"\bcame (at|to (no|nothing))\b"#, "was called at", "it came at 0s"),
    .init(#"\b(go|goes|went|gone|going) (away|on)\b"#, "exit, terminate; continue", "it goes on"),
    .init(#"\bconducts?\b"#, "behavior", "conduct in the background"),
    .init(#"\bhow things stand\b"#, "the current state", "looks how things stand"),

    // Where things are, and what they are not.
    .init(
      #"\b(stands?|stood|standing) (in|under|at|on|there|here|twice|behind|before|above|below|"#
        + #"beside|inside|between|alone|still)\b"#,
      "is in, belongs under",
      "all words stand in the vocabulary"
    ),
    .init(
      #"(?<!there )\b(is|are) no (?!longer\b|more\b|later\b|less\b|one\b)[a-z]+"#,
      "is not a; is invalid",
      "'latest' is no version"
    ),
    .init(#"(?<!there )\bare none\b|\bis none of\b"#, "are not", "versions that are none"),
    .init(
      #"\bno longer seen\b|\bseen no longer\b"#,
      "has disappeared",
      "its view is seen no longer"
    ),
    .init(#"\bthereof\b"#, "its", "the end thereof"),
    .init(#"\bneeded (is|are)\b"#, "requires", "Needed are Swift and make"),

    // Spelling: American, as in UIKit.
    .init(
      #"\b\w*(behaviour|colour|favour|honour|neighbour)\w*|\bcentres?\b|\bgrey\b"#,
      "American spelling",
      "what the behaviour is"
    ),
    .init(
      #"\b\w*(initial|recogn|organ|optim|serial|normal|synchron|summar|minim|maxim)is(e|es|ed|ing|ation)\b"#,
      "American spelling",
      "an initialised value"
    ),
  ]

  /// What looks like a private word and is not one, with the reason.
  static let exceptions: [(pattern: String, reason: String)] = [
    (#"(?i)\bplay(s|ed)? or record(s|ed)?\b|\bplayed or recorded\b"#, "audio"),
    (#"[`"]play[`"]"#, "a command of headphones"),
    (
      #"\bplay-(audio|movie|music|sound|video)\b|\b(start|stop)-playing\b"#,
      "other words for actions with audio"
    ),
    (#"\b(notification|control)-centre\b"#, "aliases in the scenario language"),
    (#"\b(Scenarios/conduct/|refused/conduct\.yaml)"#, "the name of a folder, and of a file"),
    (#"(?i)\bcode of conduct\b"#, "what such a page is called"),
  ]
}
