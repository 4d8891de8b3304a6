internal import KeelLayout
internal import KeelScene

/// Boxes with an aspect ratio, and nodes that only decorate one: browsers give all of them the ratio.
extension NodeDescription {
  /// Adds the ratio of the box that a node decorates.
  func addRatioOfContent(to markup: inout Markup) {
    guard let entry = tree.entry(of: id), tree.undecorated(entry) !== entry, tree.growth(of: entry) == .both,
      let content = tree.ratio(ofNode: id), let ratio = content.ratio
    else { return }
    markup.addClass("ratio " + content.mode.rawValue)
    add(ratio, content.mode, to: &markup)
  }

  func add(_ ratio: Double, _ mode: SceneContentMode, to markup: inout Markup) {
    markup.addStyle("--ratio:" + ratio.short)
    addSize(ofRatio: ratio, mode, to: &markup)
  }

  /// Adds both lengths where the frame around the box fixes one of them: the other one follows from the ratio.
  private func addSize(ofRatio ratio: Double, _ mode: SceneContentMode, to markup: inout Markup) {
    tree.note(.room)
    var around = tree.entry(of: id)?.parent
    while let tapped = around, tapped.isTappedView { around = tapped.parent }
    guard mode == .fit, case .box(let frame)? = around?.element, frame.insets == SceneInsets(),
      tree.growth(of: id) == .both
    else { return }
    let (width, height) = (frame.frame.fixed(along: .horizontal), frame.frame.fixed(along: .vertical))
    guard (width == nil) != (height == nil) else { return }
    markup.addClass("sized")
    if let width { markup.addStyle("inline-size:\(width.css);block-size:\((width / ratio).css)") }
    if let height { markup.addStyle("inline-size:\((height * ratio).css);block-size:\(height.css)") }
  }

  /// True for a stack that contains flexible views with a ratio, and fills a proposal with both lengths.
  ///
  /// Browsers know the size of such a stack before they lay out its children, so that the style sheet can compute one
  /// length of a ratio from the other.
  var sharesLengthAmongRatios: Bool {
    guard let entry = tree.entry(of: id), tree.shownGrowth(of: entry) == .both else { return false }
    tree.note(.childCount)
    // The style sheet has a rule for a ratio that is all of a page.
    if case .stack(let stack) = node.element, stack.distribution == .pageContent, node.children.count == 1 {
      return false
    }
    let hasRatio = node.children.contains { tree.ratio(ofNode: $0) != nil && tree.growth(of: $0) == .both }
    return hasRatio && StackElement.Axis.allCases.allSatisfy { tree.isProposed(entry, $0) }
  }
}

extension SceneTree {
  /// Returns the ratio of a box, or of the box that a node decorates, and its mode; `nil` if there is none. The ratio is
  /// `nil` if it is that of content whose ratio a page does not know.
  func ratio(ofNode id: NodeID) -> (ratio: Double?, mode: SceneContentMode)? {
    guard let entry = entry(of: id).map(undecorated), case .box(let box) = entry.element,
      case .aspectRatio(let ratio, let mode) = box.placement
    else { return nil }
    guard let known = ratio ?? idealRatio(in: entry), known.isFinite, known > 0 else { return (nil, mode) }
    return (known, mode)
  }

  /// Returns the ratio of the picture, symbol or shape in a box. The ideal size of symbols and shapes is a square.
  private func idealRatio(in entry: Entry) -> Double? {
    guard let child = entry.children.first.flatMap(self.entry) else { return nil }
    switch undecorated(child).element {
    case .image(let image):
      guard let size = image.naturalSize else { return image.symbol == nil ? nil : 1 }
      return size.width / size.height
    case .shape, .drawing, .geometryReader: return 1
    default: return nil
    }
  }
}
