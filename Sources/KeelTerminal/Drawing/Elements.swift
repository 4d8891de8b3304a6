internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The drawing of every element. The switch has no default, so a new kind of element does not compile until it is
/// handled.
extension Measurer {
  /// Returns the number of columns on each side of a button's label children.
  static func labelMargin(of button: ButtonElement) -> Int { button.style.isBare ? 0 : 2 }

  /// Returns the number of columns on each side of a button's title.
  static func bracketWidth(of button: ButtonElement) -> Int {
    button.style == .plain || button.style.isBare ? 0 : 2
  }
}

extension Composer {
  /// Draws a node into its area. Parts outside the clip are laid out but not written.
  func draw(_ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    onScreen(rect, clip) { place(id, $0, $1, context) }
  }

  /// Draws a node at its place on the screen.
  private func place(_ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard let node = tree[id] else { return }
    if !found.soughtNodes.isEmpty { noteTarget(id, rect) }
    if node.attributes.geometry != .none { found.frames[id] = rect }
    var context = context
    var placed = context.placed.flatMap { $0.id == id ? $0 : nil }
    context.placed = nil
    found.allFrames?[id] = rect
    var rect = rect
    if let effects = context.effects, !node.element.passesEffects {
      // Everything but drawings is moved as a whole.
      let (x, y) = effects.shift(of: placed?.frame ?? SceneRect(rect))
      context.effects = nil
      rect.x += x
      rect.y += y
      placed?.frame.x += Double(x) * Cells.width
      placed?.frame.y += Double(y) * Cells.height
    }
    let isEnabledAround = context.isEnabled
    context.enter(node.attributes)
    let kind = tree.controlKind(of: node)
    if kind == .adjustable || kind == .actions, stop(id, kind, rect, context), context.highlight == .none {
      context.highlight = .full
      painter.fill(rect, style: theme.focus, clip: clip)
    }
    if context.isInFront {
      takePresses(node, rect, placed?.frame ?? SceneRect(rect), clip)
      context.isInFront = node.element.isPressedThrough
    }
    guard node.element.isDrawnAlongLines else {
      return draw(node, rect, placed, clip, context, isEnabledAround: isEnabledAround)
    }
    alongLines(of: rect, clip, context) { draw(node, rect, placed, $0, context, isEnabledAround: isEnabledAround) }
    if case .row(let row) = node.element, let background = row.look.background {
      ground(background, rect, rect.intersection(clip))
    }
  }

  private func draw(
    _ node: Node, _ rect: Rect, _ placed: PlacedNode?, _ clip: Rect, _ context: DrawContext, isEnabledAround: Bool
  ) {
    switch node.element {
    case .window, .sheet:
      if let child = node.children.first { draw(child, rect, clip, context) }
    case .navigation: drawNavigation(node, rect, clip, context)
    case .screen: drawScreen(node, rect, clip, context)
    case .bar(let bar): drawBar(bar, node, rect, clip, context)
    case .alert(let alert): drawAlert(alert, node, context)
    case .stack(let stack): draw(stack, node, rect, placed, clip, context)
    case .scroll(let scroll): drawScroll(scroll, node, rect, placed, clip, context)
    case .list(let list): draw(list, node, rect, clip, context)
    case .section: break
    case .row(let row): draw(row, node, rect, clip, context)
    case .label(let label): draw(label, node, rect, clip, context)
    case .button(let button) where button.hasLabelChild && button.style.isBare:
      drawBare(button, node, rect, clip, context, isEnabledAround: isEnabledAround)
    case .button(let button): draw(button, node, rect, clip, context)
    case .toggle(let toggle): draw(toggle, node, rect, clip, context)
    case .textField(let field): draw(field, node.id, .field, rect, clip, context)
    case .image(let image):
      switch image.source {
      case .symbol(let symbol):
        // A symbol has one size. If it is to fill its room, it is drawn in the middle.
        let free = image.isResizable ? max(0, rect.width - symbolWidth(symbol)) : 0
        let above = image.isResizable ? max(0, rect.height - 1) : 0
        painter.put(
          symbol, color: .tint, x: rect.x + free / 2, y: rect.y + above / 2, context: context,
          clip: clip.intersection(rect))
      case .data(let data): draw(image, data, rect, clip, context)
      }
    case .activityIndicator(let indicator):
      guard indicator.isAnimating else { break }
      drawSpinner(x: rect.x, y: rect.y, clip: clip, context)
      painter.put(
        indicator.title, x: rect.x + 2, y: rect.y, width: max(0, rect.width - 2),
        style: style(.secondaryLabel, context), clip: clip.intersection(rect))
    case .progress(let progress): draw(progress, rect, clip, context)
    case .separator:
      if rect.width == 1, rect.height > 0 {
        let area = rect.intersection(clip)
        for y in area.y..<area.maxY {
          painter.put(
            Line(clusters: [Cluster(glyphs.vertical, columns: 1)]), x: rect.x, y: y, style: theme.rule, clip: clip)
        }
      } else {
        painter.rule(rect, style: theme.rule, clip: clip)
      }
    case .spacer, .gridRow: break
    case .slider(let slider): draw(slider, node, rect, clip, context)
    case .stepper: drawWords(node, .stepper, rect, clip, context)
    case .picker(let picker): draw(picker, node, rect, clip, context)
    case .datePicker(let picker): draw(picker, node, rect, clip, context)
    case .menu: drawWords(node, .menu, rect, clip, context)
    case .link: drawWords(node, .link, rect, clip, context)
    case .gauge(let gauge): draw(gauge, rect, clip, context)
    case .textEditor(let editor): draw(editor, node, rect, clip, context)
    case .disclosure(let disclosure): draw(disclosure, node, rect, clip, context)
    case .group(let group): draw(group, node, rect, clip, context)
    case .grid, .layers, .firstFit, .arranged, .geometryReader: drawChildren(of: node, rect, placed, clip, context)
    case .box(let box): draw(box, node, rect, placed, clip, context)
    case .shape(let shape): draw(shape, rect, clip, context)
    case .drawing(let drawing): draw(drawing, rect, clip, context)
    case .tabs(let tabs): draw(tabs, node, rect, clip, context)
    case .split: drawSplit(node, rect, clip, context)
    }
  }

