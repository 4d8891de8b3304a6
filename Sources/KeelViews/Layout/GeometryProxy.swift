import KeelControls
import KeelModel
package import KeelScene
import Synchronization

/// The geometry of a view, as the front end has reported it.
public struct GeometryProxy: Hashable, Sendable {
  /// A width and a height, in points.
  public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Creates a size from a width and a height.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
  /// The size of the view in points.
  @_disfavoredOverload public var size: Size { room }
  package let room: Size
  /// The lengths by which bars and insets around a page continue the view, at the edges where it touches them.
  public var safeAreaInsets: EdgeInsets {
    use.readsInsets = true
    return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  private let frame: SceneRect
  private let insets: SceneInsets
  private let spaces: [CoordinateSpace: SceneRect]
  private let use: FrameUse

  /// Creates the geometry of a control.
  @MainActor init(of control: UIView, in environment: EnvironmentValues, _ use: FrameUse) {
    frame = control.reportedFrame ?? GeometryProxy.typicalFrame(in: environment)
    insets = control.reportedInsets
    room = Size(width: frame.width, height: frame.height)
    spaces = environment.namedSpace?.frames ?? [:]
    self.use = use
  }

  /// The frame that a view is assumed to have until the front end reports another.
  static func typicalFrame(in environment: EnvironmentValues) -> SceneRect {
    let size = environment.typicalWindowSize
    return SceneRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Returns the area of the view in a coordinate space. The global space is that of the window.
  package func area(in space: CoordinateSpace) -> SceneRect {
    let origin: ScenePoint
    switch space {
    case .local: return SceneRect(x: 0, y: 0, width: frame.width, height: frame.height)
    case .global: origin = ScenePoint(x: 0, y: 0)
    case .named: origin = spaces[space].map { ScenePoint(x: $0.x, y: $0.y) } ?? ScenePoint(x: 0, y: 0)
    }
    use.isUsed = true
    return SceneRect(x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
  }

  /// Returns true if the size, the position and the named spaces are equal.
  public static func == (one: GeometryProxy, other: GeometryProxy) -> Bool {
    one.frame == other.frame && one.insets == other.insets && one.spaces == other.spaces
  }
  /// Hashes the size and the position.
  public func hash(into hasher: inout Hasher) { hasher.combine(frame) }
}

/// A note of what has been used of the geometry of a view besides its size.
final class FrameUse: Sendable {
  private let storage = Atomic(false)
  private let insets = Atomic(false)
  /// True if the insets of the safe area have been used.
  var readsInsets: Bool {
    get { insets.load(ordering: .relaxed) }
    set { insets.store(newValue, ordering: .relaxed) }
  }
  /// The part of the geometry that the program asks about.
  var interest: GeometryInterest { readsInsets ? .insets : isUsed ? .frame : .size }
  var isUsed: Bool {
    get { storage.load(ordering: .relaxed) }
    set { storage.store(newValue, ordering: .relaxed) }
  }
}

/// A view whose corner is the origin of a named coordinate space.
@MainActor final class NamedSpace {
  let name: CoordinateSpace
  let outer: NamedSpace?
  weak var view: UIView?

  init(name: CoordinateSpace, outer: NamedSpace?) {
    self.name = name
    self.outer = outer
  }

  /// The frames of this space and those around it.
  var frames: [CoordinateSpace: SceneRect] {
    var frames = outer?.frames ?? [:]
    frames[name] = view?.reportedFrame
    return frames
  }
}

extension EnvironmentValues {
  /// The innermost named coordinate space.
  @Entry var namedSpace: NamedSpace?
}

/// A modifier that names the coordinate space of a view.
struct CoordinateSpaceModifier {
  let name: CoordinateSpace
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    CoordinateSpaceMount(view, at: place)
  }
}

final class CoordinateSpaceMount<Content: View>: TransformingMount<Content, CoordinateSpaceModifier> {
  private var space: NamedSpace?

  override var placeOfContent: MountPoint {
    inner.with { [modifier] in
      let outer = $0.environment
      let space = NamedSpace(name: modifier.name, outer: outer.values.namedSpace)
      self.space = space
      $0.environment = EnvironmentNode(parent: outer) { $0.namedSpace = space }
    }
  }

  override func transform(_ item: UIView) -> UIView {
    guard let space, space.view == nil || space.view === item else { return item }
    space.view = item
    item.observeGeometry(space, .frame) { _ in }
    return item
  }
}

extension View {
  /// Names the coordinate space whose origin is the top left corner of this view (`GeometryProxy.frame(in:)`).
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: .named(AnyHashable(name))))
  }
  /// Names the coordinate space whose origin is the top left corner of this view (`GeometryProxy.frame(in:)`).
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.coordinateSpace))
  }
}
