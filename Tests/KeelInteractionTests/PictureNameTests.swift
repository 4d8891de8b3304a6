import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The name of a pressable picture without an accessibility label.
@Suite @MainActor struct PictureNameTests {
  private func image(_ symbol: String, label: String = "") -> Subtree {
    Sketch.node(.image(ImageElement(source: .symbol(Symbol(symbol)), label: label)))
  }

  private func name(of children: Subtree...) -> String? {
    let button = Sketch.node(.button(ButtonElement(hasLabelChild: true)), children)
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(Sketch.window("", Sketch.screen("Page", button)))]))
    return tree[button.id].flatMap(tree.pictureName)
  }

  @Test func itIsCalledAfterItsSymbol() {
    #expect(name(of: image("star.fill")) == "star")
    #expect(name(of: image("chevron.right")) == "chevron right")
    #expect(name(of: Sketch.line(image("heart"), image("star"))) == "heart", "the first of several")
    #expect(name(of: Sketch.node(.box(BoxElement()), [image("sunset")])) == "sunset")
  }

  @Test func wordsGoFirst() {
    #expect(name(of: Sketch.line(image("star"), Sketch.label("Favourite"))) == nil)
    #expect(name(of: image("star", label: "Favourite")) == nil)
    #expect(name(of: Sketch.node(.image(ImageElement(symbol: Symbol("star"))), label: "Favourite")) == nil)
  }

  @Test func nodesHiddenFromScreenReadersNameNothing() {
    var hidden = Attributes()
    hidden.accessibility.isHidden = true
    let star = Subtree(id: .next(), element: .image(ImageElement(symbol: Symbol("star"))), attributes: hidden)
    #expect(name(of: star) == nil)
    #expect(name(of: star, image("heart")) == "heart")
  }
}
