import KeelScene

extension Conformance {
  /// Presses, switches and choices, each reported once, for the right node.
  static var acting: [ConformanceCase] {
    let join = Sketch.button("Join")
    let other = Sketch.button("Other")
    let enabled = Sketch.button("Ready")
    let disabled = Sketch.button("Waiting", enabled: false)
    let inside = Sketch.button("Inside")
    let group = Sketch.node(.stack(StackElement()), enabled: false, [inside])
    let toggle = Sketch.toggle()
    let named = Sketch.toggle("Metered", isOn: true)
    let more = Sketch.node(.button(ButtonElement(style: .detail)), label: "More about Harbour")
    let harbour = Sketch.row("Harbour", more)
    let forget = RowAction(id: 7, title: "Forget", role: .destructive)
    let share = RowAction(id: 8, title: "Share", isEnabled: false)
    let quay = Sketch.row("Quay", actions: [forget, share])

    let keyed = Sketch.node(
      .screen(
        ScreenElement(
          title: "Keys",
          keyCommands: [
            KeyCommand(id: 3, input: "u", title: "Update"), KeyCommand(id: 4, input: "s", modifiers: .control),
          ])), [join])
    let keys = Sketch.window("", keyed)
    let sheet = Sketch.sheet(Sketch.screen("Over", other))

    func page(_ children: Subtree...) -> Patch {
      .root(Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement()), children))))
    }
    func list(_ rows: Subtree...) -> Patch {
      .root(Sketch.window("", Sketch.screen("Page", Sketch.list(Sketch.section(rows: rows)))))
    }
    return [
      ConformanceCase(
        "a button is activated once", .show(page(join, other)),
        .act(.activate("Join"), sends: [.activate(join.id)]), .act(.activate("Other"), sends: [.activate(other.id)])),
      ConformanceCase(
        "a disabled control, or one in a disabled container, does nothing", .show(page(enabled, disabled, group)),
        .cannot(.activate("Waiting")), .cannot(.activate("Inside")),
        .act(.activate("Ready"), sends: [.activate(enabled.id)]),
        .show(.change(.attributes(disabled.id, Attributes()), .attributes(group.id, Attributes()))),
        .act(.activate("Waiting"), sends: [.activate(disabled.id)]),
        .act(.activate("Inside"), sends: [.activate(inside.id)])),
      ConformanceCase(
        "a switch requests its opposite state, and follows the program",
        answer: { event in
          if case .toggle(let id, let isOn) = event {
            .change(.update(id, .toggle(ToggleElement(isOn: isOn, title: "Metered"))))
          } else {
            nil
          }
        },
        .show(page(named)), .act(.toggle("Metered"), sends: [.toggle(named.id, isOn: false)]),
        .act(.toggle("Metered"), sends: [.toggle(named.id, isOn: true)])),
      ConformanceCase(
        "a switch that the program does not follow stays as it was", .show(page(named)),
        .act(.toggle("Metered"), sends: [.toggle(named.id, isOn: false)]),
        .act(.toggle("Metered"), sends: [.toggle(named.id, isOn: false)])),
      ConformanceCase(
        "a switch in a row is named by the text of the row",
        .show(list(Sketch.row("Wi-Fi", selectable: false, toggle))),
        .act(.toggle("Wi-Fi"), sends: [.toggle(toggle.id, isOn: true)])),
      ConformanceCase(
        "a row and the button at its end are two things", .show(list(harbour, Sketch.row("Quay"))),
        .act(.activate("Harbour"), sends: [.activate(harbour.id)]),
        .act(.activate("More about Harbour"), sends: [.activate(more.id)])),
      ConformanceCase(
        "a row that cannot be chosen, or is disabled, does nothing",
        .show(list(Sketch.row("Fixed", selectable: false), Sketch.row("Off", enabled: false), harbour)),
        .cannot(.activate("Fixed")), .cannot(.activate("Off")),
        .act(.activate("Harbour"), sends: [.activate(harbour.id)])),
      ConformanceCase(
        "an action of a row is reported with its number", .show(list(quay, Sketch.row("Pier"))),
        .act(.action("Forget", on: "Quay"), sends: [.action(quay.id, actionID: 7)]),
        .cannot(.action("Share", on: "Quay")), .cannot(.action("Forget", on: "Pier"))),
      ConformanceCase(
        "a key that the page has a command for is reported, and others are not", .show(.root(keys)),
        .act(.key("u"), sends: [.keyCommand(keyed.id, commandID: 3)]),
        .act(.key("s", .control), sends: [.keyCommand(keyed.id, commandID: 4)]), .cannot(.key("x")), .cannot(.key("s"))),
      ConformanceCase(
        "a sheet disables the key commands of the page below", .show(.root(keys)),
        .show(.change(.insert(sheet, into: keys.id, at: 1))), .cannot(.key("u")),
        .show(.change(.remove(sheet.id, from: keys.id))),
        .act(.key("u"), sends: [.keyCommand(keyed.id, commandID: 3)])),
      ConformanceCase(
        "closing the surface is reported", .show(page(join)), .act(.close, sends: [.close])),
      ConformanceCase(
        "another size is reported, and all is still there", .show(page(join)),
        .causes(.resize(.columns(40), lines: 20), .environment), .expect(.visible("Join")),
        .act(.activate("Join"), sends: [.activate(join.id)])),
    ]
  }
}
