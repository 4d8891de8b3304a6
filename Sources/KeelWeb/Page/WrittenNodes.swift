internal import KeelInteraction
internal import KeelScene

/// Nodes as written for a page, which other pages with the same content reuse.
///
/// It applies to nodes whose description has read nothing besides `Key`. Debug builds, and so all tests, compare each reused form
/// with a new one. A tab of `Benchmarks/web/tabs.sh` that shows all its rows costs 2.4 million instructions with it and
/// 4.0 million without (valgrind, twenty tabs).
enum WrittenNodes {
  struct Key: Hashable {
    var node: DescribedNode
    var surroundings: DescribedSurroundings

    /// - Returns: `nil` if other pages are not likely to have the same node.
    @MainActor init?(_ entry: SceneTree.Entry, in tree: SceneTree, settings: WebPageSettings) {
      node = DescribedNode(element: entry.element, attributes: entry.attributes)
      guard let parent = entry.parent, node.isCommon else { return nil }
      surroundings = DescribedSurroundings(of: entry, in: parent, tree: tree, settings: settings)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(node) }
  }
}

/// A node's own element as it is written in a message, without the name of the node and the nodes in it.
struct WrittenForm: Equatable {
  /// The placeholder of the name. No text contains it, because it is a control character.
  static let namePlace = "\u{7F}"

  private var bytes: [UInt8] = []
  private var gaps: [Gap] = []
  /// The symbols that the element contains.
  let symbols: [String]
  /// The facts that the description has read.
  let reads: SceneFacts

  private struct Gap: Equatable {
    var offset: Int
    /// The slot of the nodes in the gap; `nil` if the name belongs there.
    var slot: Markup.Slot?
  }

  /// - Parameters:
  ///   - markup: The element with `namePlace` for its name.
  ///   - mayHaveSymbols: True if the element may contain symbols, which are then collected.
  ///   - reads: The facts that the description has read.
  init(_ markup: Markup, mayHaveSymbols: Bool, reads: SceneFacts) {
    self.reads = reads
    var writer = JSONWriter()
    var slots: [Gap] = []
    writer.tree(markup) { slots.append(Gap(offset: $0.bytes.count, slot: $1)) }
    symbols = mayHaveSymbols ? markup.symbols : []
    var rest = slots[...]
    for (index, byte) in writer.bytes.enumerated() {
      while let gap = rest.first, gap.offset == index {
        gaps.append(Gap(offset: bytes.count, slot: gap.slot))
        rest.removeFirst()
      }
      if byte == WrittenForm.namePlace.utf8.first {
        gaps.append(Gap(offset: bytes.count, slot: nil))
      } else {
        bytes.append(byte)
      }
    }
  }

  /// - Parameter nodes: Writes the nodes of a slot.
  func write(
    naming name: String, to writer: inout JSONWriter, nodes: (inout JSONWriter, Markup.Slot) -> Void = { _, _ in }
  ) {
    var start = 0
    writer.separate()
    for gap in gaps {
      writer.appendPart(bytes[start..<gap.offset])
      start = gap.offset
      if let slot = gap.slot { nodes(&writer, slot) } else { writer.appendPart(name.utf8) }
    }
    writer.appendPart(bytes[start...])
  }

  /// Returns true if the form with this name equals the element as it is written for the node.
  func matches(_ markup: Markup, named name: String) -> Bool {
    var own = JSONWriter()
    write(naming: name, to: &own)
    var whole = JSONWriter()
    whole.tree(markup)
    return own.bytes == whole.bytes
  }
}

extension WebPage {
  static var writtenNodes = SharedResults<WrittenNodes.Key, WrittenForm>(capacity: 512)

  /// Returns the form of a node that a page has written before; `nil` if none has.
  func sharedForm(of entry: SceneTree.Entry, for key: WrittenNodes.Key) -> WrittenForm? {
    guard let known = WebPage.writtenNodes.value(for: key) else { return nil }
    #if DEBUG
    let new = description(of: entry.id).flatMap { makeForm(of: $0, as: $0.markup(), entry) }
    precondition(known == new, "The description of \(entry.id) depends on what the form does not know.")
    #endif
    tree.keep(known.reads, readBy: entry)
    return known
  }

  /// Lets other pages write a node as this one does, if they have all that its description has read.
  func share(_ described: NodeDescription, as markup: Markup, of entry: SceneTree.Entry, for key: WrittenNodes.Key) {
    guard entry.reads.isSubset(of: DescribedSurroundings.facts) else { return }
    if let form = makeForm(of: described, as: markup, entry) { WebPage.writtenNodes.keep(form, for: key) }
  }

  /// - Returns: `nil` if the node's texts contain the placeholder of the name.
  private func makeForm(of described: NodeDescription, as markup: Markup, _ entry: SceneTree.Entry) -> WrittenForm? {
    var described = described
    let name = described.name()
    described.ownName = WrittenForm.namePlace
    let form = WrittenForm(described.markup(), mayHaveSymbols: described.mayHaveSymbols, reads: entry.reads)
    return form.matches(markup, named: name) ? form : nil
  }
}
