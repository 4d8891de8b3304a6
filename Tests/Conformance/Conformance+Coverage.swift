import KeelScene

extension Conformance {
  /// Returns the kinds of element, event and operation that no case covers. Empty if the list is complete.
  public static func missing(in cases: [ConformanceCase]) -> [String] {
    var elements: Set<ConformanceElementKind> = []
    var events: Set<ConformanceEventKind> = []
    var operations: Set<ConformanceOperationKind> = []

    func note(_ tree: Subtree) {
      elements.insert(ConformanceElementKind(tree.element))
      tree.children.forEach(note)
    }
    for step in cases.flatMap(\.steps) {
      switch step {
      case .show(let patch):
        for operation in patch.operations {
          operations.insert(ConformanceOperationKind(operation))
          switch operation {
          case .root(let tree), .insert(let tree, into: _, at: _): note(tree)
          case .update(_, let element): elements.insert(ConformanceElementKind(element))
          case .remove, .move, .attributes, .focus: break
          }
        }
      case .act(_, let sends): events.formUnion(sends.map(ConformanceEventKind.init))
      case .causes(_, let kind): events.insert(kind)
      case .pulls: events.insert(.pointer)
      case .expect(.revealed): events.insert(.reveal)
      case .expect(.scrolled): events.insert(.geometry)
      case .expect(.selected): events.insert(.select)
      case .cannot, .expect, .speaks, .whereDrawn: break
      }
    }
    return ConformanceElementKind.allCases.filter { !elements.contains($0) }.map { "element \($0.rawValue)" }
      + ConformanceEventKind.allCases.filter { ![.open, .phase].contains($0) && !events.contains($0) }.map {
        "event \($0.rawValue)"
      }
      + ConformanceOperationKind.allCases.filter { !operations.contains($0) }.map { "operation \($0.rawValue)" }
  }
}
