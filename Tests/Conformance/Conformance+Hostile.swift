import KeelScene

extension Conformance {
  /// Scalars that move a cursor, end a line, ring the bell or change the text direction.
  static let hostileScalars: [Unicode.Scalar] = [
    "\u{0}", "\u{7}", "\u{8}", "\t", "\r", "\u{1b}", "\u{7f}", "\u{85}", "\u{90}", "\u{9b}", "\u{9d}", "\u{202a}",
    "\u{202e}", "\u{2066}", "\u{2067}", "\u{2028}",
  ]

  /// Text is data, wherever it appears.
  static var hostile: [ConformanceCase] {
    var all = String.UnicodeScalarView()
    all.append(contentsOf: hostileScalars)
    let bad = String(all) + "\n[2J]0;x"
    let actions = [RowAction(id: 1, title: "G" + bad)]
    let mark = RowElement.Mark(symbol: Symbol("lock"), label: bad)
    let marked = Sketch.node(
      .row(RowElement(text: "M" + bad, secondaryText: bad, marks: [mark], actions: actions)), label: bad)
    let list = Sketch.list(
      Sketch.section("H" + bad, footer: "F" + bad, marked, Sketch.row("Still here", secondary: bad)))
    let column = Sketch.column(
      Sketch.label("L" + bad), Sketch.button("B" + bad), Sketch.toggle("T" + bad),
      Sketch.field("P" + bad, text: "V" + bad), Sketch.label("Still here"))
    let alert = Sketch.alert("A" + bad, message: bad, Sketch.button("OK" + bad), Sketch.button("Still here"))
    let markup = [
      "<script>alert(1)</script>", "<b>&amp;&#0;</b>", "[red][/wrong][@click=x]", "%p%s%n{0}$(id)`id`;|&&",
      "--help", "../../etc/passwd",
    ]
    var literal: [ConformanceStep] = [
      .show(
        .root(Sketch.window("", Sketch.screen("Markup", Sketch.node(.stack(StackElement()), markup.map(Sketch.label)))))
      )
    ]
    literal += markup.map { .expect(.visible($0)) }
    var markupCase = ConformanceCase("markup, formats and commands are shown as they are")
    markupCase.steps = literal
    return [
      hostileCase("in a list", Sketch.window(bad, Sketch.screen("S" + bad, list))),
      hostileCase("in controls", Sketch.window(bad, Sketch.screen("S" + bad, column))),
      hostileCase("in an alert", Sketch.window(bad, Sketch.screen(bad), alert)),
      markupCase,
      ConformanceCase(
        "Korean, emoji and combining characters are shown",
        .show(.root(Sketch.window("", Sketch.screen("한국어", Sketch.label("cafe\u{301} 👨‍👩‍👧 ok"))))),
        .expect(.visible("한국어")), .expect(.visible("ok"))),
    ]
  }

  private static func hostileCase(_ place: String, _ tree: Subtree) -> ConformanceCase {
    ConformanceCase(
      "hostile text is harmless \(place)", .show(.root(tree)), .expect(.visible("Still here")),
      .expect(.neverWritten(hostileScalars)))
  }
}
