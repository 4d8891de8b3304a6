import KeelScene

@testable import KeelTerminal

/// A screen with a scene, a record of the sent events, and answers that the test provides.
@MainActor final class TestApp {
  let screen: TerminalScreen
  var events: [Event] = []
  var answer: (Event) -> Void = { _ in }
  var time: Duration = .zero

  init(
    columns: Int = 80, rows: Int = 24, capabilities: TerminalCapabilities = TerminalCapabilities(colors: .none),
    _ children: Subtree...
  ) {
    var clock: () -> Duration = { .zero }
    screen = TerminalScreen(columns: columns, rows: rows, capabilities: capabilities, now: { clock() })
    clock = { [unowned self] in self.time }
    screen.attach { [unowned self] event in
      self.events.append(event)
      self.answer(event)
    }
    apply(.root(node(.window(WindowElement()), children)))
    screen.compose()
  }

  func apply(_ operations: Patch.Operation...) {
    screen.apply(Patch(operations: operations))
  }

  /// Presses keys; the resulting events are in `events`.
  func press(_ codes: Key.Code...) { for code in codes { screen.handle(.key(Key(code))) } }

  func control(_ letter: Character) { screen.handle(.key(Key(.character(letter), .control))) }

  func type(_ text: String) { for letter in text { screen.handle(.key(Key(.character(letter)))) } }

  /// Clicks the first occurrence of a text.
  func click(_ text: String) {
    for (y, line) in screen.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = line.range(text) else { continue }
      let x = line[..<range].reduce(0) { $0 + Width.columns(ofCluster: $1) }
      click(x, y)
      return
    }
  }

  func click(_ x: Int, _ y: Int) {
    screen.handle(.mouse(Mouse(.press, x: x, y: y)))
    screen.handle(.mouse(Mouse(.release, x: x, y: y)))
  }

  var text: String { screen.text }
  var sent: [Event] {
    events.filter {
      switch $0 {
      case .focus, .reveal: false
      default: true
      }
    }
  }
}

extension StringProtocol {
  /// The index of the first occurrence of a text.
  func range(_ text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

@MainActor func node(_ element: Element, _ children: [Subtree] = [], isEnabled: Bool = true) -> Subtree {
  Subtree(id: .next(), element: element, attributes: Attributes(isEnabled: isEnabled), children: children)
}

@MainActor func page(_ title: String, _ children: Subtree...) -> Subtree {
  node(.screen(ScreenElement(title: title)), children)
}

@MainActor func list(_ sections: Subtree...) -> Subtree {
  var count = 0
  for section in sections { if case .section(let element) = section.element { count += element.rowCount } }
  return node(.list(ListElement(rowCount: count)), sections)
}

@MainActor func section(_ header: String = "", _ footer: String = "", _ rows: [Subtree]) -> Subtree {
  node(.section(SectionElement(header: header, footer: footer, rowCount: rows.count)), rows)
}

@MainActor func row(_ text: String, isSelectable: Bool = true, _ accessories: Subtree...) -> Subtree {
  node(.row(RowElement(text: text, isSelectable: isSelectable)), accessories)
}

@MainActor func button(
  _ title: String, role: ButtonRole? = nil, style: ButtonElement.Style = .bordered, isDefault: Bool = false,
  isEnabled: Bool = true
) -> Subtree {
  node(.button(ButtonElement(title: title, role: role, style: style, isDefault: isDefault)), isEnabled: isEnabled)
}

@MainActor func field(_ text: String = "", isSecure: Bool = false) -> Subtree {
  node(.textField(TextFieldElement(text: text, placeholder: "Required", isSecure: isSecure)))
}

@MainActor func navigation(_ pages: Subtree...) -> Subtree { node(.navigation(NavigationElement()), pages) }

@MainActor func sheet(_ child: Subtree, isDismissable: Bool = true) -> Subtree {
  node(.sheet(SheetElement(isDismissable: isDismissable)), [child])
}

@MainActor func alert(_ title: String, message: String = "", _ children: Subtree...) -> Subtree {
  node(.alert(AlertElement(title: title, message: message)), children)
}

@MainActor func label(_ text: String) -> Subtree { node(.label(LabelElement(text: text))) }
