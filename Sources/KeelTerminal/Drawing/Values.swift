internal import KeelInteraction
internal import KeelScene

/// Controls for values: the title where lines begin, the value where they end.
extension Measurer {
  /// Returns the texts of a control: its title, and the value that it changes.
  func words(of element: Element) -> (title: String, value: String) {
    switch element {
    case .stepper(let stepper):
      return (
        stepper.title,
        stepper.valueText + (stepper.valueText.isEmpty ? "" : " ") + "[ \(glyphs.minus) | + ]"
      )
    case .picker(let picker):
      return (picker.title, (picker.selected.map(optionText) ?? glyphs.placeholder) + " " + glyphs.menu)
    case .datePicker(let picker): return (picker.title, text(of: picker) + " " + glyphs.menu)
    case .menu(let menu):
      let icon = menu.image?.beside(menu.title).map { symbolLine($0).text } ?? ""
      return ("", [icon, menu.title, glyphs.menu].filter { !$0.isEmpty }.joined(separator: " "))
    case .link(let link):
      let icon = link.image?.beside(link.title).map { symbolLine($0).text } ?? ""
      return (
        "", [icon, link.title.isEmpty ? link.destination : link.title].filter { !$0.isEmpty }.joined(separator: " ")
      )
    default: return ("", "")
    }
  }

  func optionText(_ option: PickerOption) -> String {
    guard let image = option.image?.beside(option.title) else { return option.title }
    return [symbolLine(image).text, option.title].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func measureWords(_ node: Node, _ width: Int) -> Size {
    let words = words(of: node.element)
    let title = words.title.isEmpty ? 0 : columns(of: words.title, limit: width) + 2
    var value = columns(of: words.value, limit: width)
    if case .menu(let menu) = node.element, menu.style != .plain { value += 4 }
    return Size(width: title + value, height: 1)
  }

  func measure(_ slider: SliderElement, _ width: Int) -> Size {
    if let dots = dotsWidth(slider), dots <= width { return Size(width: dots, height: 1) }
    let ends = [slider.minimumLabel, slider.maximumLabel].filter { !$0.isEmpty }
    return Size(
      width: min(width, 20 + ends.reduce(0) { $0 + columns(of: $1, limit: 12) + 1 }), height: 1)
  }

  /// Returns the number of columns of a slider that is drawn as dots, or `nil` if it is drawn as a track.
  func dotsWidth(_ slider: SliderElement) -> Int? {
    slider.dotCount.map { $0 * (columns(of: glyphs.radioOff) + 1) - 1 }
  }

  func measure(_ gauge: GaugeElement, _ width: Int) -> Size {
    if gauge.style == .circular {
      return Size(
        width: columns(of: circularText(gauge.value, gauge.title, gauge.currentText), limit: width), height: 1)
    }
    let texts = [gauge.title, gauge.minimumText, gauge.maximumText, gauge.currentText].filter { !$0.isEmpty }
    return Size(width: min(width, texts.reduce(16) { $0 + columns(of: $1, limit: width) + 1 }), height: 1)
  }

  func circularText(_ value: Double, _ title: String, _ current: String) -> String {
    let steps = glyphs.circle
    let picture = steps[min(steps.count - 1, Int((value * Double(steps.count - 1)).rounded()))]
    return [picture, title, current.isEmpty ? "\(Int((value * 100).rounded()))%" : current]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  func measure(_ progress: ProgressElement, _ width: Int) -> Size {
    measure(
      GaugeElement(
        value: progress.value, title: progress.title, currentText: progress.currentText, style: progress.style), width)
  }
}

extension Composer {
  /// Returns the style of the title beside a control.
  func style(ofTitle look: ControlLook?, _ context: DrawContext) -> CellStyle {
    style(look?.foreground ?? .label, context, traits: look?.font.map(traits) ?? [])
  }

  /// Draws a control that is one line of text.
  func drawWords(_ node: Node, _ kind: ControlKind, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, kind, rect, context)
    let words = measurer.words(of: node.element)
    let area = clip.intersection(rect)
    var look = look(.tint, isFocused: isFocused, context)
    var value = words.value
    if case .menu(let menu) = node.element {
      if menu.role == .destructive, !isFocused { look = style(.red, context) }
      if menu.style == .prominent { look.traits.insert(.bold) }
      if menu.style != .plain { value = "[ " + value + " ]" }
    }
    if case .link(let link) = node.element {
      look.traits.insert(.underline)
      if capabilities.takesSystemCommands { look.link = writtenLink(link.destination) }
    }
    guard !words.title.isEmpty else {
      painter.put(value, x: rect.x, y: rect.y, width: rect.width, style: look, clip: area)
      return
    }
    let width = min(columns(of: value, limit: rect.width), max(rect.width * 2 / 3, rect.width - 14))
    var title = style(.label, context)
    if case .stepper(let stepper) = node.element { title = style(ofTitle: stepper.look, context) }
    painter.put(
      words.title, x: rect.x, y: rect.y, width: max(0, rect.width - width - 1), style: title, clip: area)
    painter.put(value, x: rect.maxX - width, y: rect.y, width: width, style: look, clip: area)
    if case .stepper(let stepper) = node.element, context.isActive {
      onScreen(Rect(rect.maxX - width, rect.y, width, 1), area) { sign, area in
        // Each half of the sign has a mouse target of its own.
        hit(Rect(sign.maxX - 4, rect.y, 4, 1), .step(node.id, isUp: true))
        hit(Rect(sign.maxX - 9, rect.y, 4, 1), .step(node.id, isUp: false))
        dim(stepper, x: sign.maxX - 9, y: rect.y, area, context)
      }
    }
  }

  /// Draws the signs of unavailable steps in a less prominent colour.
  private func dim(_ stepper: StepperElement, x: Int, y: Int, _ area: Rect, _ context: DrawContext) {
    for (offset, can) in [(2, stepper.canDecrement), (6, stepper.canIncrement)] where !can {
      let (column, text) = (x + offset, offset == 2 ? glyphs.minus : "+")
      guard area.contains(x: column, y: y) else { continue }
      var look = style(.tertiaryLabel, context)
      look.background = painter.pool.style(painter.grid[column, y].style).background
      painter.put(Line(clusters: [Cluster(text, columns: 1)]), x: column, y: y, style: look, clip: area)
    }
  }

  // MARK: Slider

  func draw(_ slider: SliderElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, .slider, rect, context) && context.isActive
    let area = clip.intersection(rect)
    if let dots = measurer.dotsWidth(slider), dots <= rect.width {
      return drawDots(slider, node, Rect(rect.x, rect.y, dots, 1), area, context, isFocused: isFocused)
    }
    var (x, end) = (rect.x, rect.maxX)
    let faint = style(.secondaryLabel, context)
    // The end labels are left out before the track becomes too narrow.
    if !slider.minimumLabel.isEmpty, end - x > 16 {
      x = painter.put(slider.minimumLabel, x: x, y: rect.y, width: min(12, (end - x) / 4), style: faint, clip: area) + 1
    }
    if !slider.maximumLabel.isEmpty, end - x > 14 {
      let width = columns(of: slider.maximumLabel, limit: min(12, (end - x) / 4))
      painter.put(slider.maximumLabel, x: end - width, y: rect.y, width: width, style: faint, clip: area)
      end -= width + 1
    }
    guard end - x > 1 else { return }
    let track = Rect(x, rect.y, end - x, 1)
    let knob = Int((Double(track.width - 1) * slider.part).rounded())
    for index in 0..<track.width {
      let isKnob = index == knob
      var look =
        isKnob ? self.look(.tint, isFocused: isFocused, context) : style(index < knob ? .tint : .tertiaryLabel, context)
      if isKnob { look.traits.insert(.bold) }
      painter.put(
        Line(clusters: [Cluster(isKnob ? glyphs.knob : index < knob ? glyphs.full : glyphs.empty, columns: 1)]),
        x: x + index, y: rect.y, style: look, clip: area)
    }
    if context.isActive { hit(track, .track(node.id)) }
  }

