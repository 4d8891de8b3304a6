internal import KeelLayout
internal import KeelScene

/// Views that extend over the bars of a page, which the page measures (`areas.js`).
extension NodeDescription {
  /// Returns the edges among these at which the node may touch that of the safe area.
  func extensible(_ edges: SceneEdges) -> SceneEdges {
    guard !edges.isEmpty, let entry = tree.entry(of: id) else { return [] }
    return edges.intersection(tree.edgesAtSafeArea(of: entry))
  }

  /// Marks the edges of a container at which the safe area of its content ends, if something in it needs to know.
  func markCut(_ markup: inout Markup) {
    guard let entry = tree.entry(of: id), !entry.element.safeAreaEdges.isEmpty else { return }
    markup["data-c"] = entry.element.safeAreaEdges.letters
  }
}

extension SceneTree {
  /// Returns true if the page measures a node because of the safe area.
  func extendsOverSafeArea(_ entry: Entry) -> Bool {
    if !entry.element.safeAreaEdges.isEmpty { return true }
    switch entry.attributes.geometry {
    case .insets, .place, .scroll: return true
    case .none, .size, .frame: break
    }
    if case .scroll(let scroll) = entry.element, scroll.needsScript { return true }
    guard case .box(let box) = entry.element else { return false }
    switch box.placement {
    case .containerRelative: return true
    case .ignoresSafeArea(let edges): return !edges.isDisjoint(with: edgesAtSafeArea(of: entry))
    default: return !extensibleEdges(ofBackground: box, in: entry).isEmpty
    }
  }

  /// Returns the edges at which the background of a box may extend over the safe area. At the sides, only that of a box that
  /// fills the width may: bars are above and below, and nearly all boxes are somewhere at the side of another.
  func extensibleEdges(ofBackground box: BoxElement, in entry: Entry) -> SceneEdges {
    guard box.background != nil, box.shape == .rectangle, box.outline == nil, !box.backgroundEdges.isEmpty else {
      return []
    }
    var edges = box.backgroundEdges.intersection(edgesAtSafeArea(of: entry))
    if !growth(of: entry).contains(.horizontal) { edges.subtract([.leading, .trailing]) }
    return edges
  }
}

extension SceneEdges {
  /// The edges as the page reads them: top, bottom, start and end.
  var letters: String {
    [(SceneEdges.top, "t"), (.bottom, "b"), (.leading, "s"), (.trailing, "e")].map { contains($0) ? $1 : "" }.joined()
  }
}

extension ContainerPart {
  /// Returns the length of the part of a container whose length is a custom property.
  func css(of property: String) -> String {
    if count == 1, span == 1 { return "var(\(property))" }
    return "calc((var(\(property)) - \((spacing * Double(count - 1)).css)) / \(count) * \(span)"
      + " + \((spacing * Double(span - 1)).css))"
  }
}

extension BoxElement {
  /// True if the box or its background extends over the safe area at some place in a page.
  var mayExtend: Bool {
    if case .ignoresSafeArea(let edges) = placement { return !edges.isEmpty }
    return background != nil && !backgroundEdges.isEmpty
  }
}

extension ScrollElement {
  /// True if the region needs the second script: it is moved to positions, or stops at pages.
  var needsScript: Bool { position != nil || anchors != nil || snap == .pages }

  /// True if the region scrolls by itself even if it is the whole content of a page.
  var isOwnScroller: Bool { !isEnabled || snap != .none || anchors != nil }
}
