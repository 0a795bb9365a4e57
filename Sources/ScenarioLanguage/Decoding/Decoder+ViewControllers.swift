internal import LifecycleCore

// The view controllers of an interface.
extension Decoder {
  enum ControllerKey: String, CaseIterable { case name, kind, children, handles, orientations }

  private static let controllerKeys = WordTable(ControllerKey.self)
  private static let controllerKinds = WordTable(ViewControllerKind.self)
  static let orientations = WordTable(
    ["portrait", "upside-down", "landscape-left", "landscape-right"].map { ($0, $0) }
  )

  /// A view controller: its name, or a mapping.
  mutating func controller(
    _ index: Tree.Index,
    into setup: inout InterfaceSetup
  ) -> InterfaceDescription.Controller? {
    if node(index).kind != .mapping {
      return text(index, "the name of a view controller").map { .init(name: $0) }
    }
    var controller = InterfaceDescription.Controller(name: "")
    var found = setup
    fields(of: index, Self.controllerKeys, in: "a view controller") { decoder, key, _, value in
      switch key {
      case .name: controller.name = decoder.text(value, "a name") ?? ""
      case .kind:
        controller.kind =
          decoder.word(value, Self.controllerKinds, "kind of view controller") ?? controller.kind
      case .children: controller.children = decoder.children(value, into: &found)
      case .handles:
        controller.handles = decoder.handles(value, ofController: true, into: &found)
      case .orientations: controller.orientations = decoder.orientations(value)
      }
    }
    setup = found
    if controller.kind == .viewController, !controller.children.isEmpty {
      wrongType(
        index,
        "a view controller alone holds no others",
        help: "write kind: navigation-controller, or kind: tab-bar-controller"
      )
    }
    if !controller.name.isEmpty, controller.children.contains(controller.name) {
      wrongType(index, "a view controller cannot hold itself", help: "leave it out of 'children'")
    }
    guard controller.name.isEmpty else { return controller }
    diagnostics.add(
      .missingKey,
      at: range(index),
      "a view controller needs a name",
      help: "write {name: .., ..}"
    )
    return nil
  }

  /// The names of the view controllers that one holds.
  private mutating func children(
    _ index: Tree.Index,
    into setup: inout InterfaceSetup
  ) -> [String] {
    guard let items = items(index, "a list of view controllers") else { return [] }
    var names: [String] = []
    for item in items {
      guard let name = text(item, "the name of a view controller") else { continue }
      names.append(name)
      setup.children.append(.init(name: name, range: range(item)))
    }
    return names
  }

  private mutating func orientations(_ index: Tree.Index) -> [String]? {
    guard let items = items(index, "a list of orientations") else { return nil }
    var all: [String] = []
    for item in items {
      if let one = word(item, Self.orientations, "orientation") { all.append(one) }
    }
    return all
  }
}
