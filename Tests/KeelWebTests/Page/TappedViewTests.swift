import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Buttons that add nothing to their label, in the markup.
@MainActor @Suite struct TappedViewTests {
  private func area(_ style: ButtonElement.Style = .area, _ children: Subtree...) -> Subtree {
    Sketch.node(.button(ButtonElement(style: style, hasLabelChild: true)), children)
  }

  @Test func aTappedViewIsABoxThatIsAButton() {
    let button = area(.area, Sketch.label("Card"))
    let html = Pages.page(button).document(resume: "")
    #expect(html.contains("<button id=\"k\(button.id.wire)\" class=\"box tap area\" type=\"button\" data-e=\"a\">"))
    #expect(!html.contains("class=\"btn"))
    let plain = area(.unstyled, Sketch.label("Card"))
    #expect(Pages.page(plain).document(resume: "").contains("class=\"box tap unstyled\""))
  }

  @Test func aButtonNeverContainsAnother() {
    let label = Sketch.label("Card")
    let inner = Sketch.node(.stack(StackElement()), [label, Sketch.button("Inside")])
    let button = area(.area, inner)
    let name = "k\(button.id.wire)"
    let html = Pages.page(button).document(resume: "")
    #expect(html.contains("<div id=\"\(name)\" class=\"box tap area\">"))
    #expect(html.contains("<button class=\"hit\" type=\"button\" data-e=\"a\" aria-labelledby=\"\(name)-c\"></button>"))
    #expect(html.contains("<div class=\"box inner\" id=\"\(name)-c\">"))
  }

  @Test func aChangeIsNotSharedWithATappedViewThatContainsOtherThings() {
    for button in [area(.area, Sketch.label("Card")), area(.area, Sketch.button("Inside"))] {
      let page = Pages.page(button)
      let mirror = PageMirror(page)
      let busy = ButtonElement(style: .area, isBusy: true, hasLabelChild: true)
      #expect(mirror.take(page.frame(.update(button.id, .button(busy)))) == nil)
      #expect(mirror.root?.outline() == PageMirror(page).root?.outline())
    }
  }

  @Test func aButtonThatArrivesInATappedViewChangesIt() {
    let stack = Sketch.node(.stack(StackElement()), [Sketch.label("Card")])
    let button = area(.area, stack)
    let page = Pages.page(button)
    let mirror = PageMirror(page)
    let inside = Sketch.button("Inside")
    let changes: [(operation: Patch.Operation, isBehind: Bool)] = [
      (.insert(inside, into: stack.id, at: 1), true), (.remove(inside.id, from: stack.id), false),
    ]
    for change in changes {
      #expect(mirror.take(page.frame(change.operation)) == nil)
      #expect(mirror.root?.outline() == PageMirror(page).root?.outline())
      #expect(mirror.root?.outline().contains("box inner") == change.isBehind)
    }
  }
}
