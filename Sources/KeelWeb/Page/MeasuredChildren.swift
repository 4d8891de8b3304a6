package import KeelScene

/// The sizes of the children of a node for several proposals, as a page has measured them, and the proposal to the node.
package struct MeasuredChildren: Hashable, Sendable {
  /// The proposal to the node.
  package var proposal: LayoutProposal
  /// The sizes of all children, by the proposal to each of them.
  package var sizes: [LayoutProposal: [SceneSize]]

  /// The largest number of proposals that a page measures.
  static let mostProposals = 24

  package init(proposal: LayoutProposal, sizes: [LayoutProposal: [SceneSize]]) {
    self.proposal = proposal
    self.sizes = sizes
  }

  /// Reads the lengths in points of the proposal, and of each table after a `;`: a proposal and the sizes for it.
  ///
  /// `-` is a length that is not proposed, `i` an infinite one. Returns `nil` if it is malformed.
  package init?(wire text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 1 + Self.mostProposals,
      let lengths = Self.lengths(first), lengths.count == 2
    else { return nil }
    self.init(proposal: LayoutProposal(width: lengths[0], height: lengths[1]), sizes: [:])
    for part in parts.dropFirst() {
      guard let lengths = Self.lengths(part), lengths.count >= 2, lengths.count.isMultiple(of: 2) else { return nil }
      var found: [SceneSize] = []
      for index in stride(from: 2, to: lengths.count, by: 2) {
        guard let width = lengths[index], let height = lengths[index + 1] else { return nil }
        found.append(SceneSize(width: width, height: height))
      }
      sizes[LayoutProposal(width: lengths[0], height: lengths[1])] = found
    }
  }

  private static func lengths(_ text: Substring) -> [Double?]? {
    var lengths: [Double?] = []
    for word in text.split(separator: " ") {
      switch word {
      case "-": lengths.append(nil)
      case "i": lengths.append(.infinity)
      default:
        guard let length = Double(word), length >= 0, length <= .farthestCoordinate else { return nil }
        lengths.append(length)
      }
    }
    return lengths
  }
}

/// A report of a page on a node that code of the program lays out.
package struct MeasuredNode: Hashable, Sendable {
  package var id: NodeID
  /// The number of reports on this node that followed from the answers to each other.
  package var round: Int
  package var children: MeasuredChildren

  package init(id: NodeID, round: Int, children: MeasuredChildren) {
    self.id = id
    self.round = round
    self.children = children
  }
}

/// What a page has measured for a node that code of the program lays out.
struct MeasuredLayout {
  var children: MeasuredChildren
  /// The arrangement that was last computed from it.
  var arrangement: SceneArrangement?
  /// The children at that time.
  var ids: [NodeID]
  var hasWarned = false
  /// What the program answered last; `nil` before its first answer.
  var last: Answer?

  struct Answer {
    var size: SceneSize
    var frames: [SceneRect]
    /// The axes along which the node filled the box around it.
    var filled: Set<StackElement.Axis>
  }
}
