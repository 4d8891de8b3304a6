package import KeelControls
import KeelScene

/// A page of views that constraints and frames place, and their frames as formulas in the size of the page.
@MainActor package struct ConstraintScene {
  /// The rule that the scene shows, in one line.
  package let rule: String
  /// True if the page is the mirror image of itself where lines begin on the right.
  let isMirrored: Bool
  private let formulas: (_ width: Double, _ height: Double) -> [String: [Double]]
  private let build: @MainActor (UIView) -> Void

  init(
    _ rule: String, isMirrored: Bool = true, _ formulas: @escaping (Double, Double) -> [String: [Double]],
    _ build: @escaping @MainActor (UIView) -> Void
  ) {
    self.rule = rule
    self.isMirrored = isMirrored
    self.formulas = formulas
    self.build = build
  }

  /// Returns the frames of the named views in a page of a size: left, top, width, height.
  package func frames(width: Double, height: Double, isRightToLeft: Bool = false) -> [String: [Double]] {
    let frames = formulas(width, height)
    guard isRightToLeft, isMirrored else { return frames }
    return frames.mapValues { [width - $0[0] - $0[2], $0[1], $0[2], $0[3]] }
  }

  /// Creates the page.
  package func makePage() -> UIViewController {
    let controller = UIViewController()
    build(controller.view)
    return controller
  }

  /// All scenes.
  package static var all: [ConstraintScene] {
    places + lengths + chains + lines + areas + written + arranging + nesting
  }
}

extension LayoutScene {
  /// The scenes of constraints in the window of the list.
  static var constraints: [LayoutScene] {
    ConstraintScene.all.map { scene in
      LayoutScene(
        page: scene.makePage, rule: "constraints: \(scene.rule)",
        frames: scene.frames(width: size.width, height: size.height), isMirrored: scene.isMirrored)
    }
  }
}

/// A view without content, which is where constraints place it.
@MainActor func plain(_ name: String?, in around: UIView) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  view.backgroundColor = .systemBlue
  view.translatesAutoresizingMaskIntoConstraints = false
  around.addSubview(view)
  return view
}

/// A view whose content has a size, and which can have any other.
@MainActor func content(_ name: String?, _ width: Double, _ height: Double, in around: UIView) -> UIView {
  let box = UIBoxView()
  box.style = BoxElement(frame: SceneFrame(width: width, height: height), background: .color(.green))
  let view = UIStackView(arrangedSubviews: [box])
  view.axis = .vertical
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  if let stack = around as? UIStackView { stack.addArrangedSubview(view) } else { around.addSubview(view) }
  return view
}

/// Boxes of 100 by 20 points on as many lines as they need, 10 points apart: a view whose height follows from its width.
@MainActor func words(_ name: String, _ count: Int, in around: UIView) -> UIView {
  let stack = UIStackView()
  stack.axis = .vertical
  stack.accessibilityIdentifier = name
  stack.translatesAutoresizingMaskIntoConstraints = false
  let flow = UILayersView()
  flow.arranger = Flow()
  for _ in 0..<count {
    let box = UIBoxView()
    box.style = BoxElement(frame: SceneFrame(width: 100, height: 20), background: .color(.green))
    flow.addSubview(box)
  }
  stack.addArrangedSubview(flow)
  around.addSubview(stack)
  return stack
}
