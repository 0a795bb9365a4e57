internal import LifecycleCore

/// `views`: the calls on the view controllers of the interface in the step.
struct ViewsExpectation: Expectation {
  let range: SourceRange
  let form: ListForm

  func failures(in observation: Observation) -> [Failure] {
    var seen: [SeenItem] = []
    for index in observation.entries {
      if case .viewCall(let method, _) = observation.trace.entries[index].event {
        seen.append(SeenItem(code: method.rawValue, entry: index))
      }
    }
    return ListVerdict(words: .views, form: form, name: Self.name).failures(
      seen: seen,
      in: observation
    )
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    form.items.flatMap { item -> [Diagnostic] in
      var objections = MethodObjection.ofConstraints(item.constraints, in: context)
      if let method = ViewMethod(rawValue: item.code), !method.isCalled(on: context.os) {
        let span = method.until.map { "up to iOS \($0), that one not included" }
        objections.append(
          Diagnostic(
            .notOnThisVersion,
            at: item.range,
            "'\(method.selector)' is not called on iOS \(context.os)",
            help: method.since > context.os
              ? "it is called from iOS \(method.since)"
              : "it is called \(span ?? "no longer")"
          )
        )
      }
      return objections
    }
  }

  static func name(_ code: UInt8) -> String { ViewMethod(rawValue: code)?.selector ?? "" }
}

extension ViewsExpectation {
  static let kind = ExpectationKind(
    key: "views",
    summary: "the calls on the view controllers of the interface",
    value: "list form of view methods",
    schema: Schema.ref("view-method-list"),
    isAboutTheState: false
  ) { decoder, key, value in
    decoder.listForm(value, .viewMethod).map {
      ViewsExpectation(range: decoder.range(key), form: $0)
    }
  }
}
