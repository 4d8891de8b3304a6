import KeelScene
import KeelTerminal

/// A page that scrolls: a picture of 160 by 160 points, and lines below it.
@MainActor final class PictureApp: EventSink {
  let frontEnd = TerminalFrontEnd()

  init() {
    let document = """
      <svg xmlns='http://www.w3.org/2000/svg' width='160' height='160'><rect width='160' height='160' fill='#c22'/>\
      <circle cx='80' cy='80' r='50' fill='#fd3'/></svg>
      """
    let picture = Element.image(ImageElement(source: .data(ImageData(bytes: Array(document.utf8))), label: "Sun"))
    let content =
      [Element.label(LabelElement(text: "Picture")), picture]
      + (1...60).map { .button(ButtonElement(title: "Line \($0)")) }
    let stack = Subtree(
      id: .next(), element: .stack(StackElement(axis: .vertical, spacing: 0, alignment: .leading)),
      children: content.map { Subtree(id: .next(), element: $0) })
    let scroll = Subtree(id: .next(), element: .scroll(ScrollElement()), children: [stack])
    let screen = Subtree(id: .next(), element: .screen(ScreenElement(title: "Pictures")), children: [scroll])
    frontEnd.attach(events: self)
    frontEnd.apply(
      Patch(operations: [.root(Subtree(id: .next(), element: .window(WindowElement()), children: [screen]))]))
  }

  func send(_ event: Event) {}
}
