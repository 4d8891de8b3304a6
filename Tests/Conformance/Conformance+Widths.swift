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
      badges, threePanes,
    ]
  }

  /// A badge is beside its tab, in a bar and in a sidebar.
  private static var badges: ConformanceCase {
    func element(_ badge: String) -> Element {
      .tabs(
        TabsElement(
          tabs: [.init(title: "Home"), .init(title: "Mail", badge: badge)], childTabs: [0], isSidebar: true))
    }
    let tabs = Sketch.node(element("7"), [Sketch.screen("Here", Sketch.button("First"))])
    return ConformanceCase(
      "the badge of a tab is shown in the bar and in the sidebar, and follows the program",
      steps: [.show(.root(Sketch.window("", tabs)))]
        + [(.columns(120), false), (.columns(55), true)].flatMap { width, isCompact -> [ConformanceStep] in
          resized(width, isCompact) + [
            .show(.change(.update(tabs.id, element("7")))), .expect(.visible("7")), .expect(.notVisible("8")),
            .show(.change(.update(tabs.id, element("8")))), .expect(.visible("8")), .expect(.notVisible("7")),
            .show(.change(.update(tabs.id, element("")))), .expect(.visible("Mail")), .expect(.notVisible("8")),
            .act(.chooseTab("Mail"), sends: [.choose(tabs.id, index: 1)]),
          ]
        })
  }

  /// The leading panes of three are hidden one by one. The last one stays, and a compact window leads through all.
  private static var threePanes: ConformanceCase {
    let names = ["Inbox", "Hello", "Reply"]
    let buttons = names.map { Sketch.button($0) }
    let split = Sketch.node(
      .split(SplitElement()), zip(["Folders", "Mails", "Letter"], buttons).map { Sketch.screen($0, $1) })
    func shows(_ compact: Int = 0, hidden: Int = 0) -> Patch {
      .change(.update(split.id, .split(SplitElement(preferredCompactPane: compact, hiddenPanes: hidden))))
    }
    func works(_ pane: Int) -> [ConformanceStep] {
      [.expect(.visible(names[pane])), .act(.activate(names[pane]), sends: [.activate(buttons[pane].id)])]
    }
    func isHidden(_ pane: Int) -> ConformanceStep {
      .whereDrawn(.expect(.notVisible(names[pane])))
    }
    let wide = [0, 1, 2, 9, 0].flatMap { hidden -> [ConformanceStep] in
      [.show(shows(hidden: hidden))] + (0..<3).flatMap { $0 < min(hidden, 2) ? [isHidden($0)] : works($0) }
    }
    let narrow: [ConformanceStep] =
      [.show(shows(2, hidden: 2)), isHidden(0), isHidden(1)] + works(2)
      + [.act(.goBack, sends: [.choose(split.id, index: 1)]), isHidden(0), isHidden(2)] + works(1)
      + [.act(.goBack, sends: [.choose(split.id, index: 0)]), isHidden(1), isHidden(2), .cannot(.goBack)] + works(0)
    return ConformanceCase(
      "three panes stand side by side except for those that are hidden, or follow each other",
      answer: { event in if case .choose(split.id, let pane) = event { shows(pane, hidden: 2) } else { nil } },
      steps: [.show(.root(Sketch.window("", split)))] + resized(.columns(120), false) + wide
        + resized(.columns(55), true) + narrow + resized(.columns(120), false)
        + [isHidden(0), isHidden(1)] + works(2))
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
