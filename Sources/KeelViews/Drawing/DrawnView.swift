import KeelControls
import KeelModel
package import KeelScene

/// A view that draws commands for its size.
///
/// The closure is evaluated like a body: again when its size, its environment or a value that it has read changes.
package struct DrawnView<Symbols: View> {
  /// The environment of a drawing.
  @MainActor package struct Context {
    package let size: SceneSize
    package let style: LeafStyle
    package let environment: EnvironmentValues
    let symbols: [CanvasSymbol]

    /// The commands and the sizes of the symbols, by their identifiers.
    package var drawnSymbols: [AnyHashable: DrawnSymbol] {
      Dictionary(symbols.map { ($0.id, DrawnSymbol(of: $0.items)) }) { first, _ in first }
    }
  }
  let isClipped: Bool
  let draw: @MainActor (Context) -> [DrawingCommand]
  /// Returns the data that the drawing shows, for assistive technology.
  let table: (@MainActor (Context) -> DrawingTable?)?
  let symbols: Symbols

  package init(
    isClipped: Bool = true, symbols: Symbols, table: (@MainActor (Context) -> DrawingTable?)? = nil,
    draw: @escaping @MainActor (Context) -> [DrawingCommand]
  ) {
    self.table = table
    self.isClipped = isClipped
    self.symbols = symbols
    self.draw = draw
  }
}

extension DrawnView: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { DrawnMount(self, at: place) }
}

final class DrawnMount<Symbols: View>: KeepingMount<DrawnView<Symbols>>, Evaluated {
  private let control = UIShapeView()
  private var scope: TrackedScope?
  private var symbols: [CanvasSymbol] = []
  private var drawnSize: SceneSize?
  var isDirty = false
  var transaction = Transaction()

  override init(_ view: DrawnView<Symbols>, at place: MountPoint) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    updateSymbols()
    control.observeGeometry(self, .size) { [weak self] in
      if let self, $0.size != self.drawnSize { self.bodyDidChange() }
    }
    evaluate()
  }

  override func needsUpdate(to new: DrawnView<Symbols>) -> Bool { !isSame(view, new) }
  override func take(_ view: DrawnView<Symbols>) {
    updateSymbols()
    evaluate()
  }
  override func environmentDidChange() { bodyDidChange() }

  func evaluate() {
    isDirty = false
    guard !isGone else { return }
    BodyPass.shared.evaluationCount += 1
    let environment = surroundings.environment
    let size = control.drawnSize(in: environment.values)
    let ((commands, table), newScope) = TrackedScope.track(in: scope, origin: Origin(type: Self.self), owner: self) {
      let context = DrawnView<Symbols>.Context(
        size: size, style: environment.style, environment: environment.values, symbols: symbols)
      return (view.draw(context), view.table?(context))
    }
    if scope == nil { scope = newScope }
    drawnSize = size
    control.draw(commands, size: size, isClipped: view.isClipped, table: table)
  }

  /// Mounts the symbols, which are not shown: a drawing copies them.
  private func updateSymbols() {
    let parts = KeelViews.parts(of: view.symbols)
    var rest = symbols
    symbols = parts.map { part in
      let id = CanvasSymbol.id(of: part)
      if let index = rest.firstIndex(where: { $0.id == id }) {
        let known = rest.remove(at: index)
        known.slot?.update(to: AnyView(part.view))
        return known
      }
      return CanvasSymbol(id: id, part.view, in: self) { [weak self] in self?.bodyDidChange() }
    }
    for symbol in rest { symbol.slot?.child?.unmount() }
  }

  override var parts: [AnyMount] {
    var parts: [AnyMount] = []
    for symbol in symbols { if let child = symbol.slot?.child { parts.append(child) } }
    return parts
  }
  override func appendItems(to items: inout [UIView]) { items.append(control) }

  deinit { scope?.cancel() }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
  }
}

/// A view that a canvas can draw, with the identifier of its tag.
@MainActor final class CanvasSymbol {
  let id: AnyHashable
  private(set) var items: [UIView] = []
  private(set) var slot: Slot<AnyView>?

  init(id: AnyHashable, _ view: any View, in owner: AnyMount, didChange: @escaping () -> Void) {
    self.id = id
    var isMade = false
    let arranged: ([UIView]) -> Void = { [weak self] items in
      self?.items = items
      if isMade { didChange() }
    }
    slot = Slot(AnyView(view), in: owner, didArrange: arranged)
    items = slot?.child?.items ?? []
    isMade = true
  }

  /// Returns the tag of a view, or the identity of its place.
  static func id(of part: ViewPart) -> AnyHashable {
    var view: any View = part.view
    while let modified = view as? any AnyModifiedContent {
      if let tag = modified.anyModifier as? any AnyTagModifier { return tag.anyValue }
      view = modified.anyContent
    }
    if let path = part.id.base as? [AnyHashable], let last = path.last { return last }
    return part.id
  }
}
