import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// Views of the imperative layer draw themselves, and have transforms, opacities and shadows.
@MainActor @Suite(.serialized) struct ViewDrawingTests {
  /// A gauge as programs for UIKit draw it.
  private final class Gauge: UIView {
    var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
    var drawings = 0

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      drawings += 1
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.systemRed.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width * level, height: bounds.height)).fill()
      context.saveGState()
      context.translateBy(x: rect.midX, y: rect.midY)
      context.rotate(by: .pi / 2)
      context.setStrokeColor(UIColor.systemBlue.cgColor)
      context.setLineWidth(4)
      context.setLineCap(.round)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.strokePath()
      context.restoreGState()
      context.setAlpha(0.5)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fillEllipse(in: rect)
    }
  }

  /// A view that overrides nothing.
  private final class Plain: UIView {}

  /// Shows views in a window that lives as long as its front end needs it.
  private func shown(_ views: UIView...) -> HeadlessFrontEnd {
    let stack = UIStackView(arrangedSubviews: views)
    let controller = UIViewController()
    controller.view.addSubview(stack)
    let frontEnd = HeadlessFrontEnd()
    UIWindow(rootViewController: controller).show(on: frontEnd)
    return frontEnd
  }

  private func drawing(_ frontEnd: HeadlessFrontEnd) -> (id: NodeID, DrawingElement)? {
    for node in frontEnd.tree.inReadingOrder() {
      if case .drawing(let drawing) = node.element { return (node.id, drawing) }
    }
    return nil
  }

  /// A view that is drawn in a translucent colour.
  private final class Tinted: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.systemBlue.withAlphaComponent(0.5).setFill()
      UIRectFill(rect)
    }
  }

  @Test func translucentColoursAreDrawnWithTheirOpacity() throws {
    let label = UILabel(text: "A")
    label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)
    let frontEnd = shown(Tinted(), label)
    let commands = try #require(drawing(frontEnd)).1.commands
    guard case .fill(_, let paint, _)? = commands.first else { return #expect(Bool(false), "\(commands)") }
    #expect(paint == .color(.blue, opacity: 0.5))
    let grounds = frontEnd.tree.inReadingOrder().compactMap { node in
      if case .box(let box) = node.element { box.background } else { nil }
    }
    #expect(grounds == [.color(.rgb(red: 255, green: 0, blue: 0), opacity: 0.25)])
    #expect(UIColor.red.withAlphaComponent(0.01) != .red && UIColor.red.withAlphaComponent(1) == .red)
  }

  @Test func aViewDrawsForItsReportedSize() throws {
    let gauge = Gauge()
    let frontEnd = shown(gauge)
    let (id, guess) = try #require(drawing(frontEnd))
    #expect(frontEnd.tree.attributes(of: id)?.geometry == .size && guess.size != nil)
    frontEnd.place(id, at: SceneRect(x: 0, y: 0, width: 80, height: 20))
    let found = try #require(drawing(frontEnd)).1
    #expect(found.size == SceneSize(width: 80, height: 20) && found.commands.count == 3)
    guard case .fill(let path, .color(.red, 1), false) = found.commands[0] else {
      return #expect(Bool(false), "\(found.commands[0])")
    }
    #expect(path.steps.contains(.line(to: ScenePoint(x: 40, y: 20))))
    guard case .group(let turned) = found.commands[1],
      case .stroke(_, .color(.blue, 1), let stroke)? = turned.commands.first
    else { return #expect(Bool(false), "\(found.commands[1])") }
    #expect(turned.transform.tx == 40 && turned.transform.ty == 10 && stroke.width == 4 && stroke.cap == .round)
    guard case .group(let faded) = found.commands[2] else { return #expect(Bool(false)) }
    #expect(faded.opacity == 0.5 && faded.clip != nil && faded.transform == .identity)
  }

  /// A view that asks for the context at each step.
  private final class Line: UIView {
    override func draw(_ rect: CGRect) {
      UIGraphicsGetCurrentContext()?.move(to: CGPoint(x: 1, y: 2))
      UIGraphicsGetCurrentContext()?.addLine(to: CGPoint(x: 3, y: 4))
      UIGraphicsGetCurrentContext()?.strokePath()
    }
  }

  @Test func thePathIsKeptBetweenCallsForTheContext() throws {
    let commands = try #require(drawing(shown(Line()))).1.commands
    guard commands.count == 1, case .stroke(let path, _, _) = commands[0] else {
      return #expect(Bool(false), "\(commands)")
    }
    #expect(path.steps == [.move(to: ScenePoint(x: 1, y: 2)), .line(to: ScenePoint(x: 3, y: 4))])
  }

  @Test func setNeedsDisplayDrawsAgainOnce() throws {
    let gauge = Gauge()
    let frontEnd = shown(gauge)
    let id = try #require(drawing(frontEnd)).id
    frontEnd.place(id, at: SceneRect(x: 0, y: 0, width: 80, height: 20))
    let before = gauge.drawings
    frontEnd.clearLog()
    gauge.level = 0.25
    gauge.setNeedsDisplay()
    Turn.shared.flush()
    guard case .fill(let path, _, _)? = drawing(frontEnd)?.1.commands.first else { return #expect(Bool(false)) }
    #expect(path.steps.contains(.line(to: ScenePoint(x: 20, y: 20))))
    #expect(gauge.drawings == before + 1 && frontEnd.log.operations.count == 1)
  }

  @Test func layersAreDrawnInTheirView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let line = CALayer()
    line.frame = CGRect(x: 5, y: 48, width: 90, height: 2)
    line.backgroundColor = UIColor.systemRed.cgColor
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    (ring.lineWidth, ring.lineCap, ring.strokeEnd) = (3, .round, 0.5)
    view.layer.addSublayer(line)
    view.layer.insertSublayer(ring, at: 0)
    #expect(view.layer.sublayers?.first === ring && view.layer.sublayers?.last === line)
    #expect(line.superlayer === view.layer)
    let frontEnd = shown(view)
    func groups() -> [DrawingGroup] {
      drawing(frontEnd)?.1.commands.compactMap { if case .group(let group) = $0 { group } else { nil } } ?? []
    }
    let corners = groups().map { ScenePoint(x: $0.transform.tx, y: $0.transform.ty) }
    #expect(corners == [ScenePoint(x: 0, y: 0), ScenePoint(x: 5, y: 48)])
    guard case .stroke(let path, let paint, let stroke)? = groups().first?.commands.first else {
      return #expect(Bool(false))
    }
    #expect(path.steps.last == .line(to: ScenePoint(x: 10, y: 10)))
    #expect(paint == .color(UIColor.systemBlue.sceneColor))
    #expect(stroke == DrawingStroke(width: 3, cap: .round))
    guard case .fill(_, let color, _)? = groups().last?.commands.first else { return #expect(Bool(false)) }
    #expect(color == .color(UIColor.systemRed.sceneColor))

    ring.strokeEnd = 1
    Turn.shared.flush()
    guard case .stroke(let whole, _, _)? = groups().first?.commands.first else { return #expect(Bool(false)) }
    #expect(whole.steps.count > path.steps.count)
    line.isHidden = true
    ring.removeFromSuperlayer()
    Turn.shared.flush()
    #expect(groups().isEmpty && frontEnd.faults.isEmpty)
    // A layer is in one place, and never in itself.
    line.addSublayer(ring)
    ring.addSublayer(line)
    #expect(ring.sublayers == nil && line.superlayer === view.layer)
  }

  @Test func theLayerOfAViewDrawsToo() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let ring = Ring()
    let frontEnd = shown(ring)
    #expect(drawing(frontEnd) == nil)
    (ring.layer as? CAShapeLayer)?.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    Turn.shared.flush()
    guard case .fill? = drawing(frontEnd)?.1.commands.first else { return #expect(Bool(false)) }
    (ring.layer as? CAShapeLayer)?.path = nil
    Turn.shared.flush()
    #expect(drawing(frontEnd) == nil && frontEnd.faults.isEmpty)
  }

  @Test func layersAreDrawnOverControls() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let line = CALayer()
    line.backgroundColor = UIColor.systemBlue.cgColor
    let frontEnd = shown(field)
    field.layer.addSublayer(line)
    Turn.shared.flush()
    #expect(drawing(frontEnd)?.1.commands.count == 1)
    line.frame = CGRect(x: 0, y: 30, width: 200, height: 2)
    Turn.shared.flush()
    guard case .group(let group)? = drawing(frontEnd)?.1.commands.first else { return #expect(Bool(false)) }
    #expect(group.transform.ty == 30 && group.commands.count == 1)
    try Driver(frontEnd).type("abc", into: "Name")
    #expect(field.text == "abc")
    line.removeFromSuperlayer()
    Turn.shared.flush()
    #expect(drawing(frontEnd) == nil && frontEnd.faults.isEmpty)
  }

  @Test func aGradientLeavesItsViewAContainer() {
    let view = UIView()
    view.addSubview(UILabel(text: "words"))
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.systemBlue.cgColor, "no colour", UIColor.systemRed]
    view.layer.addSublayer(gradient)
    let frontEnd = shown(view)
    #expect(drawing(frontEnd) == nil)
    gradient.isHidden = true
    Turn.shared.flush()
    let grounds = frontEnd.tree.inReadingOrder().compactMap { node -> ScenePaint? in
      if case .box(let box) = node.element { box.background } else { nil }
    }
    #expect(grounds.isEmpty)
  }

  @Test func viewsWithLayersAreReleased() {
    weak var view: UIView?
    weak var layer: CAShapeLayer?
    weak var gradient: CAGradientLayer?
    do {
      let (one, two, three) = (UIView(), CAShapeLayer(), CAGradientLayer())
      two.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      three.colors = [UIColor.systemBlue.cgColor]
      one.layer.addSublayer(two)
      two.addSublayer(CALayer())
      one.layer.addSublayer(three)
      let stack = UIStackView()
      stack.addSubview(one)
      let (page, frontEnd) = (UIViewController(), HeadlessFrontEnd())
      page.view.backgroundColor = .systemYellow
      page.view.addSubview(stack)
      page.view.addGestureRecognizer(UITapGestureRecognizer { _ in })
      let window = UIWindow(rootViewController: page)
      window.show(on: frontEnd)
      Turn.shared.flush()
      #expect(frontEnd.faults.isEmpty)
      window.rootViewController = nil
      Turn.shared.flush()
      (view, layer, gradient) = (one, two, three)
    }
    Turn.shared.flush()
    #expect(view == nil && layer == nil && gradient == nil)
  }

  @Test func aGradientIsTheBackgroundOfItsView() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    func gradient(_ view: UIView) -> SceneGradient? {
      for node in shown(view).tree.inReadingOrder() {
        if case .box(let box) = node.element, case .gradient(let gradient)? = box.background { return gradient }
      }
      return nil
    }
    let sky = Sky()
    (sky.layer as? CAGradientLayer)?.colors = [UIColor.systemBlue.cgColor, UIColor.systemRed.cgColor]
    #expect(gradient(sky)?.stops.map(\.location) == [0, 1])
    #expect(gradient(sky)?.start == .init(x: 0.5, y: 0) && gradient(sky)?.end == .init(x: 0.5, y: 1))
    let button = UIButton(type: .system)
    let layer = CAGradientLayer()
    layer.colors = [UIColor.systemBlue.cgColor, UIColor.systemRed.cgColor]
    layer.locations = [0.25, 0.75]
    (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 0))
    layer.frame = button.bounds
    button.layer.insertSublayer(layer, at: 0)
    #expect(gradient(button)?.stops.map(\.location) == [0.25, 0.75] && gradient(button)?.end == .init(x: 1, y: 0))
    layer.removeFromSuperlayer()
    #expect(gradient(button) == nil)
  }

  @Test func subviewsAreInFrontOfTheDrawing() throws {
    let gauge = Gauge()
    let label = UILabel()
    label.text = "Level"
    gauge.addSubview(label)
    let frontEnd = shown(gauge)
    let kinds = frontEnd.tree.inReadingOrder().map(\.element).compactMap { element -> String? in
      switch element {
      case .layers: "layers"
      case .drawing: "drawing"
      case .label(let label): label.text
      default: nil
      }
    }
    #expect(kinds == ["layers", "drawing", "Level"])
  }

  @Test func viewsWithoutADrawingStayContainers() {
    let frontEnd = shown(Plain(), UIView())
    #expect(drawing(frontEnd) == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: .zero).fill()
  }

  @Test func transformsOpacitiesAndShadowsAreEffects() throws {
    let label = UILabel()
    label.text = "A"
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    label.alpha = 0.5
    label.layer.shadowOpacity = 0.25
    label.layer.shadowColor = UIColor.systemRed.cgColor
    label.layer.shadowOffset = CGSize(width: 1, height: 2)
    label.layer.shadowRadius = 5
    let frontEnd = shown(label)
    func box() -> BoxElement? {
      frontEnd.tree.inReadingOrder().lazy.compactMap { if case .box(let box) = $0.element { box } else { nil } }.first
    }
    let found = try #require(box())
    #expect(found.opacity == 0.5 && found.effects.count == 2)
    #expect(found.effects.first == .shadow(.red, opacity: 0.25, radius: 5, x: 1, y: 2))
    guard case .transform(let transform, let anchor)? = found.effects.last else { return #expect(Bool(false)) }
    #expect(anchor == ScenePoint(x: 0.5, y: 0.5) && transform.b == 1 && abs(transform.a) < 1e-9)
    #expect(label.transform.b == 1)
    label.transform = .identity
    label.alpha = 1
    label.layer.shadowOpacity = 0
    Turn.shared.flush()
    #expect(box() == nil)
  }
}
