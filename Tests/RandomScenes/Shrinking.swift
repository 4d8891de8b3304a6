public import KeelScene

/// A scene and a patch of it, for which a front end shows something else than a new one.
@MainActor public struct WalkFault {
  /// The tree before the patch.
  public private(set) var tree: Subtree
  /// The patch.
  public private(set) var patch: Patch

  /// Creates a fault.
  public init(tree: Subtree, patch: Patch) { (self.tree, self.patch) = (tree, patch) }

  /// Returns a smaller scene and patch with the fault, for the message of a test.
  ///
  /// - Parameter isWrong: Returns true if the front end also fails for this tree and patch.
  public func shrunk(_ isWrong: (Subtree, Patch) -> Bool) -> WalkFault {
    var best = self
    guard isWrong(tree, patch) else { return best }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for index in patch.operations.indices.reversed() where best.patch.operations.indices.contains(index) {
        var operations = best.patch.operations
        guard operations.count > 1 else { break }
        operations.remove(at: index)
        let fewer = Patch(operations: operations)
        if isLawful(best.tree, fewer), isWrong(best.tree, fewer) {
          best.patch = fewer
          isSmaller = true
        }
      }
      for id in ids(of: best.tree).reversed() {
        for change in [remove, simplify] {
          guard let tree = change(id, best.tree), tree != best.tree, isLawful(tree, best.patch),
            isWrong(tree, best.patch)
          else { continue }
          best.tree = tree
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  private func ids(of tree: Subtree) -> [NodeID] { [tree.id] + tree.children.flatMap(ids) }

  /// Returns true if all operations of the patch fit the tree, and the elements fit each other.
  private func isLawful(_ root: Subtree, _ patch: Patch) -> Bool {
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(root)]))
    guard tree.brokenInvariant() == nil else { return false }
    return tree.apply(patch) == nil && tree.brokenInvariant() == nil
  }

  private func remove(_ id: NodeID, _ tree: Subtree) -> Subtree? {
    var tree = tree
    tree.children = tree.children.compactMap { $0.id == id ? nil : remove(id, $0) }
    return tree
  }

  private func simplify(_ id: NodeID, _ tree: Subtree) -> Subtree? {
    var tree = tree
    if tree.id == id {
      tree.attributes = Attributes()
    } else {
      tree.children = tree.children.compactMap { simplify(id, $0) }
    }
    return tree
  }
}

extension WalkFault: @MainActor CustomStringConvertible {
  /// The tree, with the properties that are set, and the operations.
  public var description: String {
    (lines(of: tree) + patch.operations.map { "then " + line(for: $0) }).joined(separator: "\n")
  }

  private func lines(of tree: Subtree, depth: Int = 0) -> [String] {
    var line = String(repeating: "  ", count: depth) + "\(tree.id) " + brief(tree.element)
    if tree.attributes != Attributes() { line += " with " + brief(tree.attributes) }
    return [line] + tree.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func line(for operation: Patch.Operation) -> String {
    switch operation {
    case .root(let tree): "root\n" + lines(of: tree).joined(separator: "\n")
    case .insert(let tree, into: let parent, at: let index):
      "insert into \(parent) at \(index)\n" + lines(of: tree).joined(separator: "\n")
    case .remove(let id, from: let parent): "remove \(id) from \(parent)"
    case .move(let id, in: let parent, to: let index): "move \(id) in \(parent) to \(index)"
    case .update(let id, let element): "update \(id) " + brief(element)
    case .attributes(let id, let attributes): "attributes \(id) " + brief(attributes)
    case .focus(let id): "focus \(id.map { "\($0)" } ?? "nil")"
    }
  }

  /// Returns a value without the properties that are empty.
  private func brief(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle, !mirror.children.isEmpty else { return "\(value)" }
    if case .optional = style { return mirror.children.first.map { brief($0.value) } ?? "nil" }
    let parts = mirror.children.compactMap { child -> String? in
      let text = brief(child.value)
      guard !["nil", "false", "", "[]", "[:]", "0.0", "0", "()", "none", "empty", "normal"].contains(text) else {
        return nil
      }
      guard let label = child.label, !label.hasPrefix("."), !label.hasPrefix("stored"), label != "box" else {
        return text
      }
      return label + ": " + text
    }
    let isList = style == .collection || style == .set || style == .dictionary
    if style == .enum, parts.isEmpty { return mirror.children.first?.label ?? "" }
    return parts.isEmpty ? "()" : (isList ? "[" : "(") + parts.joined(separator: ", ") + (isList ? "]" : ")")
  }
}
