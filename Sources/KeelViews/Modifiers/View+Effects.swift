package import KeelScene

// Effects on the rendered image of a view, in the order in which they are applied. They change neither the layout of the
// view nor that of others. `Documentation/modifiers.md` says what each front end shows.

extension View {
  /// Puts the view in a box with an effect that depends on the environment; `nil` for none.
  nonisolated package func effect(_ effect: @escaping (LeafStyle) -> SceneEffect?) -> some View {
    modifier(BoxModifier { box, leaf in box.effects = effect(leaf).map { [$0] } ?? [] })
  }

  /// Puts the view in a box with an effect.
  nonisolated package func effect(_ effect: SceneEffect) -> some View {
    modifier(BoxModifier { box, _ in box.effects = [effect] })
  }

  /// Scales the view. The name is that of no overload with other number types.
  nonisolated package func scaled(across x: Double, down y: Double, about anchor: UnitPoint) -> some View {
    effect(.scale(x: x, y: y, anchor: anchor.scenePoint))
  }

  /// Rotates the rendered view clockwise around a point.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle: angle.radians, anchor: anchor.scenePoint))
  }

  /// Rotates the rendered view in space, around an axis through a point. A perspective of 0 has none. The depth of
  /// the point is not used.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View {
    let axis = SceneAxis(x: axis.x, y: axis.y, z: axis.z)
    return modifier(
      MeasuredBoxModifier(
        style: { box, _, size in
          let distance = perspective > 0 ? max(size.width, size.height) / perspective : nil
          box.effects = [
            .rotation3D(angle: angle.radians, axis: axis, anchor: anchor.scenePoint, distance: distance)
          ]
        }, assumedSize: SceneSize(width: 300, height: 300)))
  }

  /// Scales the rendered view around a point.
  @_disfavoredOverload
  nonisolated public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaled(across: scale, down: scale, about: anchor)
  }

  /// Scales the rendered view around a point, by a factor for each direction.
  nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    scaled(across: x, down: y, about: anchor)
  }

  /// Blurs the rendered view, with a radius in points. Edges always become transparent.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View { effect(.blur(radius: radius)) }

  /// Adds an amount from -1 to 1 to the colours of the view.
  nonisolated public func brightness(_ amount: Double) -> some View { effect(.color(.brightness(amount))) }

  /// Changes the contrast of the colours of the view; 1 leaves it, negative values also invert them.
  nonisolated public func contrast(_ amount: Double) -> some View { effect(.color(.contrast(amount))) }

  /// Changes the saturation of the colours of the view; 1 leaves it.
  nonisolated public func saturation(_ amount: Double) -> some View { effect(.color(.saturation(amount))) }

  /// Makes the colours of the view gray, by a part from 0 to 1.
  nonisolated public func grayscale(_ amount: Double) -> some View { effect(.color(.grayscale(amount))) }

  /// Turns the hues of the colours of the view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.color(.hueRotation(angle.radians))) }

  /// Inverts the colours of the view.
  nonisolated public func colorInvert() -> some View { effect(.color(.invert)) }

  /// Multiplies the colours of the view with a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    effect { leaf in
      guard case .color(let color, let opacity)? = leaf.text.paint(of: color) else { return nil }
      return .multiply(color, opacity: opacity)
    }
  }

  /// Makes the dark parts of the view transparent, and the other ones black.
  nonisolated public func luminanceToAlpha() -> some View { effect(.color(.luminanceToAlpha)) }

  /// Sets how the view is combined with the content behind it.
  ///
  /// `plusDarker` is shown as `colorBurn`. `sourceAtop`, `destinationOver` and `destinationOut`, which no style sheet
  /// knows, are shown as `normal`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _ in blendMode.sceneMode.map { .blend($0) } }
  }

  /// Combines the content of the view to one picture before the effects around it.
  nonisolated public func compositingGroup() -> some View { effect(.isolated) }

  /// Combines the content of the view to one picture before the effects around it. Equal to `compositingGroup()`.
  ///
  /// - Parameters:
  ///   - opaque: Not used: pictures may be transparent.
  ///   - colorMode: Not used: front ends choose the colour space.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Returns the same view: front ends move parents and children together.
  nonisolated public func geometryGroup() -> some View { self }
}

extension UnitPoint {
  package var scenePoint: ScenePoint { ScenePoint(x: x, y: y) }
}

extension BlendMode {
  /// The mode as front ends know it; `nil` for none.
  fileprivate var sceneMode: SceneBlendMode? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn, .plusDarker: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    }
  }
}
