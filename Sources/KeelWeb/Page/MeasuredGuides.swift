package import KeelScene

/// The sizes of the children of a container, and the frames in them of the views that set guides.
package struct MeasuredGuides: Hashable, Sendable {
  /// The sizes of all children.
  package var sizes: [SceneSize] = []
  /// The frames of views that set guides, from the top leading corner of the child that contains them.
  package var views: [NodeID: SceneRect] = [:]

  /// Reads the sizes of the children, and after each `;` the identity and the frame of a view. Returns `nil` if it is
  /// malformed.
  package init?(wire text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let first = parts.first, let lengths = Self.lengths(first.split(separator: " ")),
      lengths.count.isMultiple(of: 2), lengths.allSatisfy({ $0 >= 0 })
    else { return nil }
    for index in stride(from: 0, to: lengths.count, by: 2) {
      sizes.append(SceneSize(width: lengths[index], height: lengths[index + 1]))
    }
    for part in parts.dropFirst() {
      let words = part.split(separator: " ")
      guard let id = words.first.flatMap({ NodeID(wire: String($0)) }), let frame = Self.lengths(words.dropFirst()),
        frame.count == 4, frame[2] >= 0, frame[3] >= 0
      else { return nil }
      views[id] = SceneRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
  }

  private static func lengths(_ words: some Sequence<Substring>) -> [Double]? {
    var lengths: [Double] = []
    for word in words {
      guard let length = Double(word), length.isLawfulCoordinate else { return nil }
      lengths.append(length)
    }
    return lengths
  }
}
