import KeelControls
import KeelScene

/// A stack of views along one axis.
@MainActor protocol LinearStack: ContainerView {
  func configure(_ control: UIStackView)
}

extension LinearStack {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    LinearStackMount(self, control: UIStackView(), at: place)
  }
}

final class LinearStackMount<Stack: LinearStack>: ContainerMount<Stack, UIStackView> {
  override func configure(_ view: Stack) { view.configure(control) }
}

extension UIStackView {
  fileprivate func arrange(
    _ axis: NSLayoutConstraint.Axis, _ spacing: Double?, _ alignment: SceneAlignment, start: Alignment, end: Alignment
  ) {
    self.axis = axis
    self.spacing = spacing ?? 8
    hasDefaultSpacing = spacing == nil
    self.alignment =
      switch alignment {
      case .leading: start
      case .trailing: end
      case .center, .fill: .center
      }
  }
}

/// A stack of views side by side. It is backed by `UIStackView`.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: Double?
  package let content: Content

  /// Creates a stack of views side by side.
  ///
  /// The spacing is the distance between two views in points, or `nil` for the default distance.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, LinearStack {
  func configure(_ control: UIStackView) {
    control.arrange(.horizontal, spacing, alignment.sceneAlignment, start: .top, end: .bottom)
    control.guide = alignment.sceneGuide
  }
}

/// A stack of views one below the other. It is backed by `UIStackView`.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: Double?
  package let content: Content

  /// Creates a stack of views one below the other.
  ///
  /// The spacing is the distance between two views in points, or `nil` for the default distance.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, LinearStack {
  func configure(_ control: UIStackView) {
    control.arrange(.vertical, spacing, alignment.sceneAlignment, start: .leading, end: .trailing)
    control.guide = alignment.sceneGuide
  }
}

/// A stack of views over each other, the last one on top. It is backed by `UILayersView`.
public struct ZStack<Content: View> {
  let alignment: Alignment
  package let content: Content

  /// Creates a stack of views over each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, ContainerView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    ZStackMount(self, control: UILayersView(), at: place)
  }
}

final class ZStackMount<Content: View>: ContainerMount<ZStack<Content>, UILayersView> {
  override func configure(_ view: ZStack<Content>) {
    control.alignment = view.alignment.sceneAnchor
    control.guides = view.alignment.sceneGuides
  }
}

/// A gap that fills the remaining space of a stack. It is backed by `UISpacerView`.
public struct Spacer {
  /// The smallest length in points; `nil` is the default distance of a stack.
  public var minLength: Double?
  /// Creates a gap, with its smallest length in points if there is one.
  public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { SpacerMount(self, control: UISpacerView(), at: place) }
}

final class SpacerMount: ControlMount<Spacer, UISpacerView> {
  override func configure() { control.minLength = view.minLength }
}

/// A thin line between two views. It is backed by `UISeparatorView`.
public struct Divider {
  /// Creates a line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    ControlMount(self, control: UISeparatorView(), at: place)
  }
}
