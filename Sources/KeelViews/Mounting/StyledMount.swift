import KeelControls

/// A view that the style around it shows.
@MainActor package protocol StyledView: PrimitiveView {
  /// What shows the view where these are the values around it.
  func shown(in values: EnvironmentValues) -> AnyView
}

extension StyledView {
  package static var itemCount: Int? { 1 }
  package func makeMount(at place: Place) -> Mount<Self> { StyledMount(self, at: place) }
}

/// The mount of a view that the style around it shows. It always comes to one control.
final class StyledMount<V: StyledView>: KeepingMount<V> {
  private var child: Mount<AnyView>?
  /// Holds what a style of one's own made several controls of.
  private lazy var stack = UIView()

  override init(_ view: V, at place: Place) {
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

/// What a style of one's own makes of something: evaluated like the body of a view, so that the style may have dynamic
/// properties and may read models.
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

/// A style, whose dynamic properties are those of the view that holds it.
struct StyleHolder<Style> {
  var style: Style
}

extension StyleHolder: WrappedField {
  static var wrappedType: Any.Type { Style.self }
}
