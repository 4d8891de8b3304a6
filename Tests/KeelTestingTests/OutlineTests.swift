import Conformance
import KeelScene
import KeelTesting
import Testing

@MainActor @Suite(.serialized) struct OutlineTests {
  private func password(enabled: Bool = true) -> Subtree {
    Sketch.sheet(
      Sketch.screen(
        "Enter Password", Sketch.bar(.leading, Sketch.button("Cancel", role: .cancel)),
        Sketch.bar(.trailing, Sketch.button("Join", enabled: false)),
        Sketch.field("Password", text: "blob", isSecure: true)))
  }

  @Test func showsPagesModalsAndStates() {
    var harbour = Sketch.row(
      "Harbour", Sketch.node(.button(ButtonElement(style: .detail)), label: "More about Harbour"))
    if case .row(var row) = harbour.element {
      row.hasCheckmark = true
      row.secondaryText = "Connected"
      row.marks = [
        .init(symbol: Symbol("lock"), label: "Secured"), .init(symbol: Symbol("wifi"), label: "3 of 4 bars"),
      ]
      row.actions = [RowAction(id: 1, title: "Forget"), RowAction(id: 2, title: "Share", isEnabled: false)]
      harbour.element = .row(row)
    }
    let stage = Stage(
      Sketch.window(
        "Wi-Fi",
        Sketch.navigation(
          Sketch.screen("Settings"),
          Sketch.screen(
            "Wi-Fi",
            Sketch.list(
              Sketch.section(rows: [Sketch.row("Wi-Fi", selectable: false, Sketch.toggle(isOn: true))]),
              Sketch.section("My Networks", footer: "Known ones.", harbour)))),
        password(), Sketch.alert("Incorrect password", message: "Try again.", Sketch.button("OK"))))
    #expect(
      stage.driver.outline == """
        screen "Wi-Fi" (behind)
          back "Settings"
          list
            section
              row "Wi-Fi" [switch on]
            section "My Networks"
              row "Harbour" "Connected" ✓ <Secured, 3 of 4 bars> {"Forget", "Share" (disabled)} \
        [button "More about Harbour"]
              footer "Known ones."
        sheet (behind)
          screen "Enter Password"
            leading: button "Cancel"
            trailing: button "Join" (disabled)
            field "Password" ••••
        alert "Incorrect password"
          message "Try again."
          button "OK" (focused)
        """)
    #expect(stage.driver.windowTitle == "Wi-Fi")
  }

  @Test func marksTheFocusAndTypedText() throws {
    let stage = Stage(
      Sketch.window("", Sketch.screen("Form", Sketch.column(Sketch.field("Name"), Sketch.field("Key", isSecure: true))))
    )
    try stage.driver.type("Ada", into: "Name")
    try stage.driver.type("secret", into: "Key")
    #expect(
      stage.driver.outline == """
        screen "Form"
          field "Name" "Ada"
          field "Key" •••••• (focused)
        """)
  }

  @Test func sumsUpRowsThatAreNotDescribed() {
    let rows = (0..<2).map { Sketch.row("Row \($0)") }
    let section = Sketch.section(rowCount: 9_964, from: 1_200, rows: rows)
    let stage = Stage(Sketch.window("", Sketch.list(section)))
    #expect(
      stage.driver.outline == """
        list
          section
            … 1,200 more rows
            row "Row 0"
            row "Row 1"
            … 8,762 more rows
        """)
  }

  @Test func keepsHostileTextOnItsLineAndInItsQuotes() {
    let stage = Stage(Sketch.window("", Sketch.label("a\u{1b}[2J\n\u{202e}\" [switch on]\\")))
    #expect(stage.driver.outline == #"label "a\u{1b}[2J\n\u{202e}\" [switch on]\\""#)
  }

  @Test func writesSmallThings() {
    let stage = Stage(
      Sketch.window(
        "", Sketch.node(.image(ImageElement(symbol: Symbol("wifi", variableValue: 0.5)))), Sketch.node(.separator),
        Sketch.node(.spacer(SpacerElement())),
        Sketch.node(.activityIndicator(ActivityIndicatorElement(isAnimating: false))),
        Sketch.node(.progress(ProgressElement(value: .nan))), Sketch.node(.progress(ProgressElement(value: 0.25))),
        Sketch.node(.button(ButtonElement(image: Symbol("gear"))), label: "Settings"),
        Sketch.node(.button(ButtonElement(title: "Erase", role: .destructive, isBusy: true)))))
    #expect(
      stage.driver.outline == """
        image <wifi 50%>
        separator
        activity (stopped)
        progress 0%
        progress 25%
        button <gear> "Settings"
        button "Erase" (destructive) (busy)
        """)
  }
}
