import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Views in a window on a headless front end.
@MainActor final class ViewStage<Content: View> {
  let window: UIWindow
  let frontEnd: HeadlessFrontEnd
  let driver: Driver
  private(set) weak var controller: UIHostingController<Content>?

  init(_ view: Content, visibleRows: Int = 40) {
    SceneTree.checksInvariants = true
    let controller = UIHostingController(rootView: view)
    self.controller = controller
    window = UIWindow(rootViewController: controller)
    frontEnd = HeadlessFrontEnd(visibleRows: visibleRows)
    driver = Driver(frontEnd)
    window.show(on: frontEnd)
  }

  /// Makes a change, runs the turn, and returns its cost: the evaluated bodies, and the operations of the patch.
  @discardableResult
  func change(_ work: () -> Void) -> (bodies: Int, operations: [Patch.Operation]) {
    // What other tests have left for the turn would be counted here.
    Turn.shared.flush()
    frontEnd.clearLog()
    let before = BodyPass.shared.evaluationCount
    work()
    Turn.shared.flush()
    return (BodyPass.shared.evaluationCount - before, frontEnd.log.operations)
  }

  /// Expects that the front end shows the same as a new description, and that no patch was invalid.
  func expectFresh(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      frontEnd.tree.root.flatMap { frontEnd.tree.subtree($0) } == window.freshSubtree(), comment,
      sourceLocation: sourceLocation)
    #expect(frontEnd.faults == [], comment, sourceLocation: sourceLocation)
  }

  /// The texts of all labels, in reading order.
  var texts: [String] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label.text } else { nil }
    }
  }
}

/// A text that is implemented by the test: it needs only representables of the layer.
struct Caption: UIViewRepresentable {
  var text: String
  init(_ text: String) { self.text = text }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

/// Returns the first text that a view shows.
@MainActor func firstLabel<V: View>(_ view: V) -> LabelElement? {
  let stage = ViewStage(view)
  stage.expectFresh()
  return stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
    if case .label(let label) = node.element { label } else { nil }
  }.first
}
