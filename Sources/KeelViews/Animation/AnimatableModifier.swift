public import KeelModel

/// A modifier with numeric data that could be animated.
///
/// Such types are isolated to no actor by themselves, because their data may be read anywhere.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier {
  /// Returns the modifier: front ends that animate do so for changes inside `withAnimation`.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

extension Double: Animatable {}
extension Float: Animatable {}
