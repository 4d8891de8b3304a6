extension View {
  /// Sets the style of texts, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, TextForeground(style))
  }

  /// Sets the styles of texts, symbols and shapes in this view. Front ends show the first one and its lower levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environment(\.foreground, TextForeground(primary))
  }

  /// Sets the colour of texts, symbols and shapes in this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { TextForeground($0) })
  }

  /// Sets the tint of controls in this view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { TextForeground($0) })
  }

  /// Sets the tint of controls in this view.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View { environment(\.tint, TextForeground(tint)) }

  /// Sets the tint of controls in this view; the older name of `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Disables the controls in this view. A value of false does not enable controls that an enclosing view disables.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Shows placeholders in place of the content of this view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of this view despite an enclosing `redacted(reason:)`.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Returns the same view: private content is hidden only by `redacted(reason: .privacy)`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Sets the size of controls in the environment. Front ends choose the size on screen.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the colour scheme of the window or the sheet that contains this view, with its bars; `nil` leaves it to the
  /// user. Terminals keep their colours, and desktops those of the window in its sheets.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
      .modifier(PageModifier { traits, _ in traits.colorScheme = colorScheme?.sceneScheme ?? traits.colorScheme })
  }

  /// Sets the colour scheme that bodies in this view read. Front ends have one scheme for a whole window or sheet.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
