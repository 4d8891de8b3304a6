public import KeelModel

/// A modifier with parts that a front end could show on their way from one value to another.
///
/// Types of this kind are on no actor by themselves, as their parts may be asked for anywhere.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier {
  /// The modifier, whose changes are shown with this animation. Front ends show them at once.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

extension Double: Animatable {}
extension Float: Animatable {}
