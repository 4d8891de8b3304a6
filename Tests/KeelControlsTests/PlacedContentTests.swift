import Foundation
import KeelControls
import KeelModel
import KeelScene
import Testing

@testable import KeelTesting

/// Labels, images, stacks and regions whose places constraints and frames decide.
@MainActor @Suite struct PlacedContentTests {
  @Test func theTextOfALabelIsInTheMiddleOfItsHeight() {
    let (constrained, framed, boxed) = (UILabel(text: "1234"), UILabel(text: "1234"), UILabel(text: "1234"))
    let wrapped = UILabel(text: "1234 1234")
    for (view, name) in [(constrained, "constrained"), (framed, "framed"), (boxed, "boxed"), (wrapped, "wrapped")] {
      view.accessibilityIdentifier = name
    }
    constrained.translatesAutoresizingMaskIntoConstraints = false
    framed.frame = CGRect(x: 10, y: 100, width: 100, height: 48)
    boxed.frame = CGRect(x: 10, y: 150, width: 100, height: 48)
    boxed.backgroundColor = .red
    wrapped.numberOfLines = 0
    wrapped.frame = CGRect(x: 10, y: 200, width: 40, height: 48)
    let stage = page { page in
      for view in [constrained, framed, boxed, wrapped] { page.addSubview(view) }
      NSLayoutConstraint.activate([
        constrained.topAnchor.constraint(equalTo: page.topAnchor),
        constrained.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        constrained.widthAnchor.constraint(equalToConstant: 100),
        constrained.heightAnchor.constraint(equalToConstant: 48),
      ])
    }
    #expect(stage.frame("constrained") == SceneRect(x: 0, y: 16, width: 100, height: 16))
    #expect(constrained.frame == CGRect(x: 0, y: 0, width: 100, height: 48))
    #expect(stage.frame("framed") == SceneRect(x: 10, y: 116, width: 100, height: 16))
    #expect(stage.frame("wrapped") == SceneRect(x: 10, y: 208, width: 40, height: 32))
    #expect(stage.boxFrame("boxed") == SceneRect(x: 10, y: 150, width: 100, height: 48))
    func anchor() -> SceneAnchor? {
      let text = stage.id { $0.attributes.accessibility.identifier == "boxed" }
      let around = text.flatMap(stage.frontEnd.tree.parent)
      guard case .box(let box)? = around.flatMap(stage.frontEnd.tree.element) else { return nil }
      return box.alignment
    }
    #expect(anchor() == SceneAnchor(.leading))
    stage.change { boxed.textAlignment = .right }
    #expect(anchor() == SceneAnchor(.trailing))
    stage.expectFresh()
  }

  @Test func theContentOfARegionIsAsLargeAsTheProgramSays() {
    let region = UIScrollView()
    let label = UILabel(text: "1234")
    label.accessibilityIdentifier = "label"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    region.addSubview(label)
    region.contentSize = CGSize(width: 100, height: 3_000)
    #expect(region.contentSize == CGSize(width: 100, height: 3_000))
    let stage = page { page in
      page.addSubview(region)
      region.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    }
    func height() -> Double {
      let content = stage.id { if case .arranged = $0.element { true } else { false } }
      return content.map { stage.frontEnd.frame(of: $0).height } ?? 0
    }
    #expect(height() == 3_000)
    stage.change { region.contentSize.height = 500 }
    #expect(height() == 500)
    stage.expectFresh()
  }

  @Test func aPageThatIsOneRegionWithConstraintsHasNoMargins() {
    func region(_ change: (UIView) -> Void = { _ in }) -> (Stage, content: Element?) {
      let controller = UIViewController()
      let (region, label) = (UIScrollView(), UILabel(text: "1234"))
      controller.view.addSubview(region)
      region.addSubview(label)
      for view in [region, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: view.superview!.topAnchor),
          view.leadingAnchor.constraint(equalTo: view.superview!.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: view.superview!.trailingAnchor),
          view.bottomAnchor.constraint(equalTo: view.superview!.bottomAnchor),
        ])
      }
      change(controller.view)
      let stage = Stage(controller)
      stage.expectFresh()
      let screen = stage.id { if case .screen = $0.element { true } else { false } }
      let content = screen.flatMap { stage.frontEnd.tree[$0]?.children.last }
      return (stage, content.flatMap(stage.frontEnd.tree.element))
    }
    func isPlaced(_ element: Element?) -> Bool {
      if case .stack(let stack)? = element { stack.distribution == .pageContent } else { false }
    }
    #expect(isPlaced(region().content))
    // The box for presses on the page is inside of its content.
    let (stage, content) = region { $0.addGestureRecognizer(UITapGestureRecognizer { _ in }) }
    #expect(isPlaced(content))
    let stacks = stage.frontEnd.tree.inReadingOrder().filter { isPlaced($0.element) }
    #expect(stacks.count == 1)
  }

  @Test func anImageIsStretchedWhereConstraintsPlaceIt() {
    let bytes = Array("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'></svg>".utf8)
    let (placed, chosen, arranged) = (UIImageView(), UIImageView(), UIImageView())
    for (view, name) in [(placed, "placed"), (chosen, "chosen"), (arranged, "arranged")] {
      view.image = UIImage(data: bytes)
      view.accessibilityIdentifier = name
    }
    let stack = UIStackView(arrangedSubviews: [arranged])
    placed.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    chosen.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    chosen.contentMode = .center
    let stage = Stage(UIViewController())
    stage.change { for view in [placed, chosen, stack] { stage.window.rootViewController?.view.addSubview(view) } }
    func image(_ name: String) -> ImageElement? {
      let id = stage.id { $0.attributes.accessibility.identifier == name }
      guard case .image(let image)? = id.flatMap(stage.frontEnd.tree.element) else { return nil }
      return image
    }
    #expect(image("placed")?.isResizable == true)
    #expect(image("placed")?.contentMode == .stretch)
    #expect(image("chosen")?.isResizable == false)
    #expect(image("arranged")?.isResizable == false)
    stage.change { placed.contentMode = .scaleAspectFit }
    #expect(image("placed")?.contentMode == .fit)
    stage.expectFresh()
  }

  @Test func aStackArrangesOnlyWhatWasAddedForIt() {
    let stack = UIStackView()
    let (one, two) = (UILabel(text: "One"), UILabel(text: "Two"))
    let badge = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    badge.backgroundColor = .red
    for (view, name) in [(one, "one"), (two, "two"), (badge, "badge")] { view.accessibilityIdentifier = name }
    stack.addArrangedSubview(one)
    stack.addSubview(badge)
    stack.addArrangedSubview(two)
    #expect(stack.arrangedSubviews == [one, two])
    #expect(stack.subviews == [one, badge, two])
    let stage = page { page in
      page.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    }
    #expect(stage.frame("badge") == SceneRect(x: 3, y: 4, width: 10, height: 10))
    #expect(stage.frame("two").x == 24)

    // It is arranged from now on, and in another stack it would be a new subview.
    stage.change { stack.insertArrangedSubview(badge, at: 1) }
    #expect(stack.arrangedSubviews == [one, badge, two])
    stage.change { stack.addSubview(badge) }
    #expect(stack.arrangedSubviews == [one, two, badge])
    stage.change {
      badge.removeFromSuperview()
      stack.addSubview(badge)
    }
    #expect(stack.arrangedSubviews == [one, two])
    #expect(stage.frame("badge") == SceneRect(x: 3, y: 4, width: 10, height: 10))
    stage.change { badge.isHidden = true }
    #expect(stage.frame("two").x == 24)
    stage.expectFresh()
  }
}
