import KeelScene

/// Changes of single properties: contents and controls.
extension SceneWalk {
  /// Returns the element with one property changed, for a node with so many children.
  mutating func changed(_ element: Element, children: Int) -> Element {
    switch element {
    case .label(let label): .label(changed(label))
    case .button(let button): .button(changed(button))
    case .toggle(let toggle): .toggle(changed(toggle))
    case .textField(let field): .textField(changed(field))
    case .image(let image): .image(changed(image))
    case .activityIndicator(let indicator): .activityIndicator(changed(indicator))
    case .progress(let progress): .progress(changed(progress))
    case .slider(let slider): .slider(changed(slider))
    case .stepper(let stepper): .stepper(changed(stepper))
    case .picker(let picker): .picker(changed(picker))
    case .datePicker(let picker): .datePicker(changed(picker))
    case .menu(let menu): .menu(changed(menu))
    case .link(let link): .link(changed(link))
    case .gauge(let gauge): .gauge(changed(gauge))
    case .textEditor(let editor): .textEditor(changed(editor))
    case .shape(let shape): .shape(changed(shape))
    case .drawing: .drawing(drawing())
    case .spacer: .spacer(SpacerElement(minLength: flag() ? nil : 16))
    default: changedContainer(element, children: children)
    }
  }

  private mutating func changed(_ old: LabelElement) -> LabelElement {
    var label = old
    switch below(9) {
    case 0: label.font = font()
    case 1: label.color = color()
    case 2: label.alignment = pick(SceneAlignment.self)
    case 3: label.lineLimit = below(3)
    case 4: label.reservedLines = below(3)
    case 5: label.lineBreak = pick(LabelElement.LineBreak.self)
    case 6: label.lineSpacing = flag() ? 0 : 8
    case 7:
      let runs = [
        TextRun("a", isBold: flag()), TextRun("b", link: maybe("https://a.example")),
        flag() ? TextRun("c", color: color()) : TextRun("", symbol: Symbol("lock")),
      ]
      label = LabelElement(text: runs.map(\.text).joined(), lineLimit: old.lineLimit, runs: runs)
    default:
      label.runs = []
      label.text = chance(5) ? "" : words()
    }
    return label
  }

  private mutating func changed(_ old: ButtonElement) -> ButtonElement {
    var button = old
    switch below(8) {
    case 0: button.title = chance(5) ? "" : words()
    case 1: button.image = symbol()
    case 2: button.role = maybe(pick(ButtonRole.self))
    case 3: button.style = pick(ButtonElement.Style.self)
    case 4: button.font = maybe(font())
    case 5: button.isDefault.toggle()
    case 6: button.isBusy.toggle()
    default: button.look = maybe(look())
    }
    return button
  }

  private mutating func changed(_ old: ToggleElement) -> ToggleElement {
    var toggle = old
    switch below(5) {
    case 0: toggle.isOn.toggle()
    case 1: toggle.title = maybeWords()
    case 2: toggle.image = symbol()
    case 3: toggle.style = pick(ToggleElement.Style.self)
    default: toggle.look = maybe(look())
    }
    return toggle
  }

  private mutating func changed(_ old: TextFieldElement) -> TextFieldElement {
    var field = old
    switch below(10) {
    case 0, 1: field.text = maybeWords()
    case 2: field.placeholder = maybeWords()
    case 3: field.isSecure.toggle()
    case 4: field.contentType = pick(TextFieldElement.ContentType.self)
    case 5: field.returnAction = pick(TextFieldElement.ReturnAction.self)
    case 6: field.isEditable.toggle()
    case 7: field.border = pick(TextFieldElement.Border.self)
    case 8: field.clearButton = pick(TextFieldElement.ClearButton.self)
    default: if flag() { field.look = maybe(look()) } else { field.selection = maybe(SelectionInterest()) }
    }
    return field
  }

  private mutating func changed(_ old: ImageElement) -> ImageElement {
    var image = old
    switch below(5) {
    case 0:
      image.source = flag() ? .symbol(Symbol(pick(["lock", "wifi", "star"]))) : .data(picture())
    case 1: image.label = maybeWords()
    case 2: image.isResizable.toggle()
    case 3: image.contentMode = pick(ImageElement.ContentMode.self)
    default:
      var look = PictureLook()
      if flag() { look.scale = 2 }
      if flag() { look.color = color() }
      if flag() { look.darkData = picture() }
      image.look = maybe(look)
    }
    return image
  }

  private mutating func changed(_ old: ActivityIndicatorElement) -> ActivityIndicatorElement {
    var indicator = old
    if flag() { indicator.isAnimating.toggle() } else { indicator.title = maybeWords() }
    return indicator
  }

