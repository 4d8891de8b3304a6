import Glibc
import KeelLoop
import KeelScene
import KeelTerminal

/// The model, views and controls of the fixture: a list, a detail page, a sheet and an alert.
@MainActor final class FixtureApp: EventSink {
  let frontEnd = TerminalFrontEnd()
  private var names: [String]
  private let window = NodeID.next()
  private let navigation = NodeID.next()
  private let page = NodeID.next()
  private let list = NodeID.next()
  private let radio = NodeID.next()
  private let section = NodeID.next()
  private let power = NodeID.next()
  private var rows: [NodeID] = []
  private var details: [NodeID: Int] = [:]
  private var isOn = true
  private var sheet: NodeID?
  private var field = NodeID.next()
  private var join: NodeID?
  private var cancel: NodeID?
  private var password = ""
  private var alert: NodeID?
  private var okButton: NodeID?
  private var detailPage: NodeID?
  private var forget: NodeID?
  private var windowStart = 0
  private var serial = 0
  private var inserted = 0
  private let title: String
  private var ticks = 0
  private var ticking: LoopToken?

  init(count: Int, title: String) {
    self.title = title
    let hostile = [
      "Harbour", "Quay Guest", "\u{1B}[2J\u{1B}[31mred", "\u{1B}]0;title\u{7}", "한국 카페 와이파이", "👨‍👩‍👧‍👦 family 🇰🇷",
      "a\u{0}b", "line\nbreak\ttab", "\u{202E}evil", "zero\u{200B}width", "<script>alert(1)</script>", "\u{9B}31mC1",
    ]
    names = count < 1000 ? (0..<count).map { $0 < hostile.count ? hostile[$0] : "Network \($0)" } : []
    if count >= 1000 { names = (0..<count).map { "Network \($0)" } }
    rows = names.map { _ in NodeID.next() }
    frontEnd.attach(events: self)
    frontEnd.apply(Patch(operations: [.root(root())]))
  }

  /// Changes the values of rows that many times, like a radio with varying signal strengths.
  func tick(_ count: Int, every interval: Duration, rows changed: Int) {
    ticking = MainLoop.every(interval) { [weak self] in
      guard let self else { return }
      ticks += 1
      let operations = (0..<min(changed, rows.count)).map { index in
        let row = changed == 1 ? ticks % min(10, rows.count) : index
        return Patch.Operation.update(rows[row], rowElement(row))
      }
      frontEnd.apply(Patch(operations: operations))
      if ticks == count { ticking = nil }
    }
  }

  private func root() -> Subtree {
    let top = Subtree(
      id: radio, element: .section(SectionElement(footer: "Networks near you are looked for.", rowCount: 1)),
      children: [
        Subtree(
          id: NodeID.next(), element: .row(RowElement(text: "Wi-Fi", isSelectable: false)),
          children: [Subtree(id: power, element: .toggle(ToggleElement(isOn: isOn)))])
      ])
    let content = Subtree(
      id: list, element: .list(ListElement(rowCount: names.count + 1)), children: [top, networks()])
    let screen = Subtree(id: page, element: .screen(ScreenElement(title: "Wi-Fi")), children: [content])
    return Subtree(
      id: window, element: .window(WindowElement(title: title)),
      children: [Subtree(id: navigation, element: .navigation(NavigationElement()), children: [screen])])
  }

  private func networks() -> Subtree {
    Subtree(
      id: section, element: sectionElement(),
      children: (windowStart..<min(names.count, windowStart + 100)).map(row))
  }

  private func sectionElement() -> Element {
    .section(SectionElement(header: "Networks", rowCount: names.count, windowStart: windowStart, isBusy: false))
  }

  private func row(_ index: Int) -> Subtree {
    let detail = NodeID.next()
    details[detail] = index
    return Subtree(
      id: rows[index], element: rowElement(index),
      children: [Subtree(id: detail, element: .button(ButtonElement(title: "Details", style: .detail)))])
  }

