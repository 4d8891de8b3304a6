// Effects on the rendered image of a view. Front ends present views by their meaning and have no such image, so all of
// these modifiers return the same view. `Documentation/modifiers.md` lists them.

extension View {
  /// Returns the same view: front ends do not rotate views.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Returns the same view: front ends do not rotate views.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View { self }
  /// Returns the same view: front ends choose sizes.
  @_disfavoredOverload
  nonisolated public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }
  /// Returns the same view: front ends choose sizes.
  nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
  /// Returns the same view: front ends do not blur views.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func colorInvert() -> some View { self }
  /// Returns the same view: front ends choose colours by their roles.
  nonisolated public func luminanceToAlpha() -> some View { self }
  /// Returns the same view: front ends do not draw views over each other.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Returns the same view: front ends decide how they draw.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Returns the same view: front ends decide how they draw.
  nonisolated public func compositingGroup() -> some View { self }
  /// Returns the same view: front ends decide how they draw.
  nonisolated public func geometryGroup() -> some View { self }
  /// Returns the same view: front ends show whole views.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Returns the same view: front ends show whole views.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
}
