import KeelControls
package import KeelScene

/// A change to the rendering of a view that may depend on its geometry, as an ordered list of effects.
public protocol VisualEffect {
  /// The effects, the first one innermost.
  nonisolated var _effects: _VisualEffects { get }
}

/// An ordered list of effects.
public struct _VisualEffects: Hashable, Sendable {
  package var list: [SceneEffect]
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  package init() {}
  /// An empty list.
  nonisolated public var _effects: _VisualEffects { _VisualEffects(list: []) }
}

/// Effects with another one around them.
private struct ExtendedVisualEffect: VisualEffect, Sendable {
  let _effects: _VisualEffects
}

extension VisualEffect {
  nonisolated package func adding(_ effect: SceneEffect) -> some VisualEffect {
    ExtendedVisualEffect(_effects: _VisualEffects(list: _effects.list + [effect]))
  }

  /// Adds an opacity from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  /// Adds a movement in points.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { adding(.offset(x: x, y: y)) }
  /// Adds a scaling about a point.
  nonisolated public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(x: scale, y: scale, anchor: anchor.scenePoint))
  }
  /// Adds a scaling about a point, with a factor for each direction.
  nonisolated public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(x: x, y: y, anchor: anchor.scenePoint))
  }
  /// Adds a clockwise turn about a point.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle: angle.radians, anchor: anchor.scenePoint))
  }
  /// Adds a turn in space about an axis through a point. The viewer is 300 points away, divided by the perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        angle: angle.radians, axis: SceneAxis(x: axis.x, y: axis.y, z: axis.z), anchor: anchor.scenePoint,
        distance: perspective > 0 ? 300 / perspective : nil))
  }
  /// Adds a blur with a radius in points.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius))
  }
  /// Adds an amount from -1 to 1 to the colours.
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness(amount))) }
  /// Adds a change of the contrast; 1 leaves it.
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast(amount))) }
  /// Adds a change of the saturation; 1 leaves it.
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation(amount))) }
  /// Adds a part of gray from 0 to 1.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale(amount))) }
  /// Adds a turn of the hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.color(.hueRotation(angle.radians)))
  }
}

extension View {
  /// Applies effects that depend on the geometry of the view, which they do not change.
  ///
  /// The closure is called for the reported geometry: again when the size changes, and when the frame changes if it has
  /// been used.
  nonisolated public func visualEffect<V: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V
  ) -> some View {
    changed { effect(EmptyVisualEffect(), $0)._effects.list }
  }

  /// Applies effects that depend on the geometry of the view.
  nonisolated package func changed(by effects: @escaping (GeometryProxy) -> [SceneEffect]) -> some View {
    modifier(VisualEffectModifier(effects: effects))
  }
}

/// A modifier that puts each control of a view in a box with effects, and that one in another box, which is measured.
struct VisualEffectModifier {
  let effects: (GeometryProxy) -> [SceneEffect]
}

extension VisualEffectModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    VisualEffectMount(view, at: place)
  }
}

private final class VisualEffectMount<Content: View>: TransformingMount<Content, VisualEffectModifier> {
  private var boxes = BoxTable()
  private var measured = BoxTable()
  private let use = FrameUse()

  override func prepare() { surroundings.environment.follow(self) }
  override func modifierDidChange() { measured.forEach(update) }
  override func environmentDidChange() { measured.forEach(update) }

  private func update(_ outer: UIBoxView) {
    guard !isGone, let box = outer.subviews.first as? UIBoxView else { return }
    let interest = use.interest
    var style = BoxElement()
    style.effects = modifier.effects(GeometryProxy(of: outer, in: surroundings.environment.values, use))
    box.style = style
    if use.interest != interest { follow(outer) }
  }

  private func follow(_ outer: UIBoxView) {
    outer.observeGeometry(self, use.interest) { [weak self, weak outer] _ in
      if let self, let outer { self.update(outer) }
    }
  }

  override func transform(_ item: UIView) -> UIView {
    if let box = boxes.box(around: item), let outer = measured.box(around: box) { return outer }
    let outer = measured.makeBox(around: boxes.makeBox(around: item))
    update(outer)
    follow(outer)
    return outer
  }
}
