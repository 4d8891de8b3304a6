import SwiftParser
import SwiftSyntax

/// A source file, rewritten for Keel.
///
/// The file is parsed, so that texts, comments and interpolations are what the compiler takes them for. Changes are
/// those of places: everything else stays as it is, byte by byte.
struct SourcePort {
  /// What is left to a person.
  struct Remark {
    let line: Int
    let text: String
  }

  /// The rewritten text.
  let text: String
  /// What could not be rewritten, in the order of lines.
  let remarks: [Remark]

  /// Rewrites a source.
  /// - Parameter keepsBoth: True to keep what Apple's compiler needs, with `#if canImport(ObjectiveC)`.
  init(of source: String, keepsBoth: Bool = false) {
    let tree = Parser.parse(source: source)
    let visitor = PortVisitor(tree, source, keepsBoth: keepsBoth)
    visitor.walk(tree)
    visitor.finish()
    text = visitor.edits.text
    remarks = visitor.remarks.sorted { $0.line < $1.line }
  }
}
