import KeelScene

extension Conformance {
  /// Changes contents at random from one kind to another. After each change, the front end must read as if it showed the
  /// scene from its beginning.
  ///
  /// - Returns: The first difference; an empty array if there is none.
  public static func walk(_ seed: UInt64, subject: any ConformanceSubject) -> [String] {
    do { return try differences(seed, subject) } catch { return ["\(error)"] }
  }

  private static func differences(_ seed: UInt64, _ subject: any ConformanceSubject) throws -> [String] {
    var scene = RandomContainers(seed: seed)
    let tree = SceneTree()
    let window = scene.first()
    tree.apply(.root(window))
    try subject.show(.root(window))
    for step in 0..<20 {
      let patch = scene.patch(tree)
      tree.apply(patch)
      try subject.show(patch)
      let shown = try subject.visibleText()
      guard let whole = tree.root.flatMap(tree.subtree) else { return ["step \(step): there is no window"] }
      try subject.show(.root(whole))
      let fresh = try subject.visibleText()
      guard shown != fresh else { continue }
      return ["step \(step): the window reads\n\(shown)\nand not\n\(fresh)\nafter \(patch.operations)"]
    }
    return []
  }
}