  private mutating func changed(_ old: ProgressElement) -> ProgressElement {
    var progress = old
    switch below(4) {
    case 0: progress.value = Double(below(11)) / 10
    case 1: progress.title = maybeWords()
    case 2: progress.currentText = maybeWords()
    default: progress.style = pick(GaugeElement.Style.self)
    }
    return progress
  }

  private mutating func changed(_ old: SliderElement) -> SliderElement {
    var slider = old
    switch below(5) {
    case 0: slider.value = Double(below(11)) / 10 * slider.maximum
    case 1: slider.title = maybeWords()
    case 2: slider.minimumLabel = maybeWords()
    case 3: slider.style = pick(SliderElement.Style.self)
    default:
      slider = SliderElement(
        value: old.value, maximum: flag() ? 1 : 5, step: flag() ? nil : 1, title: old.title,
        minimumLabel: old.minimumLabel, maximumLabel: maybeWords(), style: old.style)
    }
    return slider
  }

  private mutating func changed(_ old: StepperElement) -> StepperElement {
    var stepper = old
    switch below(5) {
    case 0: stepper.title = maybeWords()
    case 1: stepper.valueText = maybeWords()
    case 2: stepper.canIncrement.toggle()
    case 3: stepper.minimum = flag() ? nil : 0
    default: stepper.look = maybe(look())
    }
    return stepper
  }

  private mutating func changed(_ old: PickerElement) -> PickerElement {
    var picker = old
    switch below(4) {
    case 0: picker.title = maybeWords()
    case 1:
      picker.options = (0..<1 + below(4)).map { _ in
        PickerOption(title: words(), image: symbol(), isEnabled: !chance(4))
      }
      picker.selectedIndex = maybe(0)
    case 2: picker.selectedIndex = maybe(below(picker.options.count))
    default: picker.style = pick(PickerElement.Style.self)
    }
    return picker
  }

  private mutating func changed(_ old: DatePickerElement) -> DatePickerElement {
    var picker = old
    switch below(4) {
    case 0: picker.title = maybeWords()
    case 1: picker.date = SceneDate(year: 2024, month: 1 + below(3), day: 1 + below(28), hour: below(24))
    case 2: picker.style = pick(DatePickerElement.Style.self)
    default:
      picker = DatePickerElement(
        title: old.title, components: pick([.date, .hourAndMinute, [.date, .hourAndMinute]]), date: old.date,
        minimum: flag() ? nil : SceneDate(year: 2024, month: 1, day: 1), minuteInterval: pick([1, 15]),
        style: old.style)
    }
    return picker
  }

  private mutating func changed(_ old: MenuElement) -> MenuElement {
    var menu = old
    switch below(6) {
    case 0: menu.title = maybeWords()
    case 1: menu.image = symbol()
    case 2: menu.style = pick(ButtonElement.Style.self)
    case 3: menu.role = maybe(pick(ButtonRole.self))
    case 4: menu.isSection.toggle()
    default: menu.hasPrimaryAction.toggle()
    }
    return menu
  }

  private mutating func changed(_ old: LinkElement) -> LinkElement {
    var link = old
    switch below(3) {
    case 0: link.title = words()
    case 1: link.image = symbol()
    default: link.destination = pick(["https://a.example", "mailto:a@a.example", "javascript:0"])
    }
    return link
  }

  private mutating func changed(_ old: GaugeElement) -> GaugeElement {
    var gauge = old
    switch below(5) {
    case 0: gauge.value = Double(below(11)) / 10
    case 1: gauge.title = maybeWords()
    case 2: gauge.currentText = maybeWords()
    case 3: gauge.minimumText = maybeWords()
    default: gauge.style = pick(GaugeElement.Style.self)
    }
    return gauge
  }

  private mutating func changed(_ old: TextEditorElement) -> TextEditorElement {
    var editor = old
    switch below(6) {
    case 0, 1: editor.text = flag() ? words() : words() + "\n" + words()
    case 2: editor.placeholder = maybeWords()
    case 3: editor.isEditable.toggle()
    case 4: editor.lines = pick([nil, 1...3, 2...Int.max])
    default: editor.look = maybe(look())
    }
    return editor
  }

  private mutating func changed(_ old: ShapeElement) -> ShapeElement {
    var shape = old
    switch below(5) {
    case 0: shape.kind = shapeKind()
    case 1: shape.fill = maybe(paint())
    case 2: shape.stroke = maybe(color())
    case 3: shape.lineWidth = Double(below(4))
    default: shape.isStrokeCentered.toggle()
    }
    return shape
  }
}
