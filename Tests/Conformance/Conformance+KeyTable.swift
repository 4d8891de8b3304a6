import KeelScene

extension Conformance {
  /// The meaning of arrows, Home, End, Page Up, Page Down, digits and letters: on values, in lists, in open menus.
  static var keyTable: [ConformanceCase] { valueKeys + rowKeys + menuKeys }

  private static func page(_ children: Subtree..., commands: [KeyCommand] = []) -> Patch {
    let content = Sketch.node(.stack(StackElement(axis: .vertical)), children)
    return .root(
      Sketch.window("", Sketch.node(.screen(ScreenElement(title: "Page", keyCommands: commands)), [content])))
  }

  private static func slider(_ name: String, _ value: Double, upTo maximum: Double) -> Subtree {
    Sketch.node(.slider(SliderElement(value: value, maximum: maximum, step: 1, title: name)))
  }

  /// Returns the answers of a program that accepts each value that it receives.
  private static func taking(_ slider: Subtree) -> @MainActor (Event) -> Patch? {
    return { event in
      slider.element.drawn(at: event).map { .change(.update(slider.id, $0)) }
    }
  }

  private static var valueKeys: [ConformanceCase] {
    let few = slider("Volume", 5, upTo: 10)
    let many = slider("Years", 50, upTo: 100)
    let guests = Sketch.node(.stepper(StepperElement(title: "Guests", minimum: 1, maximum: 12)))
    let full = Sketch.node(.stepper(StepperElement(title: "Rooms", canIncrement: false, maximum: 3)))
    var words = Accessibility()
    words.label = "Rating"
    words.value = "2"
    words.isAdjustable = true
    var rating = Sketch.node(
      .stack(StackElement(axis: .horizontal)), [Sketch.node(.label(LabelElement(text: "stars")))])
    rating.attributes.accessibility = words
    return [
      ConformanceCase(
        "arrows, Home and End change a slider, and do nothing at its ends", answer: taking(few),
        .show(page(few, Sketch.button("Other"))), .act(.reach("Volume"), sends: []),
        .act(.stroke(.right), sends: [.adjust(few.id, value: 6)]),
        .act(.stroke(.left), sends: [.adjust(few.id, value: 5)]),
        .act(.stroke(.home), sends: [.adjust(few.id, value: 0)]), .act(.stroke(.left), sends: []),
        .act(.stroke(.end), sends: [.adjust(few.id, value: 10)]), .act(.stroke(.right), sends: [])),
      ConformanceCase(
        "Page Up and Page Down change a slider by ten steps", answer: taking(many), .show(page(many)),
        .act(.reach("Years"), sends: []), .act(.stroke(.pageUp), sends: [.adjust(many.id, value: 60)]),
        .act(.stroke(.pageDown), sends: [.adjust(many.id, value: 50)]), .expect(.focus(many.id))),
      ConformanceCase(
        "arrows, Home and End change a stepper where its range has an end in that direction",
        .show(page(guests, full)), .act(.reach("Guests"), sends: []),
        .act(.stroke(.right), sends: [.increment(guests.id)]), .act(.stroke(.left), sends: [.decrement(guests.id)]),
        .act(.stroke(.home), sends: [.adjust(guests.id, value: 1)]),
        .act(.stroke(.end), sends: [.adjust(guests.id, value: 12)]), .expect(.focus(guests.id)),
        .act(.reach("Rooms"), sends: []), .act(.stroke(.right), sends: []), .act(.stroke(.end), sends: [])),
      ConformanceCase(
        "arrows change a rating, and a digit sets it", .show(page(rating, Sketch.button("Other"))),
        .act(.reach("Rating"), sends: []), .act(.stroke(.right), sends: [.increment(rating.id)]),
        .act(.stroke(.left), sends: [.decrement(rating.id)]),
        .act(.key("4"), sends: [.adjust(rating.id, value: 4)]), .expect(.focus(rating.id))),
    ]
  }

