import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// A page has at most one parent, and removed parts hold neither the focus nor other objects.
@MainActor @Suite(.serialized) struct PlaceTests {
  @Test func aPageThatMovesToAnotherStackLeavesTheFirst() {
    let first = UINavigationController(rootViewController: Page("A"))
    let second = UINavigationController(rootViewController: Page("B"))
    let stage = Stage(first)
    let other = Stage(second)
    let page = Page("C")
    stage.change { first.pushViewController(page, animated: false) }
    #expect(stage.pages == "A C")
    stage.change { second.pushViewController(page, animated: false) }
    #expect(stage.pages == "A")
    #expect(other.pages == "B C")
    #expect(page.parent === second)
    stage.expectFresh()
    other.expectFresh()
  }

  @Test func aPageThatRemovesItselfIsPopped() {
    let navigation = UINavigationController(rootViewController: Page("A"))
    let stage = Stage(navigation)
    let page = Page("B")
    stage.change { navigation.pushViewController(page, animated: false) }
    stage.change { page.removeFromParent() }
    #expect(stage.pages == "A")
    #expect(navigation.topViewController !== page)
    stage.expectFresh()
  }

  @Test func removedViewsCannotKeepTheFocus() {
    final class Stubborn: UITextField {
      override var canResignFirstResponder: Bool { false }
    }
    let page = Page("A")
    let stage = Stage(page)
    let stubborn = Stubborn()
    let other = UITextField()
    stage.change {
      page.view.addSubview(stubborn)
      page.view.addSubview(other)
    }
    stage.change { stubborn.becomeFirstResponder() }
    #expect(!other.becomeFirstResponder())
    stage.change { stubborn.removeFromSuperview() }
    #expect(!stubborn.isFirstResponder)
    #expect(other.becomeFirstResponder())
  }

  @Test func typedTextIsInNoDescriptionOfAnEvent() {
    let event = Event.edit(NodeID(rawValue: 1), text: "secret12")
    var dumped = ""
    dump(event, to: &dumped)
    #expect(!dumped.contains("secret12"))
    #expect(!"\(event)".contains("secret12"))
    let field = TextFieldElement(text: "secret12", isSecure: true)
    #expect(!"\(field)".contains("secret12") && "\(field)" == "\(TextFieldElement(text: "s", isSecure: true))")
  }

  @Test func partsOfAWholeAreBroughtInside() {
    #expect(ProgressElement(value: .nan).value == 0)
    #expect(Symbol("wifi", variableValue: .nan).variableValue == 0)
    var progress = ProgressElement(value: 0.5)
    progress.value = 7
    #expect(progress.value == 1)
  }
}
