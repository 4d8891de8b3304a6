import KeelScene

/// One element of each kind, as on a typical page.
@MainActor enum Gallery {
  static let slider = node(
    .slider(
      SliderElement(
        value: 30, minimum: 0, maximum: 100, step: 5, title: "Volume", minimumLabel: "0", maximumLabel: "100")))
  static let stepper = node(.stepper(StepperElement(title: "Guests", valueText: "2", canDecrement: false)))
  static let picker = node(
    .picker(
      PickerElement(
        title: "Colour", options: ["Red", "Green", "Blue"].map { PickerOption(title: $0) }, selectedIndex: 1)))
  static let segments = node(
    .picker(
      PickerElement(
        title: "", options: ["Day", "Week", "Month"].map { PickerOption(title: $0) }, selectedIndex: 0,
        style: .segmented)))
  static let inline = node(
    .picker(
      PickerElement(
        title: "Size",
        options: [
          PickerOption(title: "Small"), PickerOption(title: "Large", isEnabled: false), PickerOption(title: "Huge"),
        ],
        selectedIndex: 0, style: .inline)))
  static let date = node(
    .datePicker(DatePickerElement(title: "Due", date: SceneDate(year: 2026, month: 2, day: 14, hour: 9, minute: 30))))
  static let menuButton = button("Copy")
  static let menuToggle = node(.toggle(ToggleElement(isOn: true, title: "Pinned")))
  static let inner = button("Archive")
  static let menu = node(
    .menu(MenuElement(title: "Actions", style: .bordered)),
    [
      menuButton, menuToggle, node(.separator), node(.menu(MenuElement(title: "Move to")), [inner]),
      node(.button(ButtonElement(title: "Delete", role: .destructive))),
    ])
  static let link = node(.link(LinkElement(title: "Swift", destination: "https://swift.org")))
  static let gauge = node(
    .gauge(GaugeElement(value: 0.7, title: "Battery", currentText: "70%", minimumText: "0", maximumText: "100")))
  static let ring = node(.gauge(GaugeElement(value: 0.5, title: "Disk", style: .circular)))
  static let rich = node(
    .label(
      LabelElement(
        text: "Plain bold gone link", lineLimit: 0,
        runs: [
          TextRun("Plain "), TextRun("bold", isBold: true), TextRun(" "), TextRun("gone", isStruckThrough: true),
          TextRun(" "), TextRun("link", link: "https://example.org"),
        ])))
  static let editor = node(
    .textEditor(TextEditorElement(text: "One line\nand another one that is rather long, so it wraps")))
  static let disclosure = node(
    .disclosure(DisclosureElement(title: "Advanced", isExpanded: true)), [node(.toggle(ToggleElement(title: "Debug")))])
  static let group = node(.group(GroupElement(title: "Account")), [label("Name: Ada"), button("Sign out")])
  static let grid = node(
    .grid(GridElement(alignment: SceneAnchor(.leading, .top))),
    [
      node(.gridRow(GridRowElement()), [label("Name"), label("Ada Lovelace")]),
      node(.gridRow(GridRowElement()), [label("Occupation"), label("Programmer")]),
      node(.gridRow(GridRowElement(spans: [2])), [label("Both columns here")]),
    ])
  static let box = node(
    .box(
      BoxElement(
        insets: SceneInsets(top: 16, leading: 16, bottom: 16, trailing: 16), frame: SceneFrame(maxWidth: .infinity),
        background: .color(.yellow, opacity: 0.3), shape: .rounded(radius: 8), border: SceneBorder(color: .orange))),
    [label("Boxed")])
  static let redacted = node(.box(BoxElement(isRedacted: true)), [label("Secret words")])
  static let layers = node(
    .layers(LayersElement()), [node(.shape(ShapeElement(kind: .rectangle, fill: .color(.blue)))), label("Over")])

  static let values = page(
    "Values",
    node(
      .stack(StackElement(spacing: 0)),
      [slider, stepper, picker, segments, inline, date, menu, link, gauge, ring, rich]))
  static let things = page(
    "Things", node(.stack(StackElement()), [disclosure, group, grid, box, redacted, editor]))
  static func tabs(_ selected: Int) -> Subtree {
    node(
      .tabs(
        TabsElement(
          tabs: [.init(title: "Values"), .init(title: "Things", badge: "3"), .init(title: "Other")],
          selectedIndex: selected, childTabs: [0, 1])), [navigation(values), things])
  }
}

extension Subtree {
  /// The same subtree with new identities.
  @MainActor var renewed: Subtree {
    Subtree(id: .next(), element: element, attributes: attributes, children: children.map(\.renewed))
  }
}
