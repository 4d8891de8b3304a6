import FoundationEssentials

/// The description of a set in an asset catalogue: its `Contents.json`.
struct AssetSet: Decodable {
  var images: [Entry]?
  var colors: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?

  /// A file or a colour of a set, and the conditions under which it is used.
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var size: String?
    var appearances: [Appearance]?
    var color: AssetColor?
    var resizing: Resizing?

    /// True if the entry is for dark, false for light; `nil` for any appearance. Others, such as a high contrast, do
    /// not exist here.
    var isDark: Bool? {
      let values = (appearances ?? []).filter { $0.appearance == "luminosity" }.map(\.value)
      return values.isEmpty ? nil : values.contains("dark")
    }
    var needsOtherAppearance: Bool { (appearances ?? []).contains { $0.appearance != "luminosity" } }

    /// The number of pixels in a point; 1 for a file without scales.
    var pixelsPerPoint: Double {
      let number = scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil } ?? 1
      return number.isFinite && number >= 1 && number <= 10 ? number : 1
    }

    /// The order in which devices are preferred: those of all kinds, then those with the most similar screens.
    var distance: Int { ["universal", "iphone", "ipad", "mac"].firstIndex(of: idiom ?? "universal") ?? 9 }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Resizing: Decodable {
    var mode: String?
    var capInsets: Insets?
    var center: Center?
    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
    struct Center: Decodable { var mode: String? }
    /// In pixels.
    struct Insets: Decodable { var top, left, bottom, right: Double? }
  }

  struct Properties: Decodable {
    var renderingIntent: String?
    enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
  }

  /// Reads the description of the set in a folder; `nil` if there is none or it is damaged.
  init?(in path: String, of folder: AssetFolder) {
    guard let bytes = folder.contents(of: path + "/Contents.json", limit: AssetFolder.descriptionLimit),
      // A damaged description is treated as missing.
      let set = try? JSONDecoder().decode(AssetSet.self, from: Data(bytes))
    else { return nil }
    self = set
  }

  /// Returns the best entry for an appearance: the highest scale, because browsers and terminals have all kinds of
  /// screens.
  static func best(_ entries: [Entry], isDark: Bool) -> Entry? {
    entries.filter { !$0.needsOtherAppearance && (isDark ? $0.isDark == true : $0.isDark != true) }
      .min { ($0.distance, -$0.pixelsPerPoint) < ($1.distance, -$1.pixelsPerPoint) }
  }
}
