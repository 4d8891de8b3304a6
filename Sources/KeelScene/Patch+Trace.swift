extension Patch {
  /// The operations in one line, with the kinds and identities of nodes and without any text.
  package var traceLine: String {
    let shown = operations.prefix(Self.mostTraced).map(\.traced)
    let rest = operations.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
  }

  private static let mostTraced = 20
}

extension Patch.Operation {
  fileprivate var traced: String {
    switch self {
    case .root(let subtree): "root \(subtree.traced)"
    case .insert(let subtree, into: let parent, at: let index): "insert \(subtree.traced) into \(parent) at \(index)"
    case .remove(let id, from: let parent): "remove \(id) from \(parent)"
    case .move(let id, in: let parent, to: let index): "move \(id) in \(parent) to \(index)"
    case .update(let id, let element): "update \(element.kind) \(id)"
    case .attributes(let id, _): "attributes \(id)"
    case .focus(let id): "focus \(id?.description ?? "nothing")"
    }
  }
}

extension Subtree {
  fileprivate var traced: String {
    let inside = nodeCount - 1
    return "\(element.kind) \(id)" + (inside > 0 ? " with \(inside) more" : "")
  }

  private var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
