import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// The looks of single rows.
@Suite @MainActor struct RowLookTests {
  @Test func aRowShowsItsBackgroundInsetsAndLines() {
    let plain = Sketch.row("Plain")
    var own = Sketch.row("Own")
    let look = RowLook(
      background: .color(.red, opacity: 0.5), insets: SceneInsets(top: 16, leading: 32, bottom: 0, trailing: 8),
      hasSeparators: false)
    if case .row(var row) = own.element {
      row.look = look
      own.element = .row(row)
    }
    let page = Pages.page(Sketch.list(Sketch.section("", plain, own)))
    let html = page.document(resume: "")
    #expect(html.components(of: "lineless") == 1 && html.contains("--block:1rem 0rem;--line:2rem 0.5rem"))
    #expect(html.contains("background:color-mix") || html.contains("background:rgb"))
    guard case .row(var row) = own.element else { return }
    row.look = RowLook()
    let mirror = PageMirror(page)
    #expect(mirror.take(page.frame(.update(own.id, .row(row)))) == nil)
    #expect(!page.document(resume: "").contains("lineless"))
  }

  @Test func viewsThatDoNotFillARowStandAtItsLeadingEdge() {
    func isLeading(_ content: Subtree) -> Bool {
      let row = Sketch.node(.row(RowElement(contentChildCount: 1)), [content])
      return Pages.page(Sketch.list(Sketch.section("", row))).document(resume: "").contains(" lone")
    }
    func box(_ frame: SceneFrame, _ content: Subtree) -> Subtree {
      Sketch.node(.box(BoxElement(frame: frame)), [content])
    }
    let shape = Sketch.node(.shape(ShapeElement()))
    let stretched = Sketch.node(.stack(StackElement(alignment: .fill)))
    let wide = box(SceneFrame(maxWidth: .infinity), Sketch.label("Text"))
    #expect(isLeading(Sketch.node(.image(ImageElement(source: .data(ImageData(bytes: [1])))))))
    #expect(isLeading(box(SceneFrame(width: 60, height: 60), shape)))
    #expect(isLeading(box(SceneFrame(), Sketch.label("Text"))))
    #expect(isLeading(Sketch.node(.stack(StackElement(alignment: .center)), [Sketch.label("Text")])))
    let symbol = Sketch.node(.image(ImageElement(symbol: Symbol("star"))))
    let filling = [box(SceneFrame(), stretched), box(SceneFrame(), shape), wide]
    for other in filling + [Sketch.label("Text"), stretched, symbol] { #expect(!isLeading(other)) }
  }

  @Test func aBoxFollowsTheStackInItToAndFromTheLeadingEdge() {
    let stack = Sketch.node(.stack(StackElement(alignment: .center)), [Sketch.label("Text")])
    let row = Sketch.node(.row(RowElement(contentChildCount: 1)), [Sketch.node(.box(BoxElement()), [stack])])
    let page = Pages.page(Sketch.list(Sketch.section("", row)))
    let mirror = PageMirror(page)
    #expect(mirror.root?.outline().contains(" lone") == true)
    for alignment in [SceneAlignment.fill, .center] {
      #expect(mirror.take(page.frame(.update(stack.id, .stack(StackElement(alignment: alignment))))) == nil)
      #expect(mirror.root?.outline().contains(" lone") == (alignment == .center))
    }
  }
}
