import KeelControls
import KeelModel

/// A view that shows others in sequence, but only those near the visible region, such as `LazyVStack`.
@MainActor protocol LazyStackView: ContainerView {
  /// The axis along which a region must scroll, so that only some of the views are created.
  static var axis: Axis { get }
  /// The lines that contain the views, or `nil` if the views are not grouped into lines.
  var line: GridLine? { get }
  /// Configures the arrangement of the views or their lines.
  func configure(_ control: UIStackView)
}

extension LazyStackView {
  var line: GridLine? { nil }

  package func makeMount(at place: MountPoint) -> Mount<Self> {
    place.isScrolled(Self.axis)
      ? LazyStackMount(self, at: place)
      : WholeStackMount(self, control: UIStackView(), at: place)
  }
}

/// The mount of a lazy stack outside of a scrolling region: all of its views are created.
final class WholeStackMount<V: LazyStackView>: ContainerMount<V, UIStackView> {
  private let lines = GridLines()
  private var line: GridLine?

  override func configure(_ view: V) {
    line = view.line
    view.configure(control)
    if line != nil { arrange() }
  }

  override func arrange() {
    guard let items = child?.items else { return }
    control.setSubviews(line.map { lines.lines(of: items, from: 0, as: $0) } ?? items)
  }
}

/// The mount of a lazy stack in a region that scrolls.
final class LazyStackMount<V: LazyStackView>: KeepingMount<V>, LazyContainer, LazyStackSource, IdentityRevealing {
  private let control = UILazyStackView()
  private var rows: LazyStackRows?
  private let lines = GridLines()
  private var child: Mount<V.Content>?

  override init(_ view: V, at place: MountPoint) {
    super.init(view, at: place)
    rows = LazyStackRows(control: control, stack: self)
    view.configure(control)
    child = mount(view.content, at: inner.with { $0.container = self })
    control.source = self
    arrange()
  }

  override func take(_ view: V) {
    view.configure(control)
    child?.update(to: view.content)
    if view.line != nil { setNeedsArrangement() }
  }

  func arrange() {
    guard let child, let rows else { return }
    rows.take(child)
    control.reload()
  }

  func rowSettingsDidChange() { rows?.rowSettingsDidChange() }

  // MARK: LazyStackSource

  /// The number of rows in a line.
  private var lineLength: Int { view.line?.count ?? 1 }

  var viewCount: Int { ((rows?.count ?? 0) + lineLength - 1) / lineLength }

  func views(in range: Range<Int>) -> [UIView] {
    guard let rows else { return [] }
    let count = rows.count
    let wanted = min(range.lowerBound * lineLength, count)..<min(range.upperBound * lineLength, count)
    let views = rows.views(in: wanted)
    return view.line.map { lines.lines(of: views, from: range.lowerBound, as: $0) } ?? views
  }

  // MARK: Scrolling

  func revealedView(identifiedBy id: AnyHashable) -> UIView? {
    guard let rows, let index = rows.index(identifiedBy: id) else { return nil }
    control.reveal(index / lineLength)
    return rows.view(identifiedBy: id, at: index)
  }

  // MARK: Parts

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func appendItems(to items: inout [UIView]) { items.append(control) }

  override func didUnmount() {
    control.source = nil
    rows = nil
  }
}
