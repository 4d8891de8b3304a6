public import KeelModel

/// A modifier with numeric data that could be animated.
///
/// Conforming types are not isolated to an actor, because their data may be read anywhere.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier {
  /// Returns the modifier unchanged: front ends animate only changes inside `withAnimation`.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

extension Double: Animatable {}
extension Float: Animatable {}
