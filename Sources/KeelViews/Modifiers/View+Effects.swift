// What is done to a picture of a view. Front ends show views by what they mean and have no such picture, so all of these
// are the same view; `Documentation/modifiers.md` lists them.

extension View {
  /// Front ends do not turn views: the same view.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Front ends do not turn views: the same view.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View { self }
  /// Front ends choose sizes: the same view.
  @_disfavoredOverload
  nonisolated public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
  /// Front ends draw views sharp: the same view.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func colorInvert() -> some View { self }
  /// Front ends choose colours by their roles: the same view.
  nonisolated public func luminanceToAlpha() -> some View { self }
  /// Front ends draw nothing over another thing: the same view.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Front ends decide how they draw: the same view.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Front ends decide how they draw: the same view.
  nonisolated public func compositingGroup() -> some View { self }
  /// Front ends decide how they draw: the same view.
  nonisolated public func geometryGroup() -> some View { self }
  /// Front ends show whole views: the same view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Front ends show whole views: the same view.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
}
