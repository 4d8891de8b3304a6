extension View {
  /// Sets the font of texts in this view that have no font of their own.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of texts in this view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.textEmphasis) { $0.weight = weight }
  }

  /// Sets the design of texts in this view. Front ends distinguish only `monospaced`.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textEmphasis) { $0.design = design }
  }

  /// Returns the same view: front ends choose the width of characters.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets whether texts in this view are bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isBold = isActive }
  }

  /// Sets whether texts in this view are in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isItalic = isActive }
  }

  /// Sets whether texts in this view are monospaced.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isMonospaced = isActive }
  }

  /// Gives all digits of texts in this view one width. Front ends without font sizes ignore it.
  nonisolated public func monospacedDigit() -> some View {
    transformEnvironment(\.textEmphasis) { $0.hasMonospacedDigits = true }
  }

  /// Sets whether texts in this view are underlined.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isUnderlined = isActive }
  }

  /// Sets whether texts in this view are struck through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textEmphasis) { $0.isStruckThrough = isActive }
  }

  /// Sets the case that all texts in this view are converted to.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the largest number of lines of texts and vertical fields in this view; `nil` for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the largest number of lines of texts and vertical fields in this view.
  ///
  /// - Parameter reservesSpace: True if they are as high as that number of lines, whatever their text.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 0)
  }

  /// Sets the numbers of lines of texts and vertical fields in this view, between which their height follows the text.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// Sets the number of lines for which texts and vertical fields in this view reserve space. They may have more.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
  }

  /// Sets the largest number of lines of texts and vertical fields in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the alignment of the lines of texts in this view with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the additional distance between the lines of texts in points. Terminals round it to whole lines.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Sets the position of truncation in the environment. Browsers truncate text of several lines at its end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets in the environment whether the letters of a text may move closer together to fit. Front ends decide it.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Sets the smallest factor by which a text that does not fit becomes smaller. Front ends without font sizes ignore it.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Adds space after each character of texts in this view, in points. Front ends without font sizes ignore it.
  nonisolated public func kerning(_ kerning: Double) -> some View { tracking(kerning) }
  /// Adds space after each character of texts in this view, in points. Front ends without font sizes ignore it.
  nonisolated public func tracking(_ tracking: Double) -> some View {
    transformEnvironment(\.textEmphasis) { $0.tracking = tracking }
  }
  /// Raises texts in this view above their line by a distance in points, or lowers them if it is negative. Front ends
  /// without font sizes ignore it.
  nonisolated public func baselineOffset(_ baselineOffset: Double) -> some View {
    transformEnvironment(\.textEmphasis) { $0.baselineOffset = baselineOffset }
  }
}
