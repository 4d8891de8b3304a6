internal import KeelLayout
internal import KeelScene

/// The flexibility of a node as classes, from which the style sheet makes flexbox and grid layouts: CSS does not pass
/// flexibility from children to parents.
extension NodeDescription {
  /// Adds `gx` and `gy` for the axes along which the node fills the available length, and `mx` and `my` for a maximum.
  func addGrowth(to markup: inout Markup) {
    guard let entry = tree.entry(of: id), let parent = entry.parent, parent.element.placesChildren else { return }
    // A container has the rule for its spacers.
    guard !entry.element.isSpacer else { return }
    if entry.element.passesGrowth, tree.rigidity(of: entry).contains(.horizontal) { markup.addClass("fixed") }
    let growth = tree.shownGrowth(of: entry)
    if growth.contains(.horizontal) { markup.addClass("gx") }
    if growth.contains(.vertical) { markup.addClass("gy") }
    addLimit("width", "mx", along: .horizontal, of: entry, growth, to: &markup)
    addLimit("height", "my", along: .vertical, of: entry, growth, to: &markup)
    switch entry.element {
    case .box: break
    case .button where entry.isTappedView: break
    default: return
    }
    if let priority = tree.priority(of: entry), priority != 0 {
      // Factors far apart: a view with a lower priority grows only after those with a higher one. A spacer has 1.
      markup.addStyle("flex-grow:1e\(priority > 0 ? 6 + 6 * Int(min(priority.rounded(.up), 4)) : 3)")
    }
  }

  private func addLimit(
    _ side: String, _ name: String, along axis: StackElement.Axis, of entry: SceneTree.Entry, _ growth: Growth,
    to markup: inout Markup
  ) {
    guard growth.grows(along: axis) else { return }
    let most = tree.largestLength(of: entry, along: axis)
    guard most.isFinite else { return }
    markup.addClass(name)
    markup.addStyle("max-\(side):" + most.css)
  }

  func spacer(_ spacer: SpacerElement) -> Markup {
    var markup = Markup("div", "spacer")
    if let least = spacer.minLength { markup.addStyle("--least:" + least.css) }
    return markup
  }
}
