import KeelScene
import Testing

@testable import KeelTerminal

/// Titles with shorter forms, such as dates: the first form that fits is shown, and none of them is cut.
@MainActor @Suite(.serialized) struct TitleVariantTests {
  private func screen(_ title: String, _ shorter: [String], _ subtitle: String = "", _ shorterSubtitle: [String] = [])
    -> Element
  {
    var screen = ScreenElement(title: title, subtitle: subtitle)
    screen.titleVariants = shorter
    screen.subtitleVariants = shorterSubtitle
    return .screen(screen)
  }

  private func head(_ app: TestApp) -> String { String(app.text.split(separator: "\n").first ?? "") }

  private let day = "Wednesday, November 25, 2026"
  private let shorter = ["Nov 25, 2026", "Nov 25"]

  @Test func theSubtitleIsTheLongestFormThatFits() {
    let add = node(.bar(BarElement(placement: .trailing)), [button("Add")])
    let first = node(screen("Today", [], day, shorter), [add, label("Text")])
    for (columns, form) in [(80, day), (52, day), (44, "Nov 25, 2026"), (24, "Nov 25"), (20, nil)] {
      let app = TestApp(columns: columns, rows: 12, navigation(first))
      #expect(head(app).contains("Today") && !head(app).contains("…"))
      for other in [day] + shorter {
        #expect(head(app).contains(other) == (form?.contains(other) ?? false))
      }
    }
  }

  @Test func theTitleAndTheWayBackAreTheLongestFormsThatFit() {
    for (columns, title, back) in [(80, "Wed, Nov 25", "Wed, Nov 25"), (40, "11/25", "Nov 25")] {
      let add = node(.bar(BarElement(placement: .trailing)), [button("New Activity")])
      let today = node(screen("Wed, Nov 25", ["Nov 25", "11/25"]), [add, label("Text")])
      let app = TestApp(columns: columns, rows: 12, navigation(page("Statistics"), today))
      #expect(head(app).contains(title) && !head(app).contains("Wed, N…"))
      let above = TestApp(columns: columns, rows: 12, navigation(today, page("Edit")))
      #expect(head(above).contains("‹ " + back))
    }
  }

  @Test func aTextWithoutShorterFormsIsCut() {
    let app = TestApp(columns: 30, rows: 12, navigation(node(screen("Today", [], day), [label("Text")])))
    #expect(head(app).contains("Today  Wednesday") && head(app).contains("…"))
  }
}
