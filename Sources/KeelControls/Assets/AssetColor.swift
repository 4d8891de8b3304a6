package import KeelScene

/// A colour of an asset catalogue, with its opacity.
package struct NamedColor: Hashable, Sendable {
  package var color: SceneColor
  package var opacity: Double
}

/// The description of a colour in a catalogue: parts of a colour space, or the name of a colour of the system.
struct AssetColor: Decodable {
  var components: [String: Part]?
  var reference: String?

  /// A number, which Xcode writes as text.
  struct Part: Decodable {
    var value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let text = try? container.decode(String.self) else {
        value = try container.decode(Double.self)
        return
      }
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        value = Double(UInt64(text.dropFirst(2), radix: 16) ?? 0) / 255
      } else if text.contains(".") {
        value = Double(text) ?? 0
      } else {
        // Whole numbers are bytes, except for an opacity of one.
        value = (Double(text) ?? 0) / 255
      }
    }

    /// The part of 255.
    var byte: UInt8 { UInt8(max(0, min(value.isFinite ? value : 0, 1)) * 255 + 0.5) }
  }

  /// The opacity from 0 to 1.
  var opacity: Double {
    guard let value = components?["alpha"]?.value, value.isFinite else { return 1 }
    return value == 1.0 / 255 ? 1 : max(0, min(value, 1))
  }

  /// The exact colour, if it consists of parts.
  private var parts: SceneRGB? {
    guard let components else { return nil }
    if let white = components["white"]?.byte { return SceneRGB(red: white, green: white, blue: white) }
    guard let red = components["red"], let green = components["green"], let blue = components["blue"] else {
      return nil
    }
    return SceneRGB(red: red.byte, green: green.byte, blue: blue.byte)
  }

  /// Returns the colour of a set's entries: an adaptive one if there is one for dark.
  static func color(of entries: [AssetSet.Entry]) -> NamedColor? {
    guard let light = AssetSet.best(entries, isDark: false)?.color ?? AssetSet.best(entries, isDark: true)?.color else {
      return nil
    }
    guard let plain = light.parts else {
      return light.reference.flatMap { roles[$0] }.map { NamedColor(color: $0, opacity: light.opacity) }
    }
    let dark = AssetSet.best(entries, isDark: true)?.color?.parts ?? plain
    return NamedColor(
      color: dark == plain
        ? .rgb(red: plain.red, green: plain.green, blue: plain.blue) : .adaptive(light: plain, dark: dark),
      opacity: light.opacity)
  }

  /// The colours of the system, by the names in catalogues.
  private static let roles: [String: SceneColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .tertiaryLabel, "placeholderTextColor": .tertiaryLabel, "linkColor": .tint,
    "systemBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
    "tertiarySystemBackgroundColor": .tertiaryBackground, "systemGroupedBackgroundColor": .background,
    "secondarySystemGroupedBackgroundColor": .secondaryBackground, "separatorColor": .separator,
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow, "systemGreenColor": .green,
    "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan, "systemBlueColor": .blue,
    "systemIndigoColor": .indigo, "systemPurpleColor": .purple, "systemPinkColor": .pink,
    "systemBrownColor": .brown, "systemGrayColor": .gray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
  ]
}
