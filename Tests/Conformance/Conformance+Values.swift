import KeelScene

extension Conformance {
  /// Controls that hold values, and content that opens, folds and scrolls sideways.
  static var values: [ConformanceCase] {
    func page(_ children: Subtree...) -> Patch {
      .root(Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement()), children))))
    }
    let slider = Sketch.node(
      .slider(SliderElement(value: 50, minimum: 0, maximum: 100, step: 25, title: "Volume", minimumLabel: "low")))
    let stepper = Sketch.node(.stepper(StepperElement(title: "Guests", valueText: "2 people")))
    let full = Sketch.node(.stepper(StepperElement(title: "Rooms", canIncrement: false)))
    let colours = [
      PickerOption(title: "Red"), PickerOption(title: "Green"), PickerOption(title: "Blue", isEnabled: false),
    ]
    func picker(_ title: String, _ style: PickerElement.Style) -> Subtree {
      Sketch.node(.picker(PickerElement(title: title, options: colours, selectedIndex: 0, style: style)))
    }
    let pickers = PickerElement.Style.allCases.map { picker($0.rawValue, $0) }
    let day = SceneDate(year: 2028, month: 2, day: 28, hour: 9, minute: 30)
    let date = Sketch.node(.datePicker(DatePickerElement(title: "Due", components: .date, date: day)))
    let last = Sketch.node(.datePicker(DatePickerElement(title: "Until", components: .date, date: day, maximum: day)))
    let link = Sketch.node(.link(LinkElement(title: "Manual", destination: "https://example.org")))
    let text = Sketch.node(
      .label(
        LabelElement(
          text: "Read the terms first", lineLimit: 0,
          runs: [
            TextRun("Read the "), TextRun("terms", isBold: true, link: "https://example.org/terms"), TextRun(" first"),
          ])))
    let copy = Sketch.button("Copy")
    let pinned = Sketch.toggle("Pinned", isOn: true)
    let archive = Sketch.button("Archive")
    let off = Sketch.button("Never", enabled: false)
    let menu = Sketch.node(
      .menu(MenuElement(title: "Actions")),
      [copy, pinned, Sketch.node(.separator), Sketch.node(.menu(MenuElement(isSection: true)), [archive, off])])
    let editor = Sketch.node(.textEditor(TextEditorElement(placeholder: "Notes")))
    let fixed = Sketch.node(.textEditor(TextEditorElement(text: "Read me", placeholder: "Fixed", isEditable: false)))

    return [
      ConformanceCase(
        "a slider stops at its end", .show(page(slider)), .expect(.visible("low")),
        .act(.adjust("Volume", to: 100), sends: [.adjust(slider.id, value: 100)])),
      ConformanceCase(
        "a stepper steps, and not where there is no step", .show(page(stepper, full)), .expect(.visible("2 people")),
        .act(.increment("Guests"), sends: [.increment(stepper.id)]),
        .act(.decrement("Guests"), sends: [.decrement(stepper.id)]), .cannot(.increment("Rooms")),
        .act(.decrement("Rooms"), sends: [.decrement(full.id)])),
      ConformanceCase(
        "a picker of any style sends the selected option, and no disabled one",
        .show(page(pickers[0], pickers[1], pickers[2], pickers[3])), .expect(.visible("Red")),
        .act(.choose("Green", in: "menu"), sends: [.choose(pickers[0].id, index: 1)]),
        .act(.choose("Green", in: "inline"), sends: [.choose(pickers[1].id, index: 1)]),
        .act(.choose("Green", in: "segmented"), sends: [.choose(pickers[2].id, index: 1)]),
        .act(.choose("Green", in: "wheel"), sends: [.choose(pickers[3].id, index: 1)]),
        .cannot(.choose("Blue", in: "menu")), .cannot(.choose("Blue", in: "segmented"))),
      ConformanceCase(
        "a date steps to the next day of the calendar, and not beyond its end", .show(page(date, last)),
        .act(
          .nextDay("Due"), sends: [.setDate(date.id, SceneDate(year: 2028, month: 2, day: 29, hour: 9, minute: 30))]),
        .cannot(.nextDay("Until"))),
      ConformanceCase(
        "a link is activated, alone or in a text", .show(page(link, text)), .expect(.visible("Manual")),
        .expect(.visible("Read the terms first")), .act(.activate("Manual"), sends: [.activate(link.id)]),
        .act(.follow("terms"), sends: [.followLink(text.id, run: 1)])),
      ConformanceCase(
        "a menu offers its enabled items", .show(page(menu)), .expect(.visible("Actions")),
        .act(.chooseInMenu("Copy", of: "Actions"), sends: [.activate(copy.id)]),
        .act(.chooseInMenu("Pinned", of: "Actions"), sends: [.toggle(pinned.id, isOn: false)]),
        .act(.chooseInMenu("Archive", of: "Actions"), sends: [.activate(archive.id)]),
        .cannot(.chooseInMenu("Never", of: "Actions"))),
      ConformanceCase(
        "a text of several lines takes lines",
        answer: { event in
          if case .edit(let id, let text) = event {
            .change(.update(id, .textEditor(TextEditorElement(text: text, placeholder: "Notes"))))
          } else {
            nil
          }
        },
        .show(page(editor)), .act(.type("one\ntwo", into: "Notes"), sends: [.edit(editor.id, text: "one\ntwo")]),
        .expect(.order("one", before: "two"))),
      ConformanceCase(
        "a text that is only to be read takes nothing", .show(page(fixed)), .expect(.visible("Read me")),
        .cannot(.type("x", into: "Fixed"))),
    ]
  }
}
