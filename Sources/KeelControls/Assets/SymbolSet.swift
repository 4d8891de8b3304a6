import FoundationEssentials
import KeelScene

/// A symbol of the program's own: a template of SF Symbols, in which each weight and size is a group of its own.
enum SymbolSet {
  /// The variants to use, in order.
  private static let variants = ["Regular-M", "Regular-S", "Regular-L", "Medium-M", "Light-M"]

  /// Returns the symbol of a set as a template picture.
  static func image(of set: String, in folder: AssetFolder) -> UIImage? {
    guard let description = AssetSet(in: set, of: folder),
      let name = (description.symbols ?? description.images ?? []).lazy.compactMap(\.filename).first,
      AssetFolder.isProper(name), !name.contains("/"),
      let bytes = folder.contents(of: set + "/" + name, limit: AssetFolder.descriptionLimit),
      let picture = picture(in: String(decoding: bytes, as: UTF8.self)),
      let image = UIImage(data: Array(picture.utf8))
    else { return nil }
    return image.changingLook {
      $0.isTemplate = true
      // The templates are drawn for text of 100 points.
      $0.scale = 100.0 / 17
    }
  }

  /// Returns an SVG document of one variant, cropped to its margins; the whole document if it has no variants.
  static func picture(in text: String) -> String? {
    for variant in variants {
      guard let group = group(variant, in: text) else { continue }
      let left = number("x1", of: "left-margin-" + variant, in: text)
      let right = number("x1", of: "right-margin-" + variant, in: text)
      let size = variant.suffix(1)
      let top = number("y1", of: "Capline-" + size, in: text)
      let bottom = number("y1", of: "Baseline-" + size, in: text)
      guard let left, let right, let top, let bottom, right > left, bottom > top else { continue }
      // Symbols reach over the height of capitals by about a quarter at both ends.
      let over = (bottom - top) * 0.25
      return
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(right - left)\" height=\"\(bottom - top + 2 * over)\" "
        + "viewBox=\"\(left) \(top - over) \(right - left) \(bottom - top + 2 * over)\">\(group)</svg>"
    }
    return text.contains("<svg") && !text.contains("id=\"Symbols\"") ? text : nil
  }

  /// Returns the element `g` with an identity, up to its own end.
  private static func group(_ name: String, in text: String) -> Substring? {
    guard let start = tag(name, in: text), start.hasPrefix("<g") else { return nil }
    var rest = start
    var depth = 0
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      guard let close = rest.firstIndex(of: ">") else { return nil }
      if rest.hasPrefix("</g>") {
        depth -= 1
      } else if rest.hasPrefix("<g"), rest.dropFirst(2).first.map({ $0.isWhitespace || $0 == ">" }) ?? false,
        rest[..<close].last != "/"
      {
        depth += 1
      }
      rest = rest[rest.index(after: close)...]
      if depth == 0 { return text[start.startIndex..<rest.startIndex] }
    }
    return nil
  }

  /// Returns the text from the tag with an identity on.
  private static func tag(_ name: String, in text: String) -> Substring? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      guard let close = rest.firstIndex(of: ">") else { return nil }
      if rest[..<close].contains("id=\"\(name)\"") { return rest }
      rest = rest[rest.index(after: open)...]
    }
    return nil
  }

  private static func number(_ attribute: String, of name: String, in text: String) -> Double? {
    guard let tag = tag(name, in: text), let close = tag.firstIndex(of: ">") else { return nil }
    for part in tag[..<close].split(whereSeparator: \.isWhitespace) where part.hasPrefix(attribute + "=\"") {
      let value = part.dropFirst(attribute.count + 2).prefix { $0 != "\"" }
      if let number = Double(value), number.isFinite, abs(number) < 1e6 { return number }
    }
    return nil
  }
}
