import KeelControls

extension View {
  /// Adds items to the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Adds items to the bars of the page; the identifier is not used.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds views to the trailing end of the bar above the page.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Shows or hides the bars. A hidden bar has neither title nor items, but the way back remains. Tab bars remain
  /// visible.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      PageModifier { traits, _ in
        for bar in bars.isEmpty ? [.automatic] : bars {
          let bar = bar.bar ?? .navigation
          if visibility == .hidden { traits.hiddenBars.insert(bar) } else { traits.hiddenBars.remove(bar) }
        }
      })
  }

  /// Shows or hides the bars. A hidden bar has neither title nor items, but the way back remains. Tab bars remain
  /// visible.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      PageModifier { traits, _ in
        for bar in bars.isEmpty ? [.automatic] : bars {
          let bar = bar.bar ?? .navigation
          if visibility == .hidden { traits.hiddenBars.insert(bar) } else { traits.hiddenBars.remove(bar) }
        }
      })
  }

  /// Returns the same view: front ends choose the background of bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Returns the same view: front ends choose the background of bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Returns the same view: front ends choose the colour scheme of bars.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Adds views to both ends of the bar above the page.
  @available(*, deprecated, message: "Use toolbar(content:)")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItem(leading, .topBarLeading).navigationBarItem(trailing, .topBarTrailing)
  }

  /// Adds a view to the leading end of the bar above the page.
  @available(*, deprecated, message: "Use toolbar(content:)")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItem(leading, .topBarLeading)
  }

  /// Adds a view to the trailing end of the bar above the page.
  @available(*, deprecated, message: "Use toolbar(content:)")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItem(trailing, .topBarTrailing)
  }

  nonisolated private func navigationBarItem<Content: View>(
    _ content: Content, _ placement: ToolbarItemPlacement
  ) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(placement: placement) { content }))
  }
}

/// A modifier that adds views to the bars of the page.
struct ToolbarModifier {
  let content: any ToolbarContent
}

extension ToolbarModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ToolbarMount(view, at: place)
  }
}

/// The mount of a view with a toolbar: the mount owns the toolbar's views, and passes them to the page instead of the
/// content's container.
final class ToolbarMount<Content: View>: ModifierMount<Content, ToolbarModifier>, ItemContainer {
  private var toolbar: Mount<AnyView>?

  override func prepare() {
    toolbar = mount(toolbarView(modifier.content), at: inner.with { $0.container = self })
    arrange()
  }

  override func modifierDidChange() { toolbar?.update(to: toolbarView(modifier.content)) }

  func arrange() {
    guard let toolbar, !isGone else { return }
    var slots: [ToolbarSlot] = []
    collect(toolbar, &slots)
    surroundings.page.dressing.claim(by: self) { $0.items = slots + $0.items }
  }

  private func collect(_ mount: AnyMount, _ slots: inout [ToolbarSlot]) {
    if let entry = mount as? any ToolbarEntry {
      slots.append(ToolbarSlot(placement: entry.placement, controls: mount.items))
    } else {
      for part in mount.parts { collect(part, &slots) }
    }
  }

  override var parts: [AnyMount] { super.parts + (toolbar.map { [$0] } ?? []) }

  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }

  override func willUnmount() { surroundings.page.dressing.withdraw(self) }
}

@MainActor private protocol ToolbarEntry: AnyMount {
  var placement: ToolbarItemPlacement { get }
}

/// Views with one placement in a bar.
struct ToolbarItemView<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemView: View, PrimitiveView {
  package static var itemCount: Int? { nil }
  package func makeMount(at place: MountPoint) -> Mount<Self> { ToolbarItemMount(self, at: place) }
}

private final class ToolbarItemMount<Content: View>: KeepingMount<ToolbarItemView<Content>>, ToolbarEntry {
  private var child: Mount<Content>?
  private var environment: EnvironmentNode?

  override init(_ view: ToolbarItemView<Content>, at place: MountPoint) {
    super.init(view, at: place)
    let placement = view.placement
    let environment = EnvironmentNode(parent: surroundings.environment) { $0.toolbarItemPlacement = placement }
    self.environment = environment
    child = mount(view.content, at: inner.with { $0.environment = environment })
  }

  var placement: ToolbarItemPlacement { view.placement }

  override func take(_ view: ToolbarItemView<Content>) {
    let placement = view.placement
    environment?.update { $0.toolbarItemPlacement = placement }
    child?.update(to: view.content)
    itemsDidChange()
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
}
