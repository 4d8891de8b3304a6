public import KeelModel
import KeelScene

// What front ends do not animate: these modifiers return the same view.

extension View {
  /// Returns the view that `body` creates from this one, without an animation of its own.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  /// Sets how the view appears and disappears in animated changes. Front ends without animation ignore it.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
  /// Sets how the view appears and disappears in animated changes. Front ends without animation ignore it.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(transition._anyTransition)
  }
  /// Returns the same view: front ends do not animate a page out of a view.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// Returns the same view: front ends choose how a page appears.
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Returns the same view: front ends do not animate symbols.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Returns the same view: front ends do not animate symbols.
  nonisolated public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Returns the same view: front ends do not animate symbols.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Returns the same view: front ends give no haptic or audible feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Returns the same view: front ends give no haptic or audible feedback. The condition is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Returns the same view: front ends give no haptic or audible feedback. The closure is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}

/// The transition to a page. Front ends choose it.
public struct NavigationTransition: Sendable {
  /// The transition that the front end chooses.
  public static let automatic = NavigationTransition()
  /// A transition that grows out of a source view. Equal to `automatic`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { .automatic }
}

/// The movement of a symbol. Front ends show none, and all values are equal.
public struct SymbolEffect: Hashable, Sendable {
  private init() {}
  /// The effect that suits the symbol.
  public static let automatic = SymbolEffect()
  /// The symbol appears.
  public static let appear = SymbolEffect()
  /// The symbol bounces.
  public static let bounce = SymbolEffect()
  /// The symbol grows and shrinks slowly.
  public static let breathe = SymbolEffect()
  /// The symbol disappears.
  public static let disappear = SymbolEffect()
  /// The symbol's strokes are erased.
  public static let drawOff = SymbolEffect()
  /// The symbol's strokes are drawn.
  public static let drawOn = SymbolEffect()
  /// The symbol's opacity pulses.
  public static let pulse = SymbolEffect()
  /// The symbol is replaced by another.
  public static let replace = SymbolEffect()
  /// The symbol turns.
  public static let rotate = SymbolEffect()
  /// The symbol is scaled.
  public static let scale = SymbolEffect()
  /// The symbol's levels light up in turn.
  public static let variableColor = SymbolEffect()
  /// The symbol moves to and fro.
  public static let wiggle = SymbolEffect()
  /// The effect, upwards.
  public var up: SymbolEffect { self }
  /// The effect, downwards.
  public var down: SymbolEffect { self }
  /// The effect, to the left.
  public var left: SymbolEffect { self }
  /// The effect, to the right.
  public var right: SymbolEffect { self }
  /// The effect with both symbols moving upwards.
  public var upUp: SymbolEffect { self }
  /// The effect with the old symbol moving down and the new one up.
  public var downUp: SymbolEffect { self }
  /// The effect with the old symbol vanishing and the new one moving up.
  public var offUp: SymbolEffect { self }
  /// The effect, one layer of the symbol after the other.
  public var byLayer: SymbolEffect { self }
  /// The effect on the whole symbol at once.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect, clockwise.
  public var clockwise: SymbolEffect { self }
  /// The effect, counter-clockwise.
  public var counterClockwise: SymbolEffect { self }
  /// The effect in its plain form.
  public var plain: SymbolEffect { self }
  /// The effect with one level at a time.
  public var iterative: SymbolEffect { self }
  /// The effect with each level kept as the next one follows.
  public var cumulative: SymbolEffect { self }
  /// The effect, forwards and then backwards.
  public var reversing: SymbolEffect { self }
  /// The effect, starting over instead of going backwards.
  public var nonReversing: SymbolEffect { self }
  /// The effect with inactive layers dimmed.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The effect with inactive layers hidden.
  public var hideInactiveLayers: SymbolEffect { self }
}

/// The number and the speed of a symbol's movements. Front ends show none, and all values are equal.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}
  /// The way in which a movement repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The movement repeats without a pause.
    public static let continuous = RepeatBehavior()
    /// The movement repeats with pauses.
    public static let periodic = RepeatBehavior()
    /// The movement repeats some times with a pause in seconds. Equal to `continuous`.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { continuous }
  }
  /// The options that suit the effect.
  public static let `default` = SymbolEffectOptions()
  /// A movement that repeats.
  public static let repeating = SymbolEffectOptions()
  /// A movement that happens once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A movement that repeats some times. Equal to `default`.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  /// A movement that repeats in a given way. Equal to `default`.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// A movement at a multiple of the usual speed. Equal to `default`.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// The same options: front ends show no movement to repeat.
  public var repeating: SymbolEffectOptions { self }
  /// Returns the same options: front ends show no movement.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Returns the same options: front ends show no movement to repeat.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

/// Haptic or audible feedback. Front ends give none, and all values are equal.
public struct SensoryFeedback: Equatable, Sendable {
  private init() {}
  /// The flexibility of the object that the feedback imitates.
  public struct Flexibility: Hashable, Sendable {
    /// Hard objects.
    public static let rigid = Flexibility()
    /// Solid objects.
    public static let solid = Flexibility()
    /// Soft objects.
    public static let soft = Flexibility()
  }
  /// The weight of the object that the feedback imitates.
  public struct Weight: Hashable, Sendable {
    /// Light objects.
    public static let light = Weight()
    /// Objects of medium weight.
    public static let medium = Weight()
    /// Heavy objects.
    public static let heavy = Weight()
  }
  /// A task is complete.
  public static let success = SensoryFeedback()
  /// A task needs attention.
  public static let warning = SensoryFeedback()
  /// A task has failed.
  public static let error = SensoryFeedback()
  /// The selection has changed.
  public static let selection = SensoryFeedback()
  /// A value has increased past a threshold.
  public static let increase = SensoryFeedback()
  /// A value has decreased past a threshold.
  public static let decrease = SensoryFeedback()
  /// An activity starts.
  public static let start = SensoryFeedback()
  /// An activity stops.
  public static let stop = SensoryFeedback()
  /// A dragged object is aligned.
  public static let alignment = SensoryFeedback()
  /// A discrete level has changed.
  public static let levelChange = SensoryFeedback()
  /// Two objects collide.
  public static let impact = SensoryFeedback()
  /// Objects of a weight collide with an intensity from 0 to 1. Equal to `impact`.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Objects of a flexibility collide with an intensity from 0 to 1. Equal to `impact`.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}
