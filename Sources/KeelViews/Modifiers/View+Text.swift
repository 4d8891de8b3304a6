extension View {
  /// The font of texts in the view that say none themselves.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of texts in the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.textEmphasis) { $0.weight = weight }
  }

  /// The design of texts in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textEmphasis) { $0.design = design }
  }

  /// How wide letters are; front ends choose it.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Whether texts in the view are bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isBold = isActive }
  }

  /// Whether texts in the view are italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isItalic = isActive }
  }

  /// Whether texts in the view have letters that are equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isMonospaced = isActive }
  }

  /// Front ends choose how digits look.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Whether texts in the view are underlined.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isUnderlined = isActive }
  }

  /// Whether texts in the view are struck through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isStruckThrough = isActive }
  }

  /// Whether all texts in the view are written large or small.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// How many lines a text in the view may take; `nil` is as many as it needs.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// How many lines a text in the view may take; front ends reserve no room.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { environment(\.lineLimit, limit) }

  /// How many lines a text in the view may take at least and at most; what counts is the most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// How many lines a text in the view takes at least; front ends reserve no room.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// How many lines a text in the view may take at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// How the lines of texts in the view stand against each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Room between lines; front ends choose it.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Where a text that does not fit is cut. Browsers cut text of several lines at its end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Whether a text may be set tighter to fit; front ends choose it.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// How small a text may be made to fit; front ends choose it.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Room between letters; front ends choose it.
  nonisolated public func kerning(_ kerning: Double) -> some View { self }
  /// Room between letters; front ends choose it.
  nonisolated public func tracking(_ tracking: Double) -> some View { self }
  /// How high letters stand; front ends choose it.
  nonisolated public func baselineOffset(_ baselineOffset: Double) -> some View { self }
}