  private static var rowKeys: [ConformanceCase] {
    let rows = ["Harbour", "Island", "Jetty", "Quay"].map { Sketch.row($0) }
    let list = Sketch.list(Sketch.section(rows: rows))
    let update = KeyCommand(id: 1, input: "h", title: "Hello")
    let keyed = Sketch.list(Sketch.section("", Sketch.row("Harbour"), Sketch.row("Quay")))
    let screen = Sketch.node(.screen(ScreenElement(title: "Page", keyCommands: [update])), [keyed])
    let closed = Sketch.node(.row(RowElement(text: "Folder", isSelectable: true, expansion: .collapsed)))
    let open = Sketch.node(.row(RowElement(text: "Drawer", isSelectable: true, expansion: .expanded)))
    let search = Sketch.node(.screen(ScreenElement(title: "Page", search: SearchElement())), [Sketch.button("Other")])
    return [
      ConformanceCase(
        "arrows, Home and End lead from row to row", .show(.root(Sketch.window("", Sketch.screen("Page", list)))),
        .act(.reach("Island"), sends: []), .act(.stroke(.down), sends: []), .expect(.focus(rows[2].id)),
        .act(.stroke(.home), sends: []), .expect(.focus(rows[0].id)), .act(.stroke(.end), sends: []),
        .expect(.focus(rows[3].id)), .act(.stroke(.up), sends: []), .expect(.focus(rows[2].id))),
      ConformanceCase(
        "Right unfolds a row and Left folds it",
        .show(.root(Sketch.window("", Sketch.screen("Page", Sketch.list(Sketch.section("", closed, open)))))),
        .act(.reach("Folder"), sends: []), .act(.stroke(.right), sends: [.toggle(closed.id, isOn: true)]),
        .act(.reach("Drawer"), sends: []), .act(.stroke(.left), sends: [.toggle(open.id, isOn: false)])),
      ConformanceCase(
        "a key command of the page precedes the rows that begin with its letter",
        .show(.root(Sketch.window("", screen))),
        .act(.reach("Quay"), sends: []), .act(.key("h"), sends: [.keyCommand(screen.id, commandID: 1)])),
      ConformanceCase(
        "a slash leads to the search line of the page", .show(.root(Sketch.window("", search))),
        .act(.key("/"), sends: [.searching(search.id, isActive: true)]),
        .expect(.focus(search.id))),
    ]
  }

  private static var menuKeys: [ConformanceCase] {
    let items = ["Copy", "Paste", "Print", "Share"].map { Sketch.button($0) }
    let menu = Sketch.node(.menu(MenuElement(title: "More")), items)
    let inner = Sketch.button("Deep")
    let outer = Sketch.node(
      .menu(MenuElement(title: "All")),
      [Sketch.button("First"), Sketch.node(.menu(MenuElement(title: "Inner")), [inner]), Sketch.button("Last")])
    return [
      ConformanceCase(
        "in an open menu letters lead to lines, Home and End to its ends", .show(page(menu)),
        .act(.reach("More"), sends: []), .act(.stroke(.return), sends: []), .act(.key("p"), sends: []),
        .act(.stroke(.return), sends: [.activate(items[1].id)]), .act(.reach("More"), sends: []),
        .act(.stroke(.return), sends: []), .act(.key("p"), sends: []), .act(.key("p"), sends: []),
        .act(.stroke(.return), sends: [.activate(items[2].id)]), .act(.reach("More"), sends: []),
        .act(.stroke(.return), sends: []), .act(.stroke(.end), sends: []),
        .act(.stroke(.return), sends: [.activate(items[3].id)]), .act(.reach("More"), sends: []),
        .act(.stroke(.return), sends: []), .act(.stroke(.up), sends: []), .act(.stroke(.home), sends: []),
        .act(.stroke(.return), sends: [.activate(items[0].id)])),
      ConformanceCase(
        "Right opens a menu in a menu, and Left and Escape lead out of it, one step a press", .show(page(outer)),
        .act(.reach("All"), sends: []), .act(.stroke(.return), sends: []), .act(.stroke(.down), sends: []),
        .act(.stroke(.right), sends: []), .act(.stroke(.left), sends: []), .act(.stroke(.right), sends: []),
        .act(.stroke(.escape), sends: []), .act(.stroke(.right), sends: []),
        .act(.stroke(.return), sends: [.activate(inner.id)])),
    ]
  }
}

extension Element {
  /// Returns the slider with the value of the event, or `nil` for other elements and events.
  fileprivate func drawn(at event: Event) -> Element? {
    guard case .adjust(_, let value) = event, case .slider(var slider) = self else { return nil }
    slider.value = value
    return .slider(slider)
  }
}
