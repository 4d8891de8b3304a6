import KeelScene

extension Conformance {
  /// The parts of pages, rows and alerts, and the names of controls without a name.
  static var parts: [ConformanceCase] {
    let (first, name, done) = (Sketch.button("First"), Sketch.field("Name"), Sketch.button("Done"))
    let typing = Sketch.screen("Form", Sketch.bar(.keyboard, done), Sketch.column(first, name))

    func row(
      _ text: String, isOn: Bool, leads: Bool = false, isChecked: Bool = false,
      at edge: RowElement.CheckmarkPlacement = .leading
    ) -> Subtree {
      Sketch.node(
        .row(
          RowElement(
            text: text, hasCheckmark: isChecked, checkmarkPlacement: edge, hasDisclosure: leads, isSelected: isOn)))
    }
    let several = Sketch.list(
      selection: .multiple,
      Sketch.section(
        rows: [row("Apple", isOn: true), row("Fig", isOn: true, leads: true), row("Plum", isOn: false)]))
    let one = Sketch.list(
      Sketch.section(rows: [row("Pear", isOn: false, isChecked: true), row("Kiwi", isOn: false)]))
    let trailing = Sketch.list(
      Sketch.section(rows: [row("Plum", isOn: false, isChecked: true, at: .trailing), row("Lime", isOn: false)]))

    let (cancel, save) = (Sketch.button("Cancel", role: .cancel), Sketch.button("Save", isDefault: true))
    let rename = Sketch.alert("Rename", message: "Both keep it.", Sketch.field("New name"), cancel, save)
    let (erase, keep) = (Sketch.button("Erase", role: .destructive), Sketch.button("Keep", role: .cancel))
    let three = Sketch.alert("Which one?", Sketch.button("Replace"), erase, keep)

    let slider = Sketch.node(.slider(SliderElement(value: 0, minimum: 0, maximum: 1, step: 1)))
    let options = [PickerOption(title: "Red"), PickerOption(title: "Green")]
    let picker = Sketch.node(.picker(PickerElement(options: options, selectedIndex: 0, style: .menu)))
    let detail = Sketch.node(.button(ButtonElement(style: .detail)))
    let unnamed = Sketch.screen("Page", Sketch.column(slider, picker))
    let details = Sketch.screen("Page", Sketch.list(Sketch.section(rows: [Sketch.row("Harbour", detail)])))
    return [
      ConformanceCase(
        "the bar of the keyboard is there only while the user types", .show(.root(Sketch.window("", typing))),
        .expect(.notVisible("Done")), .act(.reach("Name"), sends: []), .expect(.visible("Done")),
        .act(.reach("First"), sends: []), .expect(.notVisible("Done")), .act(.reach("Name"), sends: []),
        .act(.activate("Done"), sends: [.activate(done.id)])),
      ConformanceCase(
        "where several rows can be selected, each selected one has a check mark, also one that leads to a page",
        .show(.root(Sketch.window("", Sketch.screen("Fruit", several)))), .expect(.checked("Apple", true)),
        .expect(.checked("Fig", true)), .expect(.checked("Plum", false))),
      ConformanceCase(
        "where one row can be selected, the rows that the program marks have a check mark",
        .show(.root(Sketch.window("", Sketch.screen("Fruit", one)))), .expect(.checked("Pear", true)),
        .expect(.checked("Kiwi", false))),
      ConformanceCase(
        "a check mark at the trailing edge is one, too",
        .show(.root(Sketch.window("", Sketch.screen("Fruit", trailing)))),
        .expect(.checked("Plum", true)), .expect(.checked("Lime", false))),
      ConformanceCase(
        "an alert shows its texts, its fields, and its buttons in the order of the program",
        .show(.root(Sketch.window("", Sketch.screen("Page", first), rename))),
        .expect(.order("Rename", before: "Both keep it.")), .expect(.order("Both keep it.", before: "New name")),
        .expect(.order("New name", before: "Cancel")), .expect(.order("Cancel", before: "Save")),
        .show(.root(Sketch.window("", Sketch.screen("Other", Sketch.button("Below")), three))),
        .expect(.order("Replace", before: "Erase")), .expect(.order("Erase", before: "Keep"))),
      ConformanceCase(
        "a control without a name has the word for its kind", .show(.root(Sketch.window("", unnamed))),
        .act(.adjust("Value", to: 1), sends: [.adjust(slider.id, value: 1)]),
        .act(.choose("Green", in: "Options"), sends: [.choose(picker.id, index: 1)])),
      ConformanceCase(
        "a button for details without a name has the word for it", .show(.root(Sketch.window("", details))),
        .act(.activate("More information"), sends: [.activate(detail.id)])),
    ]
  }
}
