import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

/// Hidden pages of a stack are not described again.
@Suite @MainActor struct DeepStackPageTests {
  private func page(of levels: [Subtree]) -> (page: WebPage, stack: NodeID) {
    let stack = Sketch.node(.navigation(NavigationElement()), levels)
    return (Pages.page(Sketch.window("", stack)), stack.id)
  }

  private func levels(_ count: Int) -> [Subtree] {
    (0..<count).map { Sketch.screen("Page \($0)", Sketch.label("text")) }
  }

  /// Returns the numbers of nodes that a push, a pop and a new title of the last page describe.
  private func counts(depth: Int) -> [Int] {
    let levels = levels(depth)
    let (page, stack) = page(of: levels)
    let last = levels[depth - 1].id
    let operations: [Patch.Operation] = [
      .insert(Sketch.screen("Next"), into: stack, at: depth), .remove(last, from: stack),
      .update(last, .screen(ScreenElement(title: "Other"))),
    ]
    return operations.map { page.tree.nodes(changedBy: $0).count }
  }

  @Test func aChangeDescribesThePagesAtItsLevelOnly() {
    let few = counts(depth: 4)
    #expect(few.allSatisfy { $0 > 0 })
    #expect(counts(depth: 200) == few)
  }

  @Test func changesAtAnyLevelLeadToThePageOfANewDocument() {
    let levels = levels(4)
    let (page, stack) = page(of: levels)
    let mirror = PageMirror(page)
    let (first, middle, last) = (Sketch.screen("First"), Sketch.screen("Middle"), Sketch.screen("Last"))
    let operations: [Patch.Operation] = [
      .insert(last, into: stack, at: 4), .insert(middle, into: stack, at: 2), .insert(first, into: stack, at: 0),
      .update(middle.id, .screen(ScreenElement(title: "Between"))), .remove(levels[0].id, from: stack),
      .update(levels[1].id, .screen(ScreenElement(title: "Below"))), .remove(last.id, from: stack),
      .move(first.id, in: stack, to: 2), .remove(middle.id, from: stack),
    ]
    for (number, operation) in operations.enumerated() {
      let faults = page.apply(Patch(operations: [operation])).compactMap(mirror.take)
      #expect(faults == [], "operation \(number)")
      #expect(mirror.root?.outline() == PageMirror(page).root?.outline(), "operation \(number)")
    }
  }
}
