public import Foundation
import KeelViews

extension AttributedString {
  /// Creates a string from inline Markdown, with the styles that `Text` supports.
  ///
  /// Blocks (headings, lists) stay as they are written. Foundation on this platform has no Markdown parser; nothing
  /// is thrown, because marks without a partner are plain text.
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

/// The style that Markdown gives a range: it is added to the font of the surrounding text, instead of replacing it.
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