  private func draw(_ button: ButtonElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, .button, rect, context)
    let color: SceneColor = button.look?.foreground ?? (button.role == .destructive ? .red : .tint)
    var look = style(color, context, traits: button.style == .prominent ? .bold : [])
    if let font = button.font { look.traits.formUnion(traits(font)) }
    if let ground = button.look?.background, theme.depth > .none, context.highlight == .none {
      look.background = theme.ground(ground)
    }
    if isFocused, context.isActive {
      look = context.isEnabled ? theme.focus : theme.quietFocus
      // Within a highlighted row, reverse video distinguishes the focused control.
      if context.highlight == .full { look.traits.formSymmetricDifference(.reverse) }
    }
    let area = clip.intersection(rect)
    if button.style == .detail {
      painter.put(glyphs.detail, x: rect.x, y: rect.y, width: rect.width, style: look, clip: clip)
      return
    }
    if button.hasLabelChild { return drawLabel(of: button, node, rect, clip, context, look, isFocused: isFocused) }
    let bracketWidth = Measurer.bracketWidth(of: button)
    var x = rect.x
    if bracketWidth > 0 {
      painter.fill(rect, style: look, clip: clip)
      x = painter.put(painter.pointing("[ "), x: x, y: rect.y, width: rect.width, style: look, clip: area)
    }
    let end = rect.maxX - bracketWidth
    let spare = max(0, rect.width - measurer.buttonWidth(button, limit: rect.width))
    x += spare * (button.look?.anchor ?? .center).halvesBefore(along: .horizontal) / 2
    if button.isBusy {
      drawSpinner(x: x, y: rect.y, clip: area, context, look)
      x = painter.put(" ", x: x + 1, y: rect.y, width: 1, style: look, clip: area)
    }
    if let image = button.image?.beside(button.title) {
      x = painter.put(symbolLine(image).text, x: x, y: rect.y, width: max(0, end - x), style: look, clip: area)
      if !button.title.isEmpty { x = painter.put(" ", x: x, y: rect.y, width: 1, style: look, clip: area) }
    }
    x = painter.put(button.title, x: x, y: rect.y, width: max(0, end - x), style: look, clip: area)
    if bracketWidth > 0 {
      painter.put(painter.pointing(" ]"), x: max(x, end), y: rect.y, width: 2, style: look, clip: area)
    }
  }

  /// Draws the label children of a button as they are, between brackets that show whether it has the keyboard focus.
  private func drawLabel(
    of button: ButtonElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext, _ look: CellStyle,
    isFocused: Bool
  ) {
    let area = clip.intersection(rect)
    let margin = min(Measurer.labelMargin(of: button), rect.width / 2)
    drawViews(of: node, Rect(rect.x + margin, rect.y, rect.width - 2 * margin, rect.height), area, context)
    let isMarked = isFocused && context.isActive && context.highlight == .none
    guard margin > 0, isMarked || button.style != .plain else { return }
    for y in area.y..<area.maxY {
      let (start, end) = (painter.pointing(isMarked ? "›" : "["), painter.pointing(isMarked ? "‹" : "]"))
      painter.put(start, x: rect.x, y: y, width: 1, style: look, clip: area)
      painter.put(end, x: rect.maxX - 1, y: y, width: 1, style: look, clip: area)
    }
  }

  /// Draws a button that adds nothing to the look of its label. The highlight shows that it has the keyboard focus.
  private func drawBare(
    _ button: ButtonElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext, isEnabledAround: Bool
  ) {
    let isFocused = stop(node.id, .button, rect, context)
    var inner = context
    if button.style == .area { inner.isEnabled = isEnabledAround }
    if isFocused, context.isActive, context.highlight == .none {
      painter.fill(rect, style: context.isEnabled ? theme.focus : theme.quietFocus, clip: clip)
      inner.highlight = context.isEnabled ? .full : .quiet
    }
    drawViews(of: node, rect, clip.intersection(rect), inner)
  }

  /// Draws the label children of a button below each other. A label alone has all of the room, which it may fill.
  private func drawViews(of node: Node, _ room: Rect, _ clip: Rect, _ context: DrawContext) {
    var y = room.y
    for child in node.children {
      let height =
        node.children.count == 1 ? room.height : min(measure(child, room.width).height, room.y + room.height - y)
      draw(child, Rect(room.x, y, room.width, height), clip, context)
      y += height
    }
  }

  private func draw(_ toggle: ToggleElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, .toggle, rect, context) && context.isActive
    let width = min(measurer.switchWidth, rect.width)
    let x = rect.maxX - width
    if !toggle.title.isEmpty {
      var title = style(ofTitle: toggle.look, context)
      if isFocused, context.highlight == .none { title = theme.focus }
      painter.put(toggle.title, x: rect.x, y: rect.y, width: max(0, rect.width - width - 1), style: title, clip: clip)
    }
    var pill = toggle.isOn ? theme.switchOn : theme.switchOff
    if !context.isEnabled {
      pill = CellStyle(
        theme.tertiary.foreground, on: pill.background == .default ? .default : theme.switchOff.background)
    }
    if theme.depth == .none, context.highlight == .full { pill = toggle.isOn ? .plain : theme.focus }
    if isFocused, context.highlight == .none { pill.traits.formUnion([.bold, .underline]) }
    painter.fill(Rect(x, rect.y, width, 1), style: pill, clip: clip)
    let text = toggle.isOn ? glyphs.switchOn : glyphs.switchOff
    painter.put(" " + text + " ", x: x, y: rect.y, width: width, style: pill, clip: clip)
  }

  func drawSpinner(x: Int, y: Int, clip: Rect, _ context: DrawContext, _ look: CellStyle? = nil) {
    guard clip.contains(x: x, y: y) else { return }
    found.isAnimating = true
    let picture = glyphs.spinner[spinnerFrame % glyphs.spinner.count]
    painter.put(
      Line(clusters: [Cluster(picture, columns: 1)]), x: x, y: y, style: look ?? style(.secondaryLabel, context),
      clip: clip)
  }

  func draw(
    _ field: TextFieldElement, _ id: NodeID, _ kind: ControlKind, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    // The letters of a text, and the caret among them, have the order that the terminal gives them.
    onScreen(rect, clip) { place(field, id, kind, $0, $1, context) }
  }

  private func place(
    _ field: TextFieldElement, _ id: NodeID, _ kind: ControlKind, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let isFocused = stop(id, kind, rect, context) && context.isActive
    guard rect.width > 0 else { return }
    let field = field.shown(isRevealed: revealed == id)
    // A field without a background of its own looks different from plain text only while it is being edited.
    let look = isFocused ? theme.focusedField : field.border == .none ? style(.label, context) : theme.field
    painter.fill(rect, style: look, clip: clip)
    let isClearable = field.clearButton == .shown && rect.width > 4
    let room = max(1, rect.width - (isClearable ? 4 : 2))
    let textX = textStart(of: field, rect, room: room, isClearable: isClearable, context)
    if field.text.isEmpty {
      var faint = look
      faint.foreground = field.look?.placeholder.map { style($0, context).foreground } ?? theme.secondary.foreground
      painter.put(field.placeholder, x: textX, y: rect.y, width: room, style: faint, clip: clip.intersection(rect))
    }
    var state = FieldState(after: states[id].field, field)
    state.first = isFocused ? firstShown(&state, field, room) : 0
    found.fields[id] = state
    var text = look
    if let color = field.look?.foreground { text.foreground = style(color, context).foreground }
    if !context.isEnabled || !field.isEditable { text.foreground = theme.tertiary.foreground }
    var selected = text
    selected.traits.insert(.reverse)
    let selection = isFocused ? state.selection : 0..<0
    var x = textX
    var caretX = textX
    let letters = field.text[(state.first == 0 ? field.text.startIndex : state.index(of: state.first))...]
    for (number, letter) in zip(state.first..., letters) {
      let shown = shownCharacter(letter, field)
      if x + shown.columns > textX + room { break }
      painter.put(
        shown, x: x, y: rect.y, style: selection.contains(number) ? selected : text, clip: clip.intersection(rect))
      x += shown.columns
      if number < state.caret { caretX = x }
    }
    if isFocused, clip.contains(x: caretX, y: rect.y) { found.cursor = CellPoint(x: caretX, y: rect.y) }
    if context.isActive, clip.contains(x: rect.x, y: rect.y) {
      hit(rect, .field(id, textX: textX))
    }
    let markX = context.isRightToLeft ? rect.x : rect.maxX - 3
    if isClearable { drawClearMark(id, Rect(markX, rect.y, 3, 1), look, clip, context) }
  }

  /// Returns the column of the first letter of a field. Where lines begin on the right, a text that fits ends there.
  private func textStart(
    of field: TextFieldElement, _ rect: Rect, room: Int, isClearable: Bool, _ context: DrawContext
  ) -> Int {
    let start = rect.x + (rect.width > 2 ? 1 : 0)
    guard context.isRightToLeft else { return start }
    let shown = field.text.isEmpty ? field.placeholder : field.text
    let columns = shown.prefix(room + 1).reduce(0) { $0 + shownCharacter($1, field).columns }
    return start + (isClearable ? 2 : 0) + max(0, room - columns)
  }

  /// Returns the number of the first visible character of a field, so that the caret stays visible: the text scrolls
  /// under it. Only visible characters are examined.
  private func firstShown(_ state: inout FieldState, _ field: TextFieldElement, _ room: Int) -> Int {
    var index = state.index(of: state.caret)
    state.caret = state.place.characters
    var (start, before) = (state.caret, 0)
    while start > 0 {
      field.text.formIndex(before: &index)
      before += shownCharacter(field.text[index], field).columns
      if before > room - 1 { break }
      start -= 1
    }
    return max(min(state.first, state.caret), start)
  }

  /// Draws the mark at the end of a field that removes its text. It is not a focus stop: keys delete the text.
  private func drawClearMark(_ id: NodeID, _ rect: Rect, _ look: CellStyle, _ clip: Rect, _ context: DrawContext) {
    var faint = look
    faint.foreground = (context.isEnabled ? theme.secondary : theme.tertiary).foreground
    painter.put(glyphs.clear, x: rect.x + 1, y: rect.y, width: 1, style: faint, clip: clip.intersection(rect))
    if context.isActive, context.isEnabled, clip.contains(x: rect.x + 1, y: rect.y) {
      hit(rect, .clear(id))
    }
  }

  /// Registers a focus stop, and returns true if it has the keyboard focus.
  @discardableResult func stop(_ id: NodeID, _ kind: ControlKind, _ rect: Rect, _ context: DrawContext) -> Bool {
    guard context.isActive else { return false }
    found.stops.append(
      Stop(
        id: id, kind: kind, rect: painter.cells(of: rect), isEnabled: context.isEnabled, list: context.list,
        row: context.row, rowIndex: context.rowIndex, regions: context.regions))
    if !kind.takesText { hit(rect, .stop(id)) }
    return focus.id == id
  }

  // MARK: Stacks

  private func draw(
    _ stack: StackElement, _ node: Node, _ rect: Rect, _ placed: PlacedNode?, _ clip: Rect, _ context: DrawContext
  ) {
    guard let window = stack.window else { return drawChildren(of: node, rect, placed, clip, context) }
    let top = Measurer.lines(points: stack.insets.top)
    let leading = Measurer.columns(points: stack.insets.leading)
    let inner = Rect(
      rect.x + leading, rect.y + top, rect.width - leading - Measurer.columns(points: stack.insets.trailing),
      rect.height - top - Measurer.lines(points: stack.insets.bottom))
    drawLazy(stack, window, node, inner, clip, context)
  }
}
