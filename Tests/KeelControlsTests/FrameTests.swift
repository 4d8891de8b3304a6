import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// `frame` and the methods in which programs set it.
@MainActor @Suite struct FrameTests {
  @Test func aWrittenFrameIsReadAgain() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    #expect(UIView().frame == UIView(frame: .zero).frame)
  }

  @Test func framesPlaceViews() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    view.accessibilityIdentifier = "a"
    controller.view.addSubview(view)
    let stage = Stage(controller)
    #expect(stage.frame("a") == SceneRect(x: 10, y: 20, width: 30, height: 40))
    #expect(stage.change { view.frame.origin.x = 50 }.count == 1)
    #expect(stage.frame("a").x == 50)
    #expect(stage.change { view.frame.origin.x = 50 }.isEmpty)
    stage.expectFresh()
  }

  @Test func aViewOfTheSizeOfItsContentKeepsItsCenter() {
    let controller = UIViewController()
    let label = UILabel(text: "1234")
    label.accessibilityIdentifier = "a"
    controller.view.addSubview(label)
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 32, height: 16))
    label.center = CGPoint(x: 100, y: 100)
    let stage = Stage(controller)
    #expect(stage.frame("a") == SceneRect(x: 84, y: 92, width: 32, height: 16))
    stage.change { label.text = "12345678" }
    #expect(stage.frame("a") == SceneRect(x: 68, y: 92, width: 64, height: 16))
  }

  @Test func masksFollowTheSuperview() {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.backgroundColor = .red
    view.accessibilityIdentifier = "a"
    around.addSubview(view)
    let controller = UIViewController()
    controller.view.addSubview(around)
    let stage = Stage(controller)
    #expect(stage.frame("a") == SceneRect(x: 10, y: 10, width: 20, height: 30))
    stage.change { around.frame = CGRect(x: 0, y: 0, width: 150, height: 200) }
    #expect(stage.frame("a") == SceneRect(x: 10, y: 110, width: 70, height: 30))
  }

  @Test func aLayoutThatAddsAViewEnds() {
    final class Bar: UIView {
      var calls = 0
      override func layoutSubviews() {
        calls += 1
        let line = UIView(frame: CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
        line.backgroundColor = .red
        addSubview(line)
      }
    }
    let controller = UIViewController()
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    bar.accessibilityIdentifier = "bar"
    controller.view.addSubview(bar)
    let reports = RuntimeWarning.withCapture {
      let stage = Stage(controller)
      @MainActor func settle(_ width: Double) {
        for _ in 0..<10 {
          stage.change {}
          #expect(stage.frame("bar").width == width)
        }
      }
      settle(200)
      #expect((1...3).contains(bar.calls))
      let calls = bar.calls
      stage.change { bar.frame.size.width = 300 }
      settle(300)
      #expect((calls + 1...calls + 3).contains(bar.calls))
      stage.expectFresh()
    }
    #expect(reports.isEmpty)
  }

  /// Front ends report the sizes of views in stacks after they have shown them.
  @Test func aLayoutFollowsTheSizesThatItReads() {
    final class Page: UIViewController {
      let field = UITextField()
      var widths: [Double] = []
      override func viewDidLoad() {
        field.accessibilityIdentifier = "field"
        let stack = UIStackView(arrangedSubviews: [field])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          stack.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }
      override func viewDidLayoutSubviews() { widths.append(Double(field.frame.width)) }
    }
    let page = Page()
    let stage = Stage(page)
    stage.frontEnd.revealVisibleRows()
    #expect(page.widths.last == stage.frame("field").width)
    let calls = page.widths.count
    stage.change { page.field.text = "words" }
    stage.frontEnd.revealVisibleRows()
    #expect(page.widths.count == calls)
  }

  @Test func layoutSubviewsPlacesViewsInTheFirstPatch() {
    final class Card: UIView {
      let label = UILabel(text: "card")
      var calls: [Double] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.accessibilityIdentifier = "label"
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append(Double(bounds.size.width))
        label.frame = CGRect(x: bounds.size.width - 50, y: 0, width: 50, height: 20)
      }
    }
    let controller = UIViewController()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    controller.view.addSubview(card)
    let stage = Stage(controller)
    #expect(stage.frame("label") == SceneRect(x: 150, y: 2, width: 50, height: 16))
    stage.change { card.frame.size.width = 300 }
    _ = stage.frame("label")
    stage.change {}
    #expect(stage.frame("label").x == 250)
    #expect(card.calls.last == 300)
    let count = card.calls.count
    #expect(stage.change {}.isEmpty)
    #expect(card.calls.count == count)
    stage.change { card.setNeedsLayout() }
    #expect(card.calls.count == count + 1)
  }

  @Test func viewDidLayoutSubviewsHasTheSizeOfThePage() {
    final class SizePage: UIViewController {
      var sizes: [CGSize] = []
      let box = UIView()
      override func viewDidLoad() {
        box.backgroundColor = .red
        box.accessibilityIdentifier = "box"
        view.addSubview(box)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizes.append(view.bounds.size)
        box.frame = view.bounds
      }
    }
    let controller = SizePage()
    let stage = Stage(controller)
    #expect(controller.sizes.last == CGSize(width: 1024, height: 768))
    #expect(stage.frame("box") == SceneRect(width: 1024, height: 768))
    stage.expectFresh()
  }
}
