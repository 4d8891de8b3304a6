import KeelScene
import Testing

@testable import KeelTerminal

@MainActor struct PictureTests {
  @Test func pictures() {
    for (columns, rows) in [(40, 16), (20, 5)] {
      for selected in 0...1 {
        let app = TestApp(columns: columns, rows: rows, Gallery.tabs(selected))
        print("== \(columns)x\(rows) tab \(selected)\n" + app.screen.text)
        for _ in 0..<5 { app.press(.down) }
        print("-- down 5\n" + app.screen.text)
        for _ in 0..<9 { app.press(.down) }
        print("-- down 14\n" + app.screen.text)
      }
      let app = TestApp(columns: columns, rows: rows, Gallery.values)
      app.screen.programMovedFocus(to: Gallery.menu.id)
      app.screen.compose()
      app.press(.enter)
      print("-- menu\n" + app.screen.text)
      app.press(.escape)
      app.screen.programMovedFocus(to: Gallery.date.id)
      app.screen.compose()
      app.press(.enter)
      print("-- date\n" + app.screen.text)
    }
    let pane1 = navigation(page("Mail", list(section("", "", [row("Inbox"), row("Sent")]))))
    let pane2 = navigation(page("Inbox", list(section("", "", [row("Hello"), row("Invoice")]))))
    let pane3 = page("Hello", label("Words of a letter"))
    for columns in [90, 40] {
      let app = TestApp(columns: columns, rows: 12, node(.split(SplitElement(preferredCompactPane: 1)), [pane1, pane2, pane3]))
      print("-- split\n" + app.screen.text)
      app.press(.escape)
      print(app.sent)
    }
    let search = node(.screen(ScreenElement(title: "People", subtitle: "12 of them", search: SearchElement(prompt: "Names"))), [
      node(.list(ListElement(rowCount: 3, isEditing: true)), [section("", "", [
        node(.row(RowElement(text: "Folder", badge: "12", expansion: .expanded, canDelete: true, canMove: true))),
        node(.row(RowElement(text: "In it", indentation: 1, canMove: true))),
        row("Plain"),
      ])])])
    let app = TestApp(columns: 60, rows: 12, search)
    print("-- search\n" + app.screen.text)
    app.press(.character("/"))
    print("-- search\n" + app.screen.text)
  }
}
