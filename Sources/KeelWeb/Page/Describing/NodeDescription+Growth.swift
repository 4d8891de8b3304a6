internal import KeelLayout
internal import KeelScene

/// The flexibility of a node as classes, from which the style sheet makes flexbox and grid layouts: CSS does not pass
/// flexibility from children to parents.
extension NodeDescription {
  /// Adds `gx` and `gy` for the axes along which the node fills the available length, and `mx` and `my` for a maximum.
  func addGrowth(to markup: inout Markup) {
    guard let entry = tree.entry(of: id), let parent = entry.parent else { return }
    tree.note(.growth)
    if case .row = parent.element, tree.standsLeading(entry) { markup.addClass("lone") }
    guard parent.element.placesChildren else { return }
    // A container has the rule for its spacers.
    guard !entry.element.isSpacer else { return }
    if entry.element.passesGrowth, tree.rigidity(of: entry).contains(.horizontal) { markup.addClass("fixed") }
    let growth = tree.shownGrowth(of: entry)
    addOutset(in: parent, growth, to: &markup)
    addTextEdges(of: entry, in: parent, to: &markup)
    if growth.contains(.horizontal) { markup.addClass("gx") }
    if growth.contains(.vertical) { markup.addClass("gy") }
    addLimit("width", "mx", along: .horizontal, of: entry, growth, to: &markup)
    addLimit("height", "my", along: .vertical, of: entry, growth, to: &markup)
    guard let priority = tree.priority(of: entry), priority != 0, sharesLength(entry, growth, in: parent) else {
      return
    }
    // Factors far apart: a view with a lower priority grows only after those with a higher one. A spacer has 1.
    markup.addStyle("flex-grow:1e\(priority > 0 ? 6 + 6 * Int(min(priority.rounded(.up), 4)) : 3)")
  }

  /// True if a child, other than a spacer, has a priority.
  var hasPriorities: Bool {
    tree.note(.flexibility)
    return node.children.contains { child in
      guard let entry = tree.entry(of: child), !entry.element.isSpacer else { return false }
      return tree.priority(of: entry) ?? 0 != 0
    }
  }

  /// Returns true if the length of a node depends on the length that the stack around it has left. Other nodes keep their
  /// length at any priority.
  ///
  /// In a column these are the nodes that fill it. In a row these are all that are not fixed, because texts grow to the
  /// length of their line.
  private func sharesLength(_ entry: SceneTree.Entry, _ growth: Growth, in parent: SceneTree.Entry) -> Bool {
    guard case .stack(let stack) = parent.element else { return false }
    tree.note(.parent)
    if stack.axis == .vertical { return growth.contains(.vertical) }
    if case .box(let box) = entry.element {
      switch box.placement {
      case .fixedSize(horizontal: true, _), .containerRelative(horizontal: .some, _): return false
      default: break
      }
    }
    return !tree.rigidity(of: entry).contains(.horizontal)
  }

  /// Adds `ts` and `te` for texts at the upper and the lower edge of a container in a column with the default spacing,
  /// which the style sheet does not add between texts.
  private func addTextEdges(of entry: SceneTree.Entry, in parent: SceneTree.Entry, to markup: inout Markup) {
    guard case .stack(let stack) = parent.element, entry.element.passesTextEdges else { return }
    tree.note(.parent)
    guard stack.axis == .vertical, stack.hasDefaultSpacing else { return }
    let edges = tree.textEdges(of: entry)
    if edges.contains(.top) { markup.addClass("ts") }
    if edges.contains(.bottom) { markup.addClass("te") }
  }

  /// Lets a node extend over the box around it where the box has negative insets, which tracks of a grid cannot have.
  private func addOutset(in parent: SceneTree.Entry, _ growth: Growth, to markup: inout Markup) {
    guard case .box(let box) = parent.element else { return }
    tree.note(.parent)
    guard box.insets.hasNegative else { return }
    let insets = box.insets
    func outset(_ inset: Double) -> String { min(0, inset).css }
    markup.addStyle(
      "margin-block:\(outset(insets.top)) \(outset(insets.bottom));margin-inline:\(outset(insets.leading)) "
        + outset(insets.trailing))
    if growth.contains(.horizontal) { markup.addStyle("inline-size:auto") }
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

  func separator() -> Markup {
    var markup = Markup("hr", "separator")
    if let entry = tree.entry(of: id), tree.stackAxis(around: entry) == .horizontal { markup.addClass("upright") }
    return markup
  }
}

extension SceneInsets {
  /// True if the content extends over the box at any side.
  var hasNegative: Bool { min(top, leading, bottom, trailing) < 0 }
}