  private func rowElement(_ index: Int) -> Element {
    .row(
      RowElement(
        text: names[index], secondaryText: ticks > 0 ? "tick \(ticks)" : index == 0 ? "Connected" : "",
        hasCheckmark: index == 0,
        marks: (index % 2 == 0 ? [RowElement.Mark(symbol: Symbol("lock.fill"), label: "Secured")] : [])
          + [RowElement.Mark(symbol: Symbol("wifi", variableValue: 1 - Double(index % 4) / 4), label: "Strength")],
        actions: [RowAction(id: 1, title: "Forget", role: .destructive), RowAction(id: 2, title: "Copy Name")]))
  }

  private func apply(_ operations: Patch.Operation...) { frontEnd.apply(Patch(operations: operations)) }

  func send(_ event: Event) {
    switch event {
    case .close: MainLoop.quit()
    case .toggle(power, let isOn):
      self.isOn = isOn
      apply(.update(power, .toggle(ToggleElement(isOn: isOn))))
    case .activate(let id): activate(id)
    case .edit(field, let text):
      password = text
      apply(.update(field, fieldElement()))
    case .submit(field): submit()
    case .dismiss(let id): if id == sheet { closeSheet() } else if id == alert { closeAlert() }
    case .pop:
      if let page = detailPage { apply(.remove(page, from: navigation)) }
      detailPage = nil
    case .reveal(list, let rows): reveal(rows)
    case .find(list, let text, let from, let backwards): find(text, from, backwards)
    case .action(let id, let action):
      if action == 1, let index = rows.firstIndex(of: id) {
        names.remove(at: index)
        rows.remove(at: index)
        apply(.remove(id, from: section), .update(section, sectionElement()))
      }
    default: break
    }
  }

  private func fieldElement() -> Element {
    .textField(
      TextFieldElement(
        text: password, placeholder: "Required", isSecure: true, contentType: .password, returnAction: .join))
  }

  private func activate(_ id: NodeID) {
    if let index = rows.firstIndex(of: id) {
      openSheet(names[index])
    } else if let index = details[id] {
      openDetail(names[index])
    } else if id == join {
      submit()
    } else if id == cancel {
      closeSheet()
    } else if id == okButton {
      closeAlert()
    } else if id == forget, let page = detailPage {
      detailPage = nil
      apply(.remove(page, from: navigation))
    }
  }

  private func openSheet(_ name: String) {
    let (made, joining, cancelling) = (NodeID.next(), NodeID.next(), NodeID.next())
    (sheet, join, cancel) = (made, joining, cancelling)
    field = NodeID.next()
    password = ""
    let form = Subtree(
      id: NodeID.next(), element: .list(ListElement(rowCount: 1)),
      children: [
        Subtree(
          id: NodeID.next(),
          element: .section(
            SectionElement(footer: "The password of \(name). It has 8 to 63 characters.", rowCount: 1)),
          children: [
            Subtree(
              id: NodeID.next(), element: .row(RowElement(text: "Password", isSelectable: false)),
              children: [Subtree(id: field, element: fieldElement())])
          ])
      ])
    let screen = Subtree(
      id: NodeID.next(), element: .screen(ScreenElement(title: name)),
      children: [
        Subtree(
          id: NodeID.next(), element: .bar(BarElement(placement: .leading)),
          children: [Subtree(id: cancelling, element: .button(ButtonElement(title: "Cancel", role: .cancel)))]),
        Subtree(
          id: NodeID.next(), element: .bar(BarElement(placement: .trailing)),
          children: [
            Subtree(id: joining, element: .button(ButtonElement(title: "Join", style: .prominent, isDefault: true)))
          ]),
        form,
      ])
    apply(
      .insert(Subtree(id: made, element: .sheet(SheetElement()), children: [screen]), into: window, at: 1),
      .focus(field))
  }

