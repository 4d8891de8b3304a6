import KeelControls

/// A view that is shown by a style in its environment.
@MainActor package protocol StyledView: PrimitiveView {
  /// Returns the view to show for an environment.
  func shown(in values: EnvironmentValues) -> AnyView
}

extension StyledView {
  package static var itemCount: Int? { 1 }
  package func makeMount(at place: MountPoint) -> Mount<Self> { StyledMount(self, at: place) }
}

/// The mount of a view that is shown by a style in its environment. It always consists of one control.
final class StyledMount<V: StyledView>: KeepingMount<V> {
  private var child: Mount<AnyView>?
  /// The container for the controls of a custom style that creates several.
  private lazy var stack = UIView()

  override init(_ view: V, at place: MountPoint) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    child = mount(shown, at: inner)
  }

  private var shown: AnyView { view.shown(in: surroundings.environment.values) }

  override func take(_ view: V) { child?.update(to: shown) }
  override func environmentDidChange() { child?.update(to: shown) }
  override var parts: [AnyMount] { if let child { [child] } else { [] } }

  override func appendItems(to items: inout [UIView]) {
    guard let own = child?.items else { return }
    if own.count == 1 { return items += own }
    stack.setSubviews(own)
    items.append(stack)
  }
}

/// The body of a custom style, evaluated like the body of a view, so that the style may have dynamic properties and may
/// read models.
struct StyleBody<Style, Content: View> {
  let style: StyleHolder<Style>
  let make: @MainActor (Style) -> Content

  init(_ style: Style, make: @escaping @MainActor (Style) -> Content) {
    self.style = StyleHolder(style: style)
    self.make = make
  }
}

extension StyleBody: View {
  var body: some View { make(style.style) }
}

/// A style whose dynamic properties are treated as properties of the view that contains it.
struct StyleHolder<Style> {
  var style: Style
}

extension StyleHolder: WrappedField {
  static var wrappedType: Any.Type { Style.self }
}
