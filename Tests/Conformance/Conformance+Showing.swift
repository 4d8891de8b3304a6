import KeelScene

extension Conformance {
  /// Every kind of element is shown with its texts.
  static var showing: [ConformanceCase] {
    let gear = Subtree(id: .next(), element: .image(ImageElement(symbol: Symbol("gearshape"))))
    let everything = Sketch.window(
      "Gallery",
      Sketch.navigation(
        Sketch.screen(
          "Everything",
          Sketch.bar(.leading, Sketch.button("Edit")), Sketch.bar(.trailing, Sketch.button("Add")),
          Sketch.bar(.bottom, Sketch.button("Help")),
          Sketch.node(
            .scroll(ScrollElement()),
            [
              Sketch.column(
                Sketch.label("Plain words"), Sketch.line(Sketch.label("Left"), Sketch.label("Right")),
                Sketch.node(.separator), Sketch.toggle("Switch me", isOn: true), Sketch.field("Your name"), gear,
                Sketch.node(.activityIndicator(ActivityIndicatorElement())),
                Sketch.node(.progress(ProgressElement(value: 0.5))), Sketch.node(.spacer(SpacerElement())),
                Sketch.button("Go"))
            ]))))
    let wifi = Sketch.window(
      "Wi-Fi",
      Sketch.screen(
        "Networks",
        Sketch.list(
          Sketch.section(rows: [Sketch.row("Aeroplane", selectable: false, Sketch.toggle())]),
          Sketch.section(
            "My Networks", footer: "Known ones are joined by themselves.", Sketch.row("Harbour", secondary: "Connected")
          ))))
    return [
      ConformanceCase(
        "every control of a page shows its words", .show(.root(everything)),
        .expect(.visible("Everything")), .expect(.visible("Edit")), .expect(.visible("Add")),
        .expect(.visible("Help")), .expect(.visible("Plain words")), .expect(.visible("Left")),
        .expect(.visible("Right")), .expect(.visible("Switch me")), .expect(.visible("Your name")),
        .expect(.visible("Go")), .expect(.order("Plain words", before: "Switch me")),
        .expect(.order("Switch me", before: "Your name"))),
      ConformanceCase(
        "a list shows headers, rows and footers in their order", .show(.root(wifi)),
        .expect(.visible("Networks")), .expect(.visible("Aeroplane")), .expect(.visible("Connected")),
        .expect(.order("Aeroplane", before: "My Networks")), .expect(.order("My Networks", before: "Harbour")),
        .expect(.order("Harbour", before: "Known ones are joined"))),
    ]
  }
}
