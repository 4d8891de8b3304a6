import KeelScene

extension Conformance {
  /// The meaning of Return and Space: the same everywhere, and no action that the user did not intend.
  static var keys: [ConformanceCase] {
    func page(_ children: Subtree...) -> Patch {
      .root(Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement(axis: .vertical)), children))))
    }
    func busy(_ title: String) -> Element { .button(ButtonElement(title: title, isBusy: true)) }
    let join = Sketch.button("Join")
    let other = Sketch.button("Other")
    let save = Sketch.button("Save", isDefault: true)
    let metered = Sketch.toggle("Metered")
    let slider = Sketch.node(.slider(SliderElement(value: 5, maximum: 10, title: "Volume")))
    let name = Sketch.field("Name", text: "Ada")
    let harbour = Sketch.row("Harbour")
    let quay = Sketch.row("Quay")
    let list = Sketch.list(Sketch.section("", harbour, quay))
    let loose = Sketch.node(.row(RowElement(text: "Loose", isSelectable: true, canDelete: true)))
    let short = Sketch.list(Sketch.section("", loose))
    let copy = Sketch.button("Copy")
    let menu = Sketch.node(.menu(MenuElement(title: "More")), [copy])
    let hidden = Sketch.button("Secret plan")
    let redacted = Sketch.node(.box(BoxElement(isRedacted: true)), [hidden])
    return [
      ConformanceCase(
        "Return and Space press the button with the keyboard, and no default one", .show(page(join, other, save)),
        .act(.reach("Other"), sends: []), .act(.stroke(.return), sends: [.activate(other.id)]),
        .act(.stroke(.space), sends: [.activate(other.id)])),
      ConformanceCase(
        "on a switch Return presses the default button and Space switches", .show(page(metered, save)),
        .act(.reach("Metered"), sends: []), .act(.stroke(.return), sends: [.activate(save.id)]),
        .act(.stroke(.space), sends: [.toggle(metered.id, isOn: true)])),
      ConformanceCase(
        "without a default button Return switches too", .show(page(metered, join)),
        .act(.reach("Metered"), sends: []), .act(.stroke(.return), sends: [.toggle(metered.id, isOn: true)])),
      ConformanceCase(
        "a default button that is disabled is not pressed by Return",
        .show(page(metered, Sketch.button("Not yet", isDefault: true, enabled: false))),
        .act(.reach("Metered"), sends: []), .act(.stroke(.return), sends: [.toggle(metered.id, isOn: true)])),
      ConformanceCase(
        "on a slider Return presses the default button and Space does nothing", .show(page(slider, save)),
        .act(.reach("Volume"), sends: []), .act(.stroke(.return), sends: [.activate(save.id)]),
        .act(.stroke(.space), sends: [])),
      ConformanceCase(
        "Return in a field submits it, and presses nothing beside it", .show(page(name, save)),
        .act(.reach("Name"), sends: []), .act(.stroke(.return), sends: [.submit(name.id)])),
      ConformanceCase(
        "Return and Space choose a row", .show(.root(Sketch.window("", Sketch.screen("Page", list)))),
        .act(.reach("Quay"), sends: []), .act(.stroke(.return), sends: [.activate(quay.id)]),
        .act(.stroke(.space), sends: [.activate(quay.id)]), .act(.stroke(.delete), sends: [])),
      ConformanceCase(
        "Delete asks for the end of a row that can be deleted",
        .show(.root(Sketch.window("", Sketch.screen("Page", short)))), .act(.reach("Loose"), sends: []),
        .act(.stroke(.delete), sends: [.deleteRow(loose.id)])),
      ConformanceCase(
        "a menu opens, and Escape closes it and does no more", .show(page(menu, other)),
        .act(.reach("More"), sends: []), .act(.stroke(.return), sends: []),
        .act(.stroke(.escape), sends: []), .expect(.focus(menu.id)), .act(.stroke(.return), sends: []),
        .act(.stroke(.return), sends: [.activate(copy.id)])),
      ConformanceCase(
        "a busy button keeps the keyboard and takes no second press",
        answer: { event in event == .activate(join.id) ? .change(.update(join.id, busy("Join"))) : nil },
        .show(page(join, other)), .act(.reach("Join"), sends: []),
        .act(.stroke(.return), sends: [.activate(join.id)]), .expect(.focus(join.id)),
        .act(.stroke(.return), sends: []), .act(.stroke(.space), sends: []), .cannot(.activate("Join"))),
      ConformanceCase(
        "a control that is disabled while it has the keyboard keeps it and does nothing", .show(page(join, other)),
        .act(.reach("Join"), sends: []), .show(.change(.attributes(join.id, Attributes(isEnabled: false)))),
        .expect(.focus(join.id)), .act(.stroke(.return), sends: []), .act(.stroke(.space), sends: [])),
      ConformanceCase(
        "a redacted button cannot be pressed", .show(page(redacted, other)), .cannot(.activate("Secret plan")),
        .act(.activate("Other"), sends: [.activate(other.id)])),
    ]
  }

  /// Alerts and sheets with a destructive, a cancelling and a default button in every order: the initial keyboard
  /// focus, the button that Return presses in each, and the meaning of Escape.
  static var leavingByKeys: [ConformanceCase] {
    let kinds = ["Erase", "Cancel", "Save"]
    let orders = kinds.flatMap { first in
      kinds.filter { $0 != first }.flatMap { second in
        [[first, second] + kinds.filter { ![first, second].contains($0) }]
      }
    }
    return orders.flatMap(cases) + stubbornAlerts + sheets + pages
  }

  private static func buttons(_ order: [String], isDefault: Bool = true) -> [Subtree] {
    order.map { title in
      switch title {
      case "Erase": Sketch.button(title, role: .destructive)
      case "Cancel": Sketch.button(title, role: .cancel)
      default: Sketch.button(title, isDefault: isDefault)
      }
    }
  }

  private static func cases(_ order: [String]) -> [ConformanceCase] {
    let window = Sketch.window("", Sketch.screen("Page", Sketch.button("Below")))
    let inAlert = buttons(order)
    let alert = Sketch.node(.alert(AlertElement(title: "Really?")), inAlert)
    let inSheet = buttons(order, isDefault: false)
    let sheet = Sketch.sheet(Sketch.screen("Choice", Sketch.node(.stack(StackElement(axis: .vertical)), inSheet)))
    func save(_ buttons: [Subtree]) -> NodeID { buttons[order.firstIndex(of: "Save") ?? 0].id }
    let words = order.joined(separator: ", ")
    return [
      ConformanceCase(
        "an alert with \(words) begins on its default button; Return presses it, Escape leaves", .show(.root(window)),
        .show(.change(.insert(alert, into: window.id, at: 1))), .expect(.focus(save(inAlert))),
        .act(.stroke(.return), sends: [.activate(save(inAlert))]),
        .act(.stroke(.space), sends: [.activate(save(inAlert))]), .act(.stroke(.escape), sends: [.dismiss(alert.id)])),
      ConformanceCase(
        "a sheet with \(words) focuses a button that neither leaves nor destroys; Return presses it, Escape leaves",
        .show(.root(window)), .show(.change(.insert(sheet, into: window.id, at: 1))), .expect(.focus(save(inSheet))),
        .act(.stroke(.return), sends: [.activate(save(inSheet))]),
        .act(.stroke(.escape), sends: [.dismiss(sheet.id)])),
    ]
  }

  private static var stubbornAlerts: [ConformanceCase] {
    let page = Sketch.screen("Page", Sketch.button("Below"))
    let erase = Sketch.button("Erase", role: .destructive, isDefault: true)
    let lone = Sketch.alert("All of it?", isDismissable: false, erase)
    let usual = Sketch.button("Wipe", role: .destructive, isDefault: true)
    let cancel = Sketch.button("Keep", role: .cancel)
    let question = Sketch.alert("Wipe it?", usual, cancel)
    return [
      ConformanceCase(
        "no key answers a destructive alert before its button is focused",
        .show(.root(Sketch.window("", page, lone))), .act(.stroke(.return), sends: []),
        .act(.stroke(.space), sends: []), .act(.stroke(.escape), sends: []), .act(.reach("Erase"), sends: []),
        .act(.stroke(.return), sends: [.activate(erase.id)])),
      ConformanceCase(
        "Return keeps what a default button would destroy", .show(.root(Sketch.window("", page, question))),
        .expect(.focus(cancel.id)), .act(.stroke(.return), sends: [.activate(cancel.id)])),
    ]
  }

  private static var sheets: [ConformanceCase] {
    let below = Sketch.screen("Page", Sketch.button("Below"))
    let cancel = Sketch.button("Cancel", role: .cancel)
    let name = Sketch.field("Name")
    let stubborn = Sketch.sheet(
      Sketch.screen("Form", Sketch.bar(.leading, cancel), Sketch.column(name)), isDismissable: false)
    let off = Sketch.button("Cancel", role: .cancel, enabled: false)
    let closed = Sketch.sheet(
      Sketch.screen("Form", Sketch.bar(.leading, off), Sketch.column(Sketch.button("Stay"))), isDismissable: false)
    let inner = Sketch.navigation(Sketch.screen("One"), Sketch.screen("Two", Sketch.button("Deep")))
    let deep = Sketch.sheet(inner)
    return [
      ConformanceCase(
        "Escape presses the cancel button of a sheet that cannot be dismissed",
        .show(.root(Sketch.window("", below, stubborn))), .expect(.focus(name.id)),
        .act(.stroke(.escape), sends: [.activate(cancel.id)]), .expect(.visible("Form"))),
      ConformanceCase(
        "a disabled cancel button is not pressed by Escape", .show(.root(Sketch.window("", below, closed))),
        .act(.stroke(.escape), sends: []), .expect(.visible("Stay"))),
      ConformanceCase(
        "in a sheet Escape goes back one page first, then leaves",
        answer: { event in
          guard case .pop = event, let page = inner.children.last else { return nil }
          return .change(.remove(page.id, from: inner.id))
        },
        .show(.root(Sketch.window("", below, deep))),
        .act(.stroke(.escape), sends: [.pop(inner.id, toLevel: 0)]),
        .act(.stroke(.escape), sends: [.dismiss(deep.id)])),
    ]
  }

  /// Escape on pages: it goes back, and never leaves the program.
  private static var pages: [ConformanceCase] {
    let first = Sketch.screen("First", Sketch.button("Lower"))
    let copy = Sketch.button("Copy")
    let menu = Sketch.node(.menu(MenuElement(title: "More")), [copy])
    let field = Sketch.field("Town", text: "Bath")
    let stack = Sketch.navigation(first, Sketch.screen("Second", Sketch.column(menu, field)))
    let bound = Sketch.navigation(
      Sketch.screen("First", Sketch.button("Lower")),
      Sketch.screen("Bound", hidesBack: true, Sketch.button("Upper")))
    return [
      ConformanceCase(
        "Escape goes outward, one step a press", .show(.root(Sketch.window("", stack))),
        .act(.reach("More"), sends: []), .act(.stroke(.return), sends: []), .act(.stroke(.escape), sends: []),
        .act(.stroke(.escape), sends: [.pop(stack.id, toLevel: 0)]), .act(.reach("Town"), sends: []),
        .act(.stroke(.escape), sends: [.pop(stack.id, toLevel: 0)])),
      ConformanceCase(
        "Escape means nothing on the first page, and where there is no way back",
        .show(.root(Sketch.window("", Sketch.navigation(first)))), .act(.stroke(.escape), sends: []),
        .show(.root(Sketch.window("", bound))), .act(.stroke(.escape), sends: []), .expect(.visible("Upper"))),
    ]
  }
}
