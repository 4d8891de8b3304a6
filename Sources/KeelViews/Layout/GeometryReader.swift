import KeelControls
import KeelModel
import KeelScene

/// A view whose content depends on the available space.
///
/// It fills the available space, with its content at the top leading corner. The content is created for the
/// size that the front end reports; until then, for that of a typical window: 1024 by 768 points, or 390 by 844 in a
/// compact horizontal size class.
public struct GeometryReader<Content: View> {
  /// The closure that creates the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on the available space.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { GeometryReaderMount(self, at: place) }
}

/// The mount of a geometry reader. The content is evaluated like a body, and again when its geometry has changed.
final class GeometryReaderMount<Content: View>: KeepingMount<GeometryReader<Content>>, Evaluated, ItemContainer {
  private let control = UIGeometryReaderView()
  private let use = FrameUse()
  private var scope: TrackedScope?
  private var child: Mount<Content>?
  private var shown: SceneRect?
  private var shownInsets = SceneInsets()
  var isDirty = false
  var transaction = Transaction()

  override init(_ view: GeometryReader<Content>, at place: MountPoint) {
    super.init(view, at: place)
    evaluate()
    arrange()
  }

  override var arranger: (any ItemContainer)? { self }
  func arrange() { if let child { control.setSubviews(child.items) } }

  override func needsUpdate(to new: GeometryReader<Content>) -> Bool { !isSame(view, new) }
  override func take(_ view: GeometryReader<Content>) { evaluate() }

  func evaluate() {
    isDirty = false
    guard !isGone else { return }
    BodyPass.shared.evaluationCount += 1
    shown = control.reportedFrame
    shownInsets = control.reportedInsets
    let (content, newScope) = TrackedScope.track(in: scope, origin: Origin(type: Self.self), owner: self) {
      view.content(GeometryProxy(of: control, in: surroundings.environment.values, use))
    }
    if scope == nil { scope = newScope }
    if let child { child.update(to: content) } else { child = mount(content, at: inner) }
    follow()
  }

  /// Asks for the frame if the content has used it, otherwise only for the size.
  private func follow() {
    control.observeGeometry(self, use.interest) { [weak self] in self?.geometryDidChange($0) }
  }

  private func geometryDidChange(_ frame: SceneRect) {
    if use.interest != .size { follow() }
    let known = shown ?? GeometryProxy.typicalFrame(in: surroundings.environment.values)
    let hasOtherInsets = use.readsInsets && control.reportedInsets != shownInsets
    guard hasOtherInsets || (use.isUsed ? frame != known : frame.size != known.size) else { return }
    bodyDidChange()
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func appendItems(to items: inout [UIView]) { items.append(control) }

  deinit { scope?.cancel() }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
  }
}
