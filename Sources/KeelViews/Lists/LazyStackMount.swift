import KeelControls
import KeelModel
import KeelScene

/// A view that shows others in sequence, but only those near the visible region, such as `LazyVStack`.
@MainActor protocol LazyStackView: ContainerView {
  /// The axis along which a region must scroll, so that only some of the views are created.
  static var axis: Axis { get }
  /// The columns or rows of the lines that contain the views, or `nil` if the views are not grouped into lines.
  var items: [GridItem]? { get }
  /// The place of lines that are shorter than the stack is broad.
  var lineAlignment: SceneAlignment { get }
  /// Configures the arrangement of the views or their lines.
  func configure(_ control: UIStackView)
}

extension LazyStackView {
  var items: [GridItem]? { nil }
  var lineAlignment: SceneAlignment { .center }

  package func makeMount(at place: MountPoint) -> Mount<Self> {
    place.isScrolled(Self.axis)
      ? LazyStackMount(self, at: place)
      : WholeStackMount(self, control: UIStackView(), at: place)
  }
}

extension LazyStackView {
  /// Configures a control, and returns the lines for the length across it that the front end has reported, or that a
  /// typical window has.
  fileprivate func configure(
    _ control: UIStackView, in environment: EnvironmentValues, for owner: AnyObject,
    lengthDidChange: @escaping () -> Void
  ) -> GridLine? {
    configure(control)
    guard let items else { return nil }
    let isVertical = Self.axis == .vertical
    let size = control.reportedFrame?.size ?? environment.typicalWindowSize
    let line = GridLine(
      of: items, axis: isVertical ? .horizontal : .vertical, in: isVertical ? size.width : size.height)
    control.alignment = line.lengths == nil ? .fill : UIStackView.Alignment(lineAlignment)
    control.observeGeometry(owner, GridLine.dependsOnLength(items) ? .size : .none) { _ in lengthDidChange() }
    return line
  }
}

extension UIStackView.Alignment {
  fileprivate init(_ alignment: SceneAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .center, .fill: self = .center
    }
  }
}

/// The mount of a lazy stack outside of a scrolling region: all of its views are created.
///
/// The lines of a grid have their own lengths along the axis of the grid, as in a region that scrolls.
final class WholeStackMount<V: LazyStackView>: ContainerMount<V, UIStackView> {
  private let lines = GridLines()
  private var line: GridLine?
  private var frames: [UIBoxView] = []

  override func configure(_ view: V) {
    let old = line
    line = view.configure(control, in: surroundings.environment.values, for: self) { [weak self] in
      self?.configure(view)
    }
    if line != old { arrange() }
  }

  override func arrange() {
    guard let items = child?.items else { return }
    guard let line else { return control.setSubviews(items) }
    let lines = lines.lines(of: items, from: 0, as: line)
    frames = lines.indices.map { $0 < frames.count ? frames[$0] : UIBoxView() }
    let isRow = line.axis == .horizontal
    for (frame, line) in zip(frames, lines) {
      frame.style = BoxElement(placement: .fixedSize(horizontal: !isRow, vertical: isRow))
      frame.setSubviews([line])
    }
    control.setSubviews(frames)
  }
}

/// The mount of a lazy stack in a region that scrolls.
final class LazyStackMount<V: LazyStackView>: KeepingMount<V>, LazyContainer, LazyStackSource, IdentityRevealing {
  private let control = UILazyStackView()
  private var rows: LazyStackRows?
  private let lines = GridLines()
  private var line: GridLine?
  private var child: Mount<V.Content>?

  override init(_ view: V, at place: MountPoint) {
    super.init(view, at: place)
    rows = LazyStackRows(control: control, stack: self)
    _ = configure()
    child = mount(view.content, at: inner.with { $0.container = self })
    control.source = self
    arrange()
  }

  override func take(_ view: V) {
    let isRearranged = configure()
    child?.update(to: view.content)
    if isRearranged { setNeedsArrangement() }
  }

  /// Configures the control, and returns true if the lines have changed.
  private func configure() -> Bool {
    let old = line
    line = view.configure(control, in: surroundings.environment.values, for: self) { [weak self] in
      if let self, self.configure() { self.control.reload() }
    }
    return line != old
  }

  func arrange() {
    guard let child, let rows else { return }
    rows.take(child)
    control.reload()
  }

  func rowSettingsDidChange() { rows?.rowSettingsDidChange() }

  // MARK: LazyStackSource

  /// The number of rows in a line.
  private var lineLength: Int { line?.count ?? 1 }

  var viewCount: Int { ((rows?.count ?? 0) + lineLength - 1) / lineLength }

  func views(in range: Range<Int>) -> [UIView] {
    guard let rows else { return [] }
    let count = rows.count
    let wanted = min(range.lowerBound * lineLength, count)..<min(range.upperBound * lineLength, count)
    let views = rows.views(in: wanted)
    return line.map { lines.lines(of: views, from: range.lowerBound, as: $0) } ?? views
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
