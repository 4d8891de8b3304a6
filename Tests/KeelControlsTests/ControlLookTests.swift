import KeelControls
import KeelScene
import KeelTesting
import Testing

/// Looks that programs for UIKit give to buttons, fields, labels and image views.
@MainActor @Suite(.serialized) struct ControlLookTests {
  /// The header of a PNG with a size.
  private let picture = UIImage(
    data: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 6, 0, 0, 0, 4])

  private func stage(_ views: UIView...) -> Stage {
    let page = Page("A")
    views.forEach(page.view.addSubview)
    return Stage(page)
  }

  private func button(_ stage: Stage) -> ButtonElement? {
    stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
      if case .button(let button) = node.element { button } else { nil }
    }.first
  }

  private func images(_ stage: Stage) -> [ImageElement.Source] {
    stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .image(let image) = node.element { image.source } else { nil }
    }
  }

  @Test func anImageViewWithoutAnImageDrawsNothing() {
    let view = UIImageView(image: nil)
    let stage = stage(view)
    #expect(images(stage) == [.data(ImageData(bytes: []))])
    #expect(stage.change { view.image = UIImage(systemName: "star") }.count == 1)
    #expect(images(stage) == [.symbol(Symbol("star", color: .tint))])
    stage.expectFresh()
    stage.change { view.tintColor = .systemRed }
    #expect(images(stage) == [.symbol(Symbol("star", color: .red))])
    stage.change { view.tintColor = nil }
    #expect(images(stage) == [.symbol(Symbol("star", color: .tint))])
    stage.change { view.image = UIImage(systemName: "star")?.withTintColor(.systemGreen) }
    #expect(images(stage) == [.symbol(Symbol("star", color: .green))])
    stage.expectFresh()
  }

  @Test func aButtonShowsItsPicture() throws {
    let picture = try #require(picture)
    let data = try #require(picture.data)
    let view = UIButton()
    view.setImage(picture)
    let stage = stage(view)
    #expect(images(stage) == [.data(data)])
    #expect(button(stage)?.image == nil && button(stage)?.hasLabelChild == true)
    stage.change { view.setTitle("Buy") }
    #expect(stage.driver.exists("Buy"))
    stage.expectFresh()
    stage.change { view.setImage(UIImage(systemName: "star")) }
    #expect(button(stage)?.image == Symbol("star") && button(stage)?.title == "Buy")
    #expect(images(stage).isEmpty && button(stage)?.hasLabelChild == false)
    stage.expectFresh()
  }

  @Test func aPictureOfAStateIsShownInIt() throws {
    let picture = try #require(picture)
    let view = UIButton()
    view.setImage(UIImage(systemName: "star"))
    view.setImage(picture, for: .selected)
    let stage = stage(view)
    #expect(images(stage).isEmpty)
    stage.change { view.isSelected = true }
    #expect(images(stage).count == 1)
    stage.change { view.isSelected = false }
    #expect(images(stage).isEmpty)
    stage.expectFresh()
  }

  @Test func aConfigurationHasColoursCornersAndInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.baseBackgroundColor = .systemOrange
    configuration.baseForegroundColor = UIColor(red: 0, green: 0, blue: 0)
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = UIButton(configuration: configuration)
    let stage = stage(view)
    var look = ControlLook()
    look.background = .orange
    look.foreground = .rgb(red: 0, green: 0, blue: 0)
    look.shape = .capsule
    look.insets = SceneInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button(stage)?.look == look)
    #expect(stage.change { view.configuration?.baseBackgroundColor = .systemRed }.count == 1)
    #expect(button(stage)?.look?.background == .red)
    stage.change { view.configuration = .filled() }
    #expect(button(stage)?.look == nil)
    stage.expectFresh()
    var tinted = UIButton.Configuration.tinted()
    tinted.baseBackgroundColor = .systemRed
    #expect(button(self.stage(UIButton(configuration: tinted)))?.look?.background == .translucent(.red, opacity: 0.18))
    var plain = UIButton.Configuration.plain()
    plain.baseBackgroundColor = .systemRed
    #expect(button(self.stage(UIButton(configuration: plain)))?.look == nil, "a plain button has no fill")
  }

  @Test func anImageIsOnTheSideThatTheConfigurationNames() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "star")
    let view = UIButton(configuration: configuration)
    let stage = stage(view)
    #expect(button(stage)?.image == Symbol("star"), "the front end arranges the usual")
    func stack() -> (StackElement, isTitleFirst: Bool)? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node -> (StackElement, Bool)? in
        guard case .stack(let stack) = node.element, node.children.count == 2 else { return nil }
        switch stage.frontEnd.tree[node.children[0]]?.element {
        case .label: return (stack, true)
        case .image: return (stack, false)
        default: return nil
        }
      }.first
    }
    stage.change {
      view.configuration?.imagePlacement = .trailing
      view.configuration?.imagePadding = 5
    }
    #expect(stack()?.0.axis == .horizontal && stack()?.0.spacing == 5 && stack()?.isTitleFirst == true)
    stage.change { view.configuration?.imagePlacement = .top }
    #expect(stack()?.0.axis == .vertical && stack()?.isTitleFirst == false)
    stage.expectFresh()
  }

  @Test func aFieldHasAFontAColourAndAnAlignment() {
    let field = UITextField()
    expectLook(of: field) { isChosen in
      field.font = isChosen ? .preferredFont(forTextStyle: .title1) : nil
      field.textColor = isChosen ? .systemRed : nil
      field.textAlignment = isChosen ? .center : .natural
    }
  }

  @Test func aTextViewHasAFontAColourAndAnAlignment() {
    let view = UITextView()
    expectLook(of: view) { isChosen in
      view.font = isChosen ? .preferredFont(forTextStyle: .title1) : nil
      view.textColor = isChosen ? .systemRed : nil
      view.textAlignment = isChosen ? .center : .natural
    }
  }

  /// Expects that edited text has the look of a red, centred title while that is chosen, and none otherwise.
  private func expectLook(of view: UIView, choose: (_ isChosen: Bool) -> Void) {
    choose(true)
    let stage = stage(view)
    var look: ControlLook? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
        switch node.element {
        case .textField(let field): field.look
        case .textEditor(let editor): editor.look
        default: nil
        }
      }.first
    }
    var expected = ControlLook()
    expected.font = SceneFont(style: .title1)
    expected.foreground = .red
    expected.alignment = .center
    #expect(look == expected)
    stage.change { choose(false) }
    #expect(look == nil)
    stage.expectFresh()
  }

  @Test func aTextKeepsTheOpacityOfItsColour() {
    let label = UILabel(text: "Faint")
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let stage = stage(label)
    let colors = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label.color } else { nil }
    }
    #expect(colors == [.translucent(.rgb(red: 255, green: 0, blue: 0), opacity: 0.5)])
  }
}
