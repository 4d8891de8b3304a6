internal import KeelScene

/// What a box does in animated changes, and the presses that it takes.
extension NodeDescription {
  func addMotion(of box: BoxElement, to markup: inout Markup) {
    if let transition = box.motion.transition {
      markup["data-ti"] = transition.insertion.text
      markup["data-to"] = transition.removal.text
    }
    if let match = box.motion.match {
      let parts = (match.movesPosition ? "p" : "") + (match.movesSize ? "s" : "")
      let anchor = "\(match.anchor.x.short) \(match.anchor.y.short)"
      let (group, role) = (String(match.group, radix: 36), match.isSource ? "s" : "f")
      markup["data-m"] = "\(group) \(role) \(parts.isEmpty ? "-" : parts) \(anchor)"
    }
    if let change = box.motion.contentTransition { markup["data-ct"] = change.rawValue }
    guard let pointer = box.pointer, isEnabled else { return }
    markup["data-grip"] = (pointer.drag?.short ?? "-") + " " + (pointer.hold?.short ?? "-")
    markup.addClass("grip")
    // Areas that scroll keep their direction, unless the node takes each press.
    if let drag = pointer.drag { markup.addClass(drag > 0 ? "pulled" : "pulled taken") }
  }
}

extension SceneTransition.State {
  /// The state for the page's script: opacity, scale, percentages of the size to the trailing side and down, distances
  /// in rem to the trailing side and down, the centre of the scaling in percent, then further declarations.
  var text: String {
    let numbers = [
      opacity, scale, part.x * 100, part.y * 100, distance.x / 16, distance.y / 16, anchor.x * 100, anchor.y * 100,
    ].map(\.short).joined(separator: " ")
    let css = effects.stateCSS
    return css.isEmpty ? numbers : numbers + " " + css
  }
}
