internal import KeelLayout
internal import KeelScene

extension SceneTree {
  /// Returns true if the page needs the second script for a node: it measures the node or its children (`layouts.js`),
  /// follows presses on it (`gestures.js`), moves it into the place of another one (`matches.js`) or reports its selection
  /// (`selections.js`).
  func needsMeasuring(_ entry: Entry) -> Bool {
    switch entry.element {
    case .firstFit, .arranged: return true
    case .textField(let field) where field.selection != nil: return true
    case .textEditor(let editor) where editor.selection != nil: return true
    case .box(let box) where box.pointer != nil || box.motion.match != nil: return true
    default: break
    }
    if cutsText(entry) { return true }
    return extendsOverSafeArea(entry) || !measuredGuides(of: entry).isEmpty
  }
}

extension SceneTree {
  /// Returns true if a frame around a text may be too low for its lines, so that the page measures how many fit
  /// (`layouts.js`). A short word has one line.
  func cutsText(_ entry: Entry) -> Bool {
    guard case .label(let label) = entry.element, label.lineLimit != 1 else { return false }
    switch label.lineBreak {
    case .truncateTail, .truncateHead, .truncateMiddle: break
    case .clip, .wrapWords, .wrapCharacters: return false
    }
    return (label.text.utf8.count > 20 || label.text.contains(where: \.isWhitespace)) && limitsHeight(around: entry)
  }
}

/// Nodes whose children are chosen or placed by their sizes, which the page measures (`layouts.js`).
extension NodeDescription {
  func firstFit(_ choice: FirstFitElement) -> Markup {
    var markup = measured("layers fits")
    markup["data-fit"] =
      (choice.axes.contains(.horizontal) ? "x" : "") + (choice.axes.contains(.vertical) ? "y" : "")
    return ordered(markup)
  }

  func arranged() -> Markup {
    var markup = measured("layers arranged")
    markup["data-lay"] = ""
    addPlaces(to: &markup)
    return ordered(markup)
  }

  private func measured(_ classes: String) -> Markup {
    let entry = tree.entry(of: id)
    let proposed = StackElement.Axis.allCases.filter { axis in entry.map { tree.isProposed($0, axis) } ?? false }
    return Markup("div", classes, .nodes(.rest)).with("data-o", proposed.map(\.letter).joined())
  }

  /// Adds the places that the layout of the program has chosen, and the proposals for which it has asked.
  private func addPlaces(to markup: inout Markup) {
    guard let arranged = tree.entry(of: id)?.arranged else { return }
    let lengths = StackElement.Axis.allCases.map { arranged.fills.contains($0) ? "100%" : arranged.size[$0].css }
    markup.addStyle("inline-size:\(lengths[0]);block-size:\(lengths[1])")
    markup["data-p"] = arranged.frames.map { frame in
      [frame.x, frame.y, frame.width, frame.height].map(\.wire).joined(separator: " ")
    }.joined(separator: ";")
    if !arranged.questions.isEmpty {
      markup["data-q"] = arranged.questions.map { "\($0.width.wire) \($0.height.wire)" }.joined(separator: ";")
    }
  }
}

/// Alignment guides: baselines are those of CSS, other guides are distances that the page adds before the children.
extension NodeDescription {
  func addGuides(to markup: inout Markup, _ key: GuideKey?) {
    guard let entry = tree.entry(of: id) else { return }
    let measured = tree.measuredGuides(of: entry)
    guard !measured.isEmpty else {
      switch key?.kind {
      case .firstBaseline: markup.addStyle("align-items:baseline")
      case .lastBaseline: markup.addStyle("align-items:last baseline")
      case .start, .center, .end, .custom, nil: break
      }
      return
    }
    markup["data-gl"] = measured.map(\.key.axis.letter).joined()
    markup["data-p"] = entry.arranged?.frames.map { "\($0.x.wire) \($0.y.wire)" }.joined(separator: ";")
  }
}

extension StackElement.Axis {
  fileprivate var letter: String { self == .horizontal ? "x" : "y" }
}

extension LinearLength {
  /// The length as the page reads it: points, and the percentage of the container after a `+`.
  fileprivate var wire: String { part == 0 ? constant.short : "\(constant.short)+\((part * 100).short)" }
}

extension Double? {
  /// The length as the page writes it: `-` for none, `i` for an infinite one.
  fileprivate var wire: String { map { $0.isFinite ? $0.short : "i" } ?? "-" }
}
