internal import KeelInteraction
internal import KeelScene

/// The properties of a terminal that decide what text, symbols and styles look like on it.
@MainActor struct TerminalLooks {
  var capabilities: TerminalCapabilities
  /// The texts of Keel in the language of the terminal.
  var words: SystemWords
  var theme: Theme
  var glyphs: Glyphs
  var sanitizer: Sanitizer

  init(_ capabilities: TerminalCapabilities, languages: SystemWords.Languages) {
    self.capabilities = capabilities
    words = languages.words(for: capabilities.language)
    theme = Theme(depth: capabilities.colors, isDark: capabilities.isDark)
    glyphs = Glyphs(set: capabilities.glyphs, words: words)
    sanitizer = Sanitizer(capabilities)
  }
}

extension TerminalLooks {
  func fitted(_ text: String, _ width: Int) -> Line {
    sanitizer.line(text, limit: width).fitted(to: width, ellipsis: glyphs.ellipsis)
  }

  /// Returns the number of columns that the text occupies, counted up to a limit.
  func columns(of text: String, limit: Int = 400) -> Int { sanitizer.line(text, limit: limit).columns }

  /// Returns the style of a colour role, or of the highlight if the row is highlighted.
  func style(
    _ color: SceneColor, _ context: DrawContext, traits: CellStyle.Traits = []
  ) -> CellStyle {
    switch context.highlight {
    case .full:
      let isSecondary = color == .secondaryLabel || color == .tertiaryLabel || color == .gray
      var style = isSecondary ? theme.focusSecondary : theme.focus
      style.traits.formUnion(traits)
      return style
    case .quiet:
      var style = theme.quietFocus
      let isLabel = color == .label || color == .primary || theme.depth <= .sixteen
      if !isLabel { style.foreground = theme.color(color == .tint ? context.tint : color) }
      style.traits.formUnion(traits)
      return style
    case .none:
      if !context.isEnabled {
        var style = theme.tertiary
        style.traits.formUnion(traits.subtracting(.bold))
        return style
      }
      var style =
        switch color {
        case .secondaryLabel: theme.secondary
        case .tertiaryLabel: theme.tertiary
        case .tint: CellStyle(theme.color(context.tint))
        case .translucent(let color, let opacity):
          CellStyle(
            theme.translucent(
              color == .tint ? context.tint : color, opacity: opacity, on: context.ground ?? theme.canvas))
        default: CellStyle(theme.color(color))
        }
      style.traits.formUnion(traits)
      return style
    }
  }

  /// Returns the traits that represent a font on a terminal, which has only one size.
  func traits(_ font: SceneFont) -> CellStyle.Traits {
    var traits: CellStyle.Traits = []
    switch font.weight {
    case .bold, .semibold: traits.insert(.bold)
    case .light, .regular, .medium: break
    case nil:
      switch font.style {
      case .largeTitle, .title1, .title2, .title3, .headline: traits.insert(.bold)
      case .subheadline, .body, .callout, .footnote, .caption1, .caption2: break
      }
    }
    if font.isItalic { traits.insert(.italic) }
    return traits
  }

  /// Returns a symbol as text and, if it has a variable value, the number of its filled bars. A picture in the place of a
  /// symbol is its name.
  func symbolLine(_ symbol: Symbol) -> (text: String, bars: Int?) {
    if symbol.picture != nil, !symbol.name.isEmpty { return (symbol.words, nil) }
    if let value = symbol.variableValue {
      return (glyphs.bars.joined(), Int((min(max(value, 0), 1) * 4).rounded(.up)))
    }
    return (glyphs.symbol(symbol.name), nil)
  }

  func symbolWidth(_ symbol: Symbol) -> Int {
    symbol.variableValue == nil ? columns(of: symbolLine(symbol).text, limit: 20) : glyphs.bars.count
  }

  /// Returns the style of a control's text, depending on whether the control has the keyboard focus.
  func look(_ color: SceneColor, isFocused: Bool, _ context: DrawContext) -> CellStyle {
    guard isFocused, context.isActive else { return style(color, context) }
    var look = context.isEnabled ? theme.focus : theme.quietFocus
    // Within a highlighted row, reverse video distinguishes the focused control.
    if context.highlight == .full { look.traits.formSymmetricDifference(.reverse) }
    return look
  }
}

extension Symbol {
  /// Returns the symbol to show beside a title: none for a picture, which the title describes.
  func beside(_ title: String) -> Symbol? { picture == nil || title.isEmpty ? self : nil }
}

/// A type that reads the looks of the terminal.
@MainActor protocol Styled {
  var looks: TerminalLooks { get }
}

extension Styled {
  var capabilities: TerminalCapabilities { looks.capabilities }
  var systemWords: SystemWords { looks.words }
  var theme: Theme { looks.theme }
  var glyphs: Glyphs { looks.glyphs }
  var sanitizer: Sanitizer { looks.sanitizer }

  func fitted(_ text: String, _ width: Int) -> Line { looks.fitted(text, width) }

  /// Returns the number of columns that the text occupies, counted up to a limit.
  func columns(of text: String, limit: Int = 400) -> Int { looks.columns(of: text, limit: limit) }

  /// Returns the style of a colour role, or of the highlight if the row is highlighted.
  func style(_ color: SceneColor, _ context: DrawContext, traits: CellStyle.Traits = []) -> CellStyle {
    looks.style(color, context, traits: traits)
  }

  /// Returns the style of a control's text, depending on whether the control has the keyboard focus.
  func look(_ color: SceneColor, isFocused: Bool, _ context: DrawContext) -> CellStyle {
    looks.look(color, isFocused: isFocused, context)
  }

  func traits(_ font: SceneFont) -> CellStyle.Traits { looks.traits(font) }

  func symbolLine(_ symbol: Symbol) -> (text: String, bars: Int?) { looks.symbolLine(symbol) }

  func symbolWidth(_ symbol: Symbol) -> Int { looks.symbolWidth(symbol) }
}
