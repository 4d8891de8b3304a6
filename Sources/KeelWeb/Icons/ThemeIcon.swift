internal import KeelScene

/// An icon of the installed theme, of which only shapes are left.
///
/// Colours of the file are dropped: what is filled has the colour of the text around the icon.
struct ThemeIcon: Hashable, Sendable {
  /// An element with attributes whose values are known to be harmless.
  struct Part: Hashable, Sendable {
    var name: String
    var attributes: [Attribute] = []
    var parts: [Part] = []
  }

  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The edges of the drawing: the smallest coordinates, the width and the height.
  var area: [Double]
  var parts: [Part]

  /// The identifier of the drawing in `document`.
  static let identifier = "i"

  /// A document with the drawing as a symbol, for pages to refer to.
  var document: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"\(ThemeIcon.identifier)\" viewBox=\""
      + area.map(\.short).joined(separator: " ") + "\"><g fill=\"currentColor\" stroke=\"none\">"
      + parts.map(\.text).joined() + "</g></symbol></svg>"
  }
}

extension ThemeIcon.Part {
  /// Values contain no character that has a meaning in XML (`IconSanitizer`).
  fileprivate var text: String {
    let start = "<" + name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return parts.isEmpty ? start + "/>" : start + ">" + parts.map(\.text).joined() + "</\(name)>"
  }
}