  private func submit() {
    guard alert == nil else { return }
    if password == "blob" { return closeSheet() }
    if Talk.obey(password) { return closeSheet() }
    let (made, okay) = (NodeID.next(), NodeID.next())
    (alert, okButton) = (made, okay)
    apply(
      .insert(
        Subtree(
          id: made,
          element: .alert(AlertElement(title: "Incorrect password", message: "Type it again, with care for capitals.")),
          children: [Subtree(id: okay, element: .button(ButtonElement(title: "OK", style: .bordered, isDefault: true)))]
        ),
        into: window, at: 2))
  }

  private func closeAlert() {
    if let alert { apply(.remove(alert, from: window)) }
    alert = nil
  }

  private func closeSheet() {
    if let sheet { apply(.remove(sheet, from: window)) }
    sheet = nil
  }

  private func openDetail(_ name: String) {
    let made = NodeID.next()
    let forgetting = NodeID.next()
    (detailPage, forget) = (made, forgetting)
    func row(_ text: String, _ value: String) -> Subtree {
      Subtree(
        id: NodeID.next(), element: .row(RowElement(text: text, secondaryText: value, isSelectable: false)))
    }
    func section(_ header: String, _ footer: String, _ rows: [Subtree]) -> Subtree {
      Subtree(
        id: NodeID.next(), element: .section(SectionElement(header: header, footer: footer, rowCount: rows.count)),
        children: rows)
    }
    let content = Subtree(
      id: NodeID.next(), element: .list(ListElement(rowCount: 7)),
      children: [
        section(
          "", "",
          [
            Subtree(
              id: forgetting, element: .row(RowElement(text: "Forget This Network", textColor: .red))
            )
          ]),
        section(
          "", "Joins this network by itself when it is in range.",
          [
            Subtree(
              id: NodeID.next(), element: .row(RowElement(text: "Auto-Join", isSelectable: false)),
              children: [Subtree(id: NodeID.next(), element: .toggle(ToggleElement(isOn: true)))]),
            Subtree(
              id: NodeID.next(), element: .row(RowElement(text: "Low Data Mode", isSelectable: false)),
              children: [Subtree(id: NodeID.next(), element: .toggle(ToggleElement(isOn: false)))]),
          ]),
        section(
          "IPv4 Address", "",
          [
            row("Configure IP", "Automatic"), row("IP Address", "192.168.1.23"), row("Subnet Mask", "255.255.255.0"),
            row("Router", "192.168.1.1"),
          ]),
      ])
    apply(
      .insert(
        Subtree(id: made, element: .screen(ScreenElement(title: name)), children: [content]), into: navigation, at: 1))
  }

  private func reveal(_ wanted: Range<Int>) {
    let start = max(0, min(wanted.lowerBound - 20, names.count - 100))
    guard names.count > 100, start != windowStart else { return }
    let old = windowStart..<min(names.count, windowStart + 100)
    let new = start..<min(names.count, start + 100)
    var operations: [Patch.Operation] = old.filter { !new.contains($0) }.map { .remove(rows[$0], from: section) }
    windowStart = start
    for index in new where !old.contains(index) {
      operations.append(.insert(row(index), into: section, at: index - start))
    }
    operations.append(.update(section, sectionElement()))
    frontEnd.apply(Patch(operations: operations))
  }

  private func find(_ text: String, _ from: Int, _ backwards: Bool) {
    let order = (0..<names.count).map { (from - 1 + (backwards ? -$0 : $0) + 2 * names.count) % names.count }
    guard let index = order.first(where: { names[$0].lowercased().hasPrefix(text.lowercased()) }) else { return }
    reveal(max(0, index - 30)..<min(names.count, index + 30))
    serial += 1
    apply(
      .update(
        list,
        .list(
          ListElement(
            rowCount: names.count + 1,
            scrollTarget: ListElement.ScrollTarget(row: index + 1, takesFocus: true, serial: serial)))))
  }
}
