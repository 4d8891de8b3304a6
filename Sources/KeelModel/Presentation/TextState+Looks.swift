/// A look of a part of a `TextState`. Those that need the types of views are made by the layer that declares the types.
package enum TextStateLook: Hashable, Sendable {
  case bold(Bool)
  case italic(Bool)
  case monospacedDigits
  case underline(Bool)
  case strikethrough(Bool)
  case tracking(Double)
  case baselineOffset(Double)
  case ofViews(TextStateViewLook)
}

/// A look with the types of views, such as a font.
package struct TextStateViewLook: Hashable, Sendable {
  package let value: any Hashable & Sendable

  package init(_ value: any Hashable & Sendable) { self.value = value }

  package static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.value) == AnyHashable(rhs.value) }
  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

// The names of swift-navigation, which are those of `Text`.

extension TextState {
  /// Returns the text in bold.
  public func bold() -> TextState { bold(isActive: true) }
  /// Returns the text in bold or, if `isActive` is false, not in bold.
  public func bold(isActive: Bool) -> TextState { looking(.bold(isActive)) }
  /// Returns the text in italics.
  public func italic() -> TextState { italic(isActive: true) }
  /// Returns the text in italics or, if `isActive` is false, upright.
  public func italic(isActive: Bool) -> TextState { looking(.italic(isActive)) }
  /// Returns the text with digits of one width. Front ends without font sizes ignore it.
  public func monospacedDigit() -> TextState { looking(.monospacedDigits) }
  /// Returns the text with a line under it or, if `isActive` is false, without.
  public func underline(_ isActive: Bool = true) -> TextState { looking(.underline(isActive)) }
  /// Returns the text struck through or, if `isActive` is false, not.
  public func strikethrough(_ isActive: Bool = true) -> TextState { looking(.strikethrough(isActive)) }
  /// Returns the text with additional space after each character, in points. Front ends without font sizes ignore it.
  public func kerning(_ kerning: Double) -> TextState { tracking(kerning) }
  /// Returns the text with additional space after each character, in points. Front ends without font sizes ignore it.
  public func tracking(_ tracking: Double) -> TextState { looking(.tracking(tracking)) }
  /// Returns the text above its line by a distance in points, or below it if negative. Front ends without font sizes
  /// ignore it.
  public func baselineOffset(_ baselineOffset: Double) -> TextState { looking(.baselineOffset(baselineOffset)) }
}
