internal import KeelScene

/// Outlines, masks and effects of boxes.
extension NodeDescription {
  /// Adds the background and the clip of a box with an outline of its own.
  func add(_ outline: SceneOutline, of box: BoxElement, to markup: inout Markup) {
    if box.isClipped { markup.addStyle("clip-path:" + outline.css) }
    guard let background = box.background else { return }
    if box.isClipped {
      markup.addStyle("background:" + background.css)
    } else {
      markup.addClass("shaped")
      markup.addStyle("--back:\(background.css);--outline:\(outline.css)")
    }
  }

  /// Returns the markup with the mask and the effects of the box.
  func addingEffects(of box: BoxElement, to markup: Markup) -> Markup {
    guard box.mask != nil || !box.effects.isEmpty else { return markup }
    var markup = markup
    if let mask = box.mask {
      markup.addClass("masked")
      markup.addStyle("mask-image:" + mask.maskCSS)
    }
    let filter = name("f")
    let css = box.effects.css(filter: filter)
    guard box.effects.contains(where: \.hasOwnFilter) else {
      markup.addStyle(css)
      return markup
    }
    // Nodes stand in an element of their own, beside the filters.
    let filters = Markup("svg", "", box.effects.filterMarkup(named: filter)).with("aria-hidden", "true")
    var outer = Markup("div", "box filtered", [filters, markup])
    outer.addStyle(css)
    return outer
  }
}
