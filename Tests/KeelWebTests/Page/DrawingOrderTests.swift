import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// The order in which overlapping views are drawn.
@Suite @MainActor struct DrawingOrderTests {
  private func box(_ placement: BoxPlacement, _ child: Subtree) -> Subtree {
    Subtree(id: .next(), element: .box(BoxElement(placement: placement)), children: [child])
  }

  @Test func anOuterBoxHasTheOrderOfTheInnerOneAndFollowsIt() {
    let inner = box(.zIndex(3), Sketch.label("In front"))
    let outer = box(.offset(x: 5, y: 0), inner)
    let layers = Subtree(
      id: .next(), element: .layers(LayersElement()), children: [outer, Sketch.label("Behind")])
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", layers)))
    let html = page.document(resume: "")
    #expect(html.components(of: "z-index:3") == 2)
    #expect(html.components(of: "isolation:isolate") == 1, "what is in front stays within its container")
    let mirror = PageMirror(page)
    #expect(mirror.take(page.frame(.update(inner.id, .box(BoxElement(placement: .zIndex(.nan)))))) == nil)
    let changed = page.document(resume: "")
    #expect(!changed.contains("z-index:3") && !changed.contains("isolation:isolate"))
  }
}
