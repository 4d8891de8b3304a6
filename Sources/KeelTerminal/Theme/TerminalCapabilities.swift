internal import KeelInteraction

/// The abilities of a terminal and the preferences of its user, according to the environment.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colours that a terminal can show.
  public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// No colours (`NO_COLOR`): bold, faint, underlined and reversed text are used instead.
    case none
    /// The 16 colours that the user of the terminal has chosen.
    case sixteen
    /// A palette of 256 colours.
    case palette
    /// 24-bit colours.
    case trueColor
    /// Orders depths by the number of colours.
    public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }
  }
  /// The sets of characters that the font of a terminal may have.
  public enum GlyphSet: Hashable, Sendable, CaseIterable {
    /// ASCII only.
    case ascii
    /// ASCII and box-drawing lines, as on the console of Linux.
    case console
    /// All characters of Unicode.
    case unicode
  }
  /// The number of colours that the terminal can show.
  public var colors: ColorDepth
  /// The characters that the font of the terminal has.
  public var glyphs: GlyphSet
  /// A Boolean value that indicates whether text beyond ASCII can be shown.
  public var isUnicode: Bool
  /// A Boolean value that indicates whether the background is dark.
  public var isDark: Bool
  /// A Boolean value that indicates whether the terminal supports operating system commands, such as a title and
  /// queries of its colours. The console of Linux does not.
  public var takesSystemCommands: Bool
  /// The language as a BCP 47 tag.
  public var localeIdentifier: String
  /// True if the terminal may be asked whether it takes pixels: as files, and at all.
  package var takesFileQueries = true
  package var takesPixelQueries = true
  /// True if erased cells have the current background colour. What `screen` emulates has no such colours.
  package var erasesInColor = true

  /// Creates capabilities; by default those of a modern terminal with a dark background.
  public init(
    colors: ColorDepth = .trueColor, glyphs: GlyphSet = .unicode, isUnicode: Bool = true, isDark: Bool = true,
    takesSystemCommands: Bool = true, localeIdentifier: String = "en"
  ) {
    self.colors = colors
    self.glyphs = glyphs
    self.isUnicode = isUnicode
    self.isDark = isDark
    self.takesSystemCommands = takesSystemCommands
    self.localeIdentifier = localeIdentifier
  }

  /// Creates capabilities from environment variables.
  public init(environment: (String) -> String?) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    let term = value("TERM") ?? ""
    let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? ""
    let lowered = locale.lowercased()
    isUnicode = lowered.contains("utf-8") || lowered.contains("utf8")
    let isConsole = term == "linux" || term.hasPrefix("vt") || term == "con"
    takesSystemCommands = !isConsole && term != "dumb"
    let isMultiplexed = term.hasPrefix("screen") || term.hasPrefix("tmux")
    // A multiplexer takes the question for a title, and one terminal shows it as text.
    takesFileQueries = takesSystemCommands && !isMultiplexed && value("TERM_PROGRAM") != "Apple_Terminal"
    takesPixelQueries = takesSystemCommands
    erasesInColor = !term.hasPrefix("screen") && !term.hasPrefix("vt") && term != "dumb" && !term.isEmpty
    glyphs = !isUnicode ? .ascii : isConsole ? .console : .unicode
    let colorTerm = value("COLORTERM")?.lowercased()
    if value("NO_COLOR") != nil || term == "dumb" || term.hasPrefix("vt") {
      colors = .none
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      colors = .trueColor
    } else if term.contains("256color") || term.contains("kitty") || term.contains("alacritty") {
      colors = .palette
    } else {
      colors = .sixteen
    }
    // `15;0` is light on dark; the last number is the background.
    isDark = true
    if let last = value("COLORFGBG")?.split(separator: ";").last, let number = Int(last) {
      isDark = !(number == 7 || (9...15).contains(number))
    }
    let messages = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? ""
    let name = messages.prefix { $0 != "." && $0 != "@" }
    localeIdentifier =
      name.isEmpty || name == "C" || name == "POSIX" ? "en" : String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// The language of the screen: English if the terminal's font lacks the letters of the user's language.
  var language: String {
    switch glyphs {
    case .unicode: isUnicode ? localeIdentifier : "en"
    case .console: isUnicode && !Language.needsLargeFont(localeIdentifier) ? localeIdentifier : "en"
    case .ascii: "en"
    }
  }

  /// A Boolean value that indicates whether the language is written from right to left.
  public var isRightToLeft: Bool { Language.isRightToLeft(language) }

  /// Returns the capabilities for an app that supports these languages. An empty array means all languages.
  package func speaking(_ languages: [String]) -> TerminalCapabilities {
    var capabilities = self
    capabilities.localeIdentifier = Language.locale(asked: [localeIdentifier], spoken: languages) ?? localeIdentifier
    return capabilities
  }
}
