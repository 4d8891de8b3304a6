import KeelScene

extension Conformance {
  /// Compact and regular windows: below 80 columns or 600 points one pane with a way back and tabs in a bar, from there
  /// panes side by side and a sidebar, whatever front end it is.
  static var widths: [ConformanceCase] {
    let row = Sketch.button("Choose me")
    let detail = Sketch.button("Do it")
    let split = Sketch.node(
      .split(SplitElement(preferredCompactPane: 1)), [Sketch.screen("Side", row), Sketch.screen("Detail", detail)])
    func shows(_ pane: Int) -> Patch { .change(.update(split.id, .split(SplitElement(preferredCompactPane: pane)))) }

    let first = Sketch.button("First")
    let tabs = Sketch.node(
      .tabs(
        TabsElement(
          tabs: [.init(title: "Home"), .init(title: "More", header: "Library")], childTabs: [0], isSidebar: true)),
      [Sketch.screen("Here", first)])

    return [
      ConformanceCase(
        "a window shows one pane with a way back or all of them, by one rule of its width",
        answer: { event in
          switch event {
          case .choose(split.id, index: 0): shows(0)
          case .activate(row.id): shows(1)
          default: nil
          }
        },
        steps: [.show(.root(Sketch.window("", split)))]
          + changes.flatMap { width, isCompact in
            resized(width, isCompact)
              + (isCompact
                ? onePane(split.id, row: row.id, detail: detail.id)
                : bothPanes(split.id, row: row.id, detail: detail.id))
          }),
      ConformanceCase(
        "tabs with a sidebar are a bar in a compact window, by the same rule",
        steps: [.show(.root(Sketch.window("", tabs)))]
          + changes.flatMap { width, isCompact -> [ConformanceStep] in
            resized(width, isCompact) + [
              .expect(.visible("Home")), .expect(.visible("More")),
              .whereDrawn(.expect(isCompact ? .notVisible("Library") : .visible("Library"))),
              .act(.chooseTab("More"), sends: [.choose(tabs.id, index: 1)]),
              .act(.activate("First"), sends: [.activate(first.id)]),
            ]
          }),
    ]
  }

  /// Widths of a window that the user changes, so that each class follows each other one.
  private static let changes: [(ConformanceWidth, isCompact: Bool)] = [
    (.columns(120), false), (.columns(55), true), (.columns(62), true), (.columns(80), false), (.columns(79), true),
    (.columns(120), false), (.columns(70), true), (.points(600), false), (.points(599), true), (.points(1000), false),
    (.points(360), true),
  ]

  private static func resized(_ width: ConformanceWidth, _ isCompact: Bool) -> [ConformanceStep] {
    [.act(.resize(width, lines: 24), sends: []), .expect(.width(isCompact ? .compact : .regular))]
  }

  /// The detail is shown, the way back and Escape lead to the first pane, and its button leads to the detail again.
  private static func onePane(_ split: NodeID, row: NodeID, detail: NodeID) -> [ConformanceStep] {
    [ConformanceAct.goBack, .stroke(.escape)].flatMap { back -> [ConformanceStep] in
      [
        .expect(.visible("Do it")), .whereDrawn(.expect(.notVisible("Choose me"))),
        .act(.activate("Do it"), sends: [.activate(detail)]),
        .act(back, sends: [.choose(split, index: 0)]), .expect(.visible("Choose me")),
        .whereDrawn(.expect(.notVisible("Do it"))), .cannot(.goBack),
        .act(.activate("Choose me"), sends: [.activate(row)]),
      ]
    }
  }

  private static func bothPanes(_ split: NodeID, row: NodeID, detail: NodeID) -> [ConformanceStep] {
    [
      .expect(.visible("Do it")), .expect(.visible("Choose me")), .cannot(.goBack), .cannot(.stroke(.escape)),
      .act(.activate("Do it"), sends: [.activate(detail)]), .act(.activate("Choose me"), sends: [.activate(row)]),
    ]
  }
}
