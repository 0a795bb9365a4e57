import Foundation
@_spi(Package) import LifecycleCore
import ScenarioAnalysis
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// What holds for every file below `Recipes/`.
@Suite struct RecipeTests {
  typealias File = RecipePage.File

  @Test func `there are many, in the groups of the page, each with a name of its own`() {
    #expect(RecipePage.files.count >= 45)
    #expect(Set(RecipePage.files.map(\.folder)) == Set(RecipePage.groups.map(\.0)))
    #expect(Set(RecipePage.files.map(\.name)).count == RecipePage.files.count)
    #expect(Set(RecipePage.files.map(\.title)).count == RecipePage.files.count)
  }

  @Test func `the program contains them as they are`() {
    let headings = Dictionary(uniqueKeysWithValues: RecipePage.groups)
    for (recipe, file) in zip(Recipe.all, RecipePage.files) {
      #expect(recipe.name == file.name)
      #expect(recipe.title == file.title)
      #expect(recipe.group == headings[file.folder])
      #expect(recipe.text == file.text)
    }
    #expect(Recipe.all.count == RecipePage.files.count)
  }

  @Test(arguments: RecipePage.files)
  func `it is short, says first what it shows, and names a source and its versions`(_ file: File) {
    let lines = file.text.split(separator: "\n")
    let comment = lines.prefix { $0.hasPrefix("# ") }
    #expect((1...3).contains(comment.count))
    #expect(comment.last?.hasSuffix(".") == true)
    #expect(lines.count <= 30, "\(lines.count) lines")
    #expect(lines.allSatisfy { $0.count <= 100 })
    for key in ["ios:", "source:"] { #expect(lines.count { $0.hasPrefix(key) } == 1, "\(key)") }
  }

  @Test(arguments: RecipePage.files)
  func `it is formatted, with the names of Swift and without a note`(_ file: File) {
    let source = SourceFile(path: file.path, bytes: Array(file.text.utf8))
    guard case .unchanged = ScenarioFormatter.format(source, spelling: .swift) else {
      Issue.record("write it with: scenario-run fmt --names swift \(file.path)")
      return
    }
    var loader = YAMLLoader()
    let loaded = loader.load(source)
    #expect(loaded.allDiagnostics.map(\.message) == [])
    #expect(!loaded.scenarios.isEmpty)
  }

  @Test(arguments: RecipePage.files)
  func `it passes in current versions`(_ file: File) {
    for plan in Self.plans(file.text, file) {
      #expect(plan.environment.os >= OSVersion(18))
      #expect(Self.problem(of: plan) == nil, "\(plan.name)")
    }
  }

  @Test(arguments: RecipePage.files)
  func `it fails if the app lacks a method whose call it expects`(_ file: File) {
    for plan in Self.plans(file.text, file) {
      for method in Set(Self.lists(plan).flatMap(\.form.items).compactMap(\.method)) {
        var script = plan.script
        script.implemented.subtract(MethodSet(method))
        #expect(
          Self.problem(of: plan.replacing(script: script)) != nil,
          "\(plan.name): \(method.selector)"
        )
      }
    }
  }

  @Test(arguments: RecipePage.files)
  func `it fails if an expected list has an item less, or two in another order`(_ file: File) {
    for plan in Self.plans(file.text, file) {
      for changed in Self.changedLists(of: plan) {
        #expect(Self.problem(of: changed.plan) != nil, "\(plan.name): \(changed.text)")
      }
    }
  }

  @Test(arguments: RecipePage.files)
  func `it fails without any key of its app, its device or its model`(_ file: File) {
    for (text, key) in Self.withoutKeys(file.text) {
      let plans = Self.plans(text, file)
      #expect(plans.isEmpty || plans.contains { Self.problem(of: $0) != nil }, "\(key)")
    }
  }

  @Test(arguments: RecipePage.files)
  func `it depends on a rule of the model in each version`(_ file: File) {
    for plan in Self.plans(file.text, file) {
      var test = MutationTest()
      test.add([(plan, Path(file.path))])
      #expect(test.mutantResults().contains { $0.detectedBy != nil }, "\(plan.name)")
    }
  }

  // MARK: - Running

  /// The cases of a file; none if it is invalid.
  private static func plans(_ text: String, _ file: File) -> [Plan] {
    var loader = YAMLLoader()
    let loaded = loader.load(SourceFile(path: file.path, bytes: Array(text.utf8)))
    guard !loaded.allDiagnostics.contains(where: { $0.severity == .error }) else { return [] }
    return loaded.scenarios.flatMap(\.plans)
  }

  /// Why a case does not pass; nil if it does.
  private static func problem(of plan: Plan) -> String? {
    let execution = CaseExecutor().execute(plan)
    if execution.impossibleAction != nil { return "an action is not possible" }
    return CaseEvaluator.failures(of: execution, plan: plan).first?.failure.message
  }

  // MARK: - Changing

  private static func lists(_ plan: Plan) -> [ListExpectation] {
    plan.steps.flatMap(\.expectations).compactMap { $0 as? ListExpectation }
  }

  /// Returns the case with each exact list shortened, and with each two neighbors of an ordered list exchanged.
  private static func changedLists(of plan: Plan) -> [(plan: Plan, text: String)] {
    var changed: [(plan: Plan, text: String)] = []
    for step in plan.steps.indices {
      for index in plan.steps[step].expectations.indices {
        guard let list = plan.steps[step].expectations[index] as? ListExpectation else { continue }
        func add(_ text: String, _ change: (inout [ListForm.Element]) -> Void) {
          var (steps, other) = (plan.steps, list)
          change(&other.form.elements)
          steps[step].expectations[index] = other
          changed.append((plan.replacing(steps: steps), "step \(step + 1), \(text)"))
        }
        for item in list.form.elements.indices {
          if list.form.mode == .exact { add("without item \(item + 1)") { $0.remove(at: item) } }
          let isOrdered = list.form.mode == .exact || list.form.mode == .inOrder
          guard item > 0, isOrdered else { continue }
          add("items \(item) and \(item + 1)") { $0.swapAt(item - 1, item) }
        }
      }
    }
    return changed
  }

  /// Returns the file without each entry of its app, and without its device or model.
  private static func withoutKeys(_ text: String) -> [(text: String, key: String)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func indentation(_ line: String) -> Int {
      line.count { $0 == " " } - line.drop { $0 == " " }.count { $0 == " " }
    }
    var changed: [(text: String, key: String)] = []
    var app: Int?
    for (index, line) in lines.enumerated() {
      let indent = indentation(line)
      if let column = app, indent <= column { app = nil }
      let key = line.drop { $0 == " " }
      let isRemoved =
        app != nil && key.contains(":") && !key.hasPrefix("- ")
        || ["app: {", "device:", "model:"].contains { key.hasPrefix($0) }
      if key == "app:" { app = indent }
      // The default may be stated, to compare it with the other life cycle.
      guard isRemoved, !key.contains("life-cycle: scenes") else { continue }
      let end = lines[(index + 1)...].firstIndex { indentation($0) <= indent } ?? lines.endIndex
      let rest = lines[..<index] + lines[end...]
      changed.append((rest.joined(separator: "\n"), "line \(index + 1), \(key)"))
    }
    return changed
  }
}

extension ListForm.Item {
  /// The method whose call is expected, if it is a call.
  fileprivate var method: DelegateMethod? {
    if case .call(let method) = term { method } else { nil }
  }
}
