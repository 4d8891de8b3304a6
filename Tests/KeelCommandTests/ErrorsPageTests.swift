import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The messages of `Documentation/errors.md` are those of the sources.
@Suite struct ErrorsPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The texts of all literals in the sources, and those of reports and errors. The sources are parsed once.
  private static let texts: (all: String, reports: [String]) = {
    let (all, reports) = (TextVisitor(), ReportVisitor())
    let sources = root.appendingPathComponent("Sources").path
    for file in FileManager.default.enumerator(atPath: sources)?.compactMap({ $0 as? String }) ?? [] {
      guard file.hasSuffix(".swift"), let code = try? String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      else {
        continue
      }
      let tree = Parser.parse(source: code)
      all.walk(tree)
      reports.walk(tree)
    }
    return (all.texts.joined(separator: "\n"), reports.texts)
  }()

  /// The messages of the page, each without a name or a reason at its end.
  private func messages() throws -> [String] {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Documentation/errors.md"), encoding: .utf8)
    return page.matches(of: /(?m)^\| (`.*?`) \|/).flatMap { $0.1.matches(of: /`([^`]+)`/) }.map { match in
      var message = String(match.1)
      if message.hasSuffix("….") { message.removeLast() }
      if message.hasSuffix("…") { message.removeLast() }
      return message
    }
  }

  @Test func everyMessageOfThePageIsInTheSources() throws {
    let messages = try messages()
    #expect(messages.count > 200)
    for message in messages { #expect(Self.texts.all.contains(message), "No source has: \(message)") }
  }

  /// Reports and errors of the driver and of the data are on the page, unless their first words are a value.
  @Test func everyReportIsInThePage() throws {
    let messages = try messages()
    #expect(Self.texts.reports.count > 100)
    for text in Self.texts.reports {
      #expect(messages.contains { text.hasPrefix($0) }, "The page does not have: \(text)")
    }
  }

  @Test func literalsAreRead() {
    let code = #"""
      report("There is no \(name ?? "x (y)") in \"\(place)\"." + " It "
        + "ends.") // "not this"
      """#
    let texts = TextVisitor()
    texts.walk(Parser.parse(source: code))
    #expect(texts.texts.first == #"There is no … in "…". It ends."#)
    #expect(!texts.texts.contains("not this"))
  }
}

extension ExprSyntax {
  /// The text of a string literal, or of literals that are joined by `+`, with `…` in place of interpolations and a space in
  /// place of line breaks; `nil` for an expression that begins otherwise.
  fileprivate var literalText: String? {
    if let sequence = `as`(SequenceExprSyntax.self) {
      let parts = sequence.elements.map { $0 }
      guard var text = parts.first?.literalText else { return nil }
      for index in stride(from: 1, to: parts.count - 1, by: 2) {
        guard parts[index].trimmedDescription == "+", let next = parts[index + 1].literalText else { break }
        text += next
      }
      return text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
    guard let literal = `as`(StringLiteralExprSyntax.self) else { return nil }
    return literal.segments.map { segment in
      guard case .stringSegment(let part) = segment else { return "…" }
      return part.content.text.replacing("\\\"", with: "\"").replacing("\\n", with: " ").replacing("\\\n", with: "")
    }.joined().replacing("\n", with: " ")
  }
}

/// Collects the texts of all string literals.
private final class TextVisitor: SyntaxVisitor {
  private(set) var texts: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = ExprSyntax(node).literalText { texts.append(text) }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = ExprSyntax(node).literalText {
      texts.append(text.split { $0 == " " || $0 == "\n" }.joined(separator: " "))
    }
    return .visitChildren
  }
}

/// Collects the first texts of the calls that make reports and errors.
private final class ReportVisitor: SyntaxVisitor {
  private(set) var texts: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let calls = ["RuntimeWarning.report", "DriverError", "DataError.misuse"]
    guard calls.contains(node.calledExpression.trimmedDescription) else { return .visitChildren }
    // An error of the driver begins with its reason.
    let arguments = node.arguments.drop { argument in
      argument.expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
    if let text = arguments.first?.expression.literalText { texts.append(text) }
    return .visitChildren
  }
}
