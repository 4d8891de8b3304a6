import Glibc
import KeelScene
import Testing

@testable import KeelTerminal

/// Text is readable: its contrast with the background is at least 4.5 to 1, on dark and light terminals.
struct ThemeTests {
  private func luminance(_ color: TerminalColor, isDark: Bool) -> Double {
    guard case .rgb(let red, let green, let blue) = color else {
      // The terminal's own colour counts as its background here, which is the more difficult case.
      return isDark ? 0 : 1
    }
    let parts = [red, green, blue].map { level in
      let part = Double(level) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ text: TerminalColor, on ground: TerminalColor, isDark: Bool) -> Double {
    let both = [luminance(text, isDark: isDark), luminance(ground, isDark: isDark)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  @Test(arguments: [true, false]) func textsCanBeRead(isDark: Bool) {
    let theme = Theme(depth: .trueColor, isDark: isDark)
    let colors: [SceneColor] = [
      .secondaryLabel, .tint, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .indigo, .purple, .pink, .brown,
      .gray,
    ]
    for color in colors {
      let ratio = contrast(theme.color(color), on: .default, isDark: isDark)
      #expect(ratio >= 4.5, "\(color): \(ratio)")
    }
    for ground in [theme.quietFocus, theme.field, theme.focusedField] {
      let ratio = contrast(theme.secondary.foreground, on: ground.background, isDark: isDark)
      #expect(ratio >= 4.5, "secondary on \(ground.background): \(ratio)")
    }
    for style in [theme.focus, theme.focusSecondary, theme.switchOn, theme.switchOff] {
      let ratio = contrast(style.foreground, on: style.background, isDark: isDark)
      #expect(ratio >= 4.5, "\(style): \(ratio)")
    }
  }

  @Test func translucentColoursAreMixedWithWhatIsBehindThem() {
    let red = SceneColor.rgb(red: 200, green: 0, blue: 0)
    let exact = Theme(depth: .trueColor, isDark: true)
    #expect(exact.color(.translucent(red, opacity: 0.5)) == .rgb(100, 0, 0))
    #expect(exact.translucent(red, opacity: 0.5, on: .rgb(0, 100, 0)) == .rgb(100, 50, 0))
    #expect(exact.color(.translucent(.label, opacity: 0.5)) == exact.color(.secondaryLabel))
    let few = Theme(depth: .sixteen, isDark: true)
    #expect(few.color(.translucent(.red, opacity: 0.5)) == few.color(.red))
    #expect(few.color(.translucent(.red, opacity: 0.1)) == few.color(.tertiaryLabel))
  }
}
