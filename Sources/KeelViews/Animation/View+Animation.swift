public import KeelModel

// Front ends here show what a change leads to at once, so what says how it moves is the same view.

extension View {
  /// Shows changes of the value with this animation. Front ends show them at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Shows changes with this animation. Front ends show them at once.
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  /// Shows changes within the body with this animation. Front ends show them at once.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  /// How the view appears and goes. Front ends show and remove it at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  /// How the view appears and goes. Front ends show and remove it at once.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// How text and pictures change into others. Front ends do so at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Moves the view to where another of that id was. Front ends show views where they are at once.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// Marks the view from which a page grows. Front ends show pages at once.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// How a page appears. Front ends decide.
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Moves a symbol. Front ends' symbols stand still.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Moves a symbol as the value changes. Front ends' symbols stand still.
  nonisolated public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Keeps symbols from moving, which they do not.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Lets a person feel or hear a change. Front ends have nothing to be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Lets a person feel or hear some changes. Front ends have nothing to be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Lets a person feel or hear some changes. Front ends have nothing to be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}

/// Which parts of two views are matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame = Self(rawValue: 3)
}

/// How a page appears.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { .automatic }
}

/// How text and pictures change into others.
public struct ContentTransition: Equatable, Sendable {
  private init() {}
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
  public static func numericText(value: Double) -> ContentTransition { identity }
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { identity }
}

/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  private init() {}
  public static let automatic = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let bounce = SymbolEffect()
  public static let breathe = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let drawOff = SymbolEffect()
  public static let drawOn = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var plain: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}
  /// How a movement repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { continuous }
  }
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public var repeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
}

/// What a person feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  private init() {}
  /// How hard something is.
  public struct Flexibility: Hashable, Sendable {
    public static let rigid = Flexibility()
    public static let solid = Flexibility()
    public static let soft = Flexibility()
  }
  /// How heavy something is.
  public struct Weight: Hashable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}
