extension View {
  /// The style of texts, symbols and shapes in the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, TextForeground(style))
  }

  /// The style of texts, symbols and shapes in the view; front ends show the first one, and its lower levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environment(\.foreground, TextForeground(primary))
  }

  /// The colour of texts, symbols and shapes in the view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { TextForeground($0) })
  }

  /// The colour of what can be used in the view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { TextForeground($0) })
  }

  /// The colour of what can be used in the view.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View { environment(\.tint, TextForeground(tint)) }

  /// The colour of what can be used in the view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Whether the view answers nobody. What is around it may have said so already.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Hints at what is in the view in place of showing it.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what is in the view in any case.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Nothing is hidden from those who look over a shoulder unless `redacted(reason: .privacy)` says so.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// How large controls in the view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Light or dark, for the view. Front ends have one scheme for a whole window: what follows is what bodies read.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Light or dark, for the bodies in the view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
