public import Foundation
import KeelViews

extension AttributedString {
  /// The text that this Markdown is, with its looks: the marks that a `Text` knows, within lines.
  ///
  /// Blocks (headings, lists) stay as they are written. Foundation on this platform has no Markdown of its own; nothing is
  /// thrown, for what does not pair up is text.
  public init(markdown: String) throws {
    self.init()
    for piece in MarkdownPiece.pieces(of: markdown) {
      var part = AttributedString(piece.text)
      if piece.isBold || piece.isItalic || piece.isCode || piece.isStruckThrough {
        part[MarkdownLooksAttribute.self] = MarkdownLooksAttribute.Looks(
          isBold: piece.isBold, isItalic: piece.isItalic, isCode: piece.isCode,
          isStruckThrough: piece.isStruckThrough)
      }
      if let link = piece.link { part.link = URL(string: link) }
      append(part)
    }
  }
}

/// What Markdown says of the looks of words: added to the font of the text around, not set in its place.
enum MarkdownLooksAttribute: AttributedStringKey {
  struct Looks: Hashable, Sendable {
    var isBold: Bool
    var isItalic: Bool
    var isCode: Bool
    var isStruckThrough: Bool
  }
  typealias Value = Looks
  static let name = "Keel.MarkdownLooks"
}
