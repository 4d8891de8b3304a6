extension SceneColor {
  /// The red, green and blue parts, from 0 to 255, with the default palette values of a role. Colours are mixed with
  /// them, and drawn in documents that no front end colours.
  package func parts(isDark: Bool) -> [Double] {
    switch self {
    case .label, .primary: isDark ? [255, 255, 255] : [0, 0, 0]
    case .secondaryLabel: isDark ? [152, 152, 159] : [133, 133, 139]
    case .tertiaryLabel: isDark ? [90, 90, 95] : [190, 190, 192]
    case .background: isDark ? [0, 0, 0] : [255, 255, 255]
    case .secondaryBackground: isDark ? [28, 28, 30] : [242, 242, 247]
    case .tertiaryBackground: isDark ? [44, 44, 46] : [229, 229, 234]
    case .separator: isDark ? [56, 56, 58] : [198, 198, 200]
    case .tint, .blue: [0, 122, 255]
    case .red, .destructive: [255, 59, 48]
    case .orange: [255, 149, 0]
    case .yellow: [255, 204, 0]
    case .green: [52, 199, 89]
    case .mint: [0, 199, 190]
    case .teal: [48, 176, 199]
    case .cyan: [50, 173, 230]
    case .indigo: [88, 86, 214]
    case .purple: [175, 82, 222]
    case .pink: [255, 45, 85]
    case .brown: [162, 132, 94]
    case .gray: [142, 142, 147]
    case .rgb(let red, let green, let blue): [Double(red), Double(green), Double(blue)]
    case .adaptive: exact(isDark: isDark).parts(isDark: isDark)
    case .translucent(let color, let opacity):
      zip(color.parts(isDark: isDark), SceneColor.background.parts(isDark: isDark)).map {
        $0 * opacity + $1 * (1 - opacity)
      }
    }
  }
}