  private func drawDots(
    _ slider: SliderElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext, isFocused: Bool
  ) {
    var x = rect.x
    for index in 0..<(slider.dotCount ?? 0) {
      let isOn = index == slider.dotIndex
      var look = isOn ? self.look(.tint, isFocused: isFocused, context) : style(.tertiaryLabel, context)
      if isOn { look.traits.insert(.bold) }
      x =
        painter.put(
          isOn ? glyphs.radioOn : glyphs.radioOff, x: x, y: rect.y, width: rect.maxX - x, style: look, clip: clip) + 1
    }
    if context.isActive { hit(rect, .track(node.id)) }
  }

  // MARK: Gauges

  func draw(_ gauge: GaugeElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let area = clip.intersection(rect)
    if gauge.style == .circular {
      painter.put(
        measurer.circularText(gauge.value, gauge.title, gauge.currentText), x: rect.x, y: rect.y, width: rect.width,
        style: style(.label, context), clip: area)
      return
    }
    var (x, end) = (rect.x, rect.maxX)
    for (text, color) in [(gauge.title, SceneColor.label), (gauge.minimumText, .secondaryLabel)] where !text.isEmpty {
      guard end - x > 12 else { break }
      x = painter.put(text, x: x, y: rect.y, width: (end - x) / 2, style: style(color, context), clip: area) + 1
    }
    for (text, color) in [(gauge.currentText, SceneColor.label), (gauge.maximumText, .secondaryLabel)]
    where !text.isEmpty {
      guard end - x > 10 else { break }
      let width = columns(of: text, limit: (end - x) / 2)
      painter.put(text, x: end - width, y: rect.y, width: width, style: style(color, context), clip: area)
      end -= width + 1
    }
    drawBar(gauge.value, Rect(x, rect.y, end - x, 1), area, context)
  }

  func draw(_ progress: ProgressElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    draw(
      GaugeElement(
        value: progress.value, title: progress.title, currentText: progress.currentText, style: progress.style), rect,
      clip, context)
  }

  private func drawBar(_ value: Double, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard rect.width > 0 else { return }
    let filled = Int((Double(rect.width) * value).rounded())
    let full = Line(clusters: Array(repeating: Cluster(glyphs.full, columns: 1), count: filled))
    let rest = Line(clusters: Array(repeating: Cluster(glyphs.empty, columns: 1), count: rect.width - filled))
    let end = painter.put(full, x: rect.x, y: rect.y, style: style(.tint, context), clip: clip)
    painter.put(rest, x: end, y: rect.y, style: style(.tertiaryLabel, context), clip: clip)
  }
}
