package import KeelScene

/// What a picture is called that was given no words.
extension Symbol {
  /// The symbol's name as words: that of `chevron.right` is "chevron right". Whether it is filled in is no matter.
  package var words: String { name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ") }
}

extension SceneTree {
  /// What a person can press is called after the first picture in it, where nothing in it has words.
  ///
  /// - Returns: `nil` where there are words, or no picture that has any. O(nodes in it).
  package func pictureName(in node: Node) -> String? {
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
      case .stack, .box, .layers, .grid, .gridRow, .scroll, .group: return part.children.contains(where: hasWords)
      case .shape, .separator, .spacer: return false
      case .window, .navigation, .screen, .bar, .sheet, .alert, .list, .section, .row, .button, .toggle, .textField,
        .activityIndicator, .progress, .slider, .stepper, .picker, .datePicker, .menu, .link, .gauge, .textEditor,
        .disclosure, .tabs, .split:
        return true
      }
    }
    return node.children.contains(where: hasWords) ? nil : picture
  }
}
