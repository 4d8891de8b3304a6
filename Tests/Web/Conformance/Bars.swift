import Conformance
import KeelScene
import KeelWeb

/// A page with a title, and views that extend behind it.
@MainActor final class Bars: WebScene {
  init(_ frontEnd: any FrontEnd) {
    let color = Sketch.node(
      .box(BoxElement(placement: .ignoresSafeArea(.all))),
      [named("colour", .shape(ShapeElement(fill: .color(.blue))))])
    let band = named(
      "band",
      .box(BoxElement(frame: SceneFrame(maxWidth: .infinity), background: .color(.green), backgroundEdges: .all)),
      [Sketch.node(.label(LabelElement(text: "Band")))])
    let column = Sketch.node(
      .stack(StackElement(axis: .vertical, alignment: .center)), [band, Sketch.node(.spacer(SpacerElement()))])
    let content = Sketch.node(
      .stack(StackElement(axis: .vertical, alignment: .center, distribution: .pageContent)),
      [Sketch.node(.layers(LayersElement()), [color, column])])
    let page = Sketch.screen("Bars", content)
    frontEnd.apply(Patch(operations: [.root(Sketch.window("Bars", page))]))
  }

  private func named(_ name: String, _ element: Element, _ children: [Subtree] = []) -> Subtree {
    var node = Sketch.node(element, children)
    node.attributes.accessibility.identifier = name
    return node
  }

  func open(path: String) -> Bool { path.isEmpty }
  func close() {}
}
