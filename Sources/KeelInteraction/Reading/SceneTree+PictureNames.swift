package import KeelScene

/// Default names of symbols without a label.
extension Symbol {
  /// The symbol's name as words, without `fill`: "chevron right" for `chevron.right`.
  package var words: String { name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ") }
}

extension SceneTree {
  /// Returns a name for a control that contains no words: the name of the first symbol in it.
  ///
  /// - Returns: `nil` if the control contains words, or no symbol. O(nodes in it).
  package func pictureName(in node: Node) -> String? {
    note(.words)
    var picture: String?
    func hasWords(_ id: NodeID) -> Bool {
      guard let part = self[id], !part.attributes.accessibility.isHidden else { return false }
      if !part.attributes.accessibility.label.isEmpty { return true }
      switch part.element {
      case .label(let label): return !label.text.isEmpty
      case .image(let image):
        if !image.label.isEmpty { return true }
        if picture == nil, let words = image.symbol?.words, !words.isEmpty { picture = words }
        return false
      case .stack, .box, .layers, .firstFit, .arranged, .geometryReader, .grid, .gridRow, .scroll, .group:
        return part.children.contains(where: hasWords)
      case .shape, .drawing, .separator, .spacer: return false
      case .window, .navigation, .screen, .bar, .sheet, .alert, .list, .section, .row, .button, .toggle, .textField,
        .activityIndicator, .progress, .slider, .stepper, .picker, .datePicker, .menu, .link, .gauge, .textEditor,
        .disclosure, .tabs, .split:
        return true
      }
    }
    return node.children.contains(where: hasWords) ? nil : picture
  }
}
