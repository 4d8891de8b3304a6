internal import KeelLayout
internal import KeelScene

/// The room that a node takes in its container, as classes: the style sheet turns them into flexbox and grid, which do
/// not pass growth from children to parents by themselves.
extension NodeDescription {
  /// Adds `gx` and `gy` for the axes along which the node takes what is left, and `mx` and `my` where that is limited.
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
    guard case .box = entry.element else { return }
    if let priority = tree.priority(of: entry), priority != 0 {
      // Far apart, so that a higher priority takes all it can before a lower one gets anything. A spacer has 1.
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
