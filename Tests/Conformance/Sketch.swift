public import KeelScene

/// Short functions that build scenes by hand. Every node gets an identity of its own unless one is given.
@MainActor public enum Sketch {
  public static func node(
    _ element: Element, id: NodeID? = nil, enabled: Bool = true, label: String = "", _ children: [Subtree] = []
  ) -> Subtree {
    var words = Accessibility()
    words.label = label
    return Subtree(
      id: id ?? .next(), element: element, attributes: Attributes(isEnabled: enabled, accessibility: words),
      children: children)
  }

  public static func window(_ title: String = "", _ children: Subtree...) -> Subtree {
    node(.window(WindowElement(title: title)), children)
  }

  public static func navigation(_ pages: Subtree...) -> Subtree {
    node(.navigation(NavigationElement()), pages)
  }

  public static func screen(_ title: String, hidesBack: Bool = false, _ children: Subtree...) -> Subtree {
    node(.screen(ScreenElement(title: title, hidesBackButton: hidesBack)), children)
  }

  public static func bar(_ placement: BarElement.Placement, _ children: Subtree...) -> Subtree {
    node(.bar(BarElement(placement: placement)), children)
  }

  public static func sheet(
    _ content: Subtree, style: SheetElement.Style = .sheet, isDismissable: Bool = true, hearsAttempts: Bool = false
  ) -> Subtree {
    node(
      .sheet(SheetElement(style: style, isDismissable: isDismissable, hearsAttempts: hearsAttempts)), [content])
  }

  public static func alert(
    _ title: String, message: String = "", isDismissable: Bool = true, _ children: Subtree...
  ) -> Subtree {
    node(.alert(AlertElement(title: title, message: message, isDismissable: isDismissable)), children)
  }

  public static func column(_ children: Subtree...) -> Subtree {
    node(.stack(StackElement(axis: .vertical)), children)
  }

  public static func line(_ children: Subtree...) -> Subtree {
    node(.stack(StackElement(axis: .horizontal, spacing: 8)), children)
  }

  public static func list(
    selection: ListElement.Selection = .single, refresh: ListElement.Refresh = .unavailable, _ sections: Subtree...
  ) -> Subtree {
    let rows = sections.reduce(0) { count, section in
      if case .section(let element) = section.element { count + element.rowCount } else { count }
    }
    return node(.list(ListElement(selection: selection, rowCount: rows, refresh: refresh)), sections)
  }

  /// A section whose rows are all described, unless a row count is given.
  public static func section(
    _ header: String = "", footer: String = "", rowCount: Int? = nil, from start: Int = 0, rows: [Subtree]
  ) -> Subtree {
    node(
      .section(
        SectionElement(
          header: header, footer: footer, rowCount: rowCount ?? start + rows.count, windowStart: start)),
      rows)
  }

  public static func section(_ header: String = "", footer: String = "", _ rows: Subtree...) -> Subtree {
    section(header, footer: footer, rows: rows)
  }

  /// A section with views above and below its rows.
  public static func section(header: Subtree? = nil, rows: [Subtree], footer: Subtree? = nil) -> Subtree {
    node(
      .section(
        SectionElement(rowCount: rows.count, hasHeaderChild: header != nil, hasFooterChild: footer != nil)),
      [header].compactMap(\.self) + rows + [footer].compactMap(\.self))
  }

  public static func row(
    _ text: String, secondary: String = "", selectable: Bool = true, enabled: Bool = true,
    actions: [RowAction] = [], _ accessories: Subtree...
  ) -> Subtree {
    node(
      .row(RowElement(text: text, secondaryText: secondary, isSelectable: selectable, actions: actions)),
      enabled: enabled, accessories)
  }

  public static func label(_ text: String) -> Subtree { node(.label(LabelElement(text: text))) }

  public static func button(
    _ title: String, role: ButtonRole? = nil, isDefault: Bool = false, enabled: Bool = true, label: String = ""
  ) -> Subtree {
    node(.button(ButtonElement(title: title, role: role, isDefault: isDefault)), enabled: enabled, label: label)
  }

  public static func toggle(_ title: String = "", isOn: Bool = false, enabled: Bool = true) -> Subtree {
    node(.toggle(ToggleElement(isOn: isOn, title: title)), enabled: enabled)
  }

  public static func field(
    _ placeholder: String, text: String = "", isSecure: Bool = false, enabled: Bool = true
  ) -> Subtree {
    node(
      .textField(TextFieldElement(text: text, placeholder: placeholder, isSecure: isSecure)), enabled: enabled)
  }
}

extension Patch {
  /// The first patch of a surface.
  public static func root(_ tree: Subtree) -> Patch { Patch(operations: [.root(tree)]) }
  public static func change(_ operations: Operation...) -> Patch { Patch(operations: operations) }
}
