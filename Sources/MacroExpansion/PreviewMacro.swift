import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Declares a preview of a controller or a view of UIKit.
enum PreviewMacro: DeclarationMacro {
  /// The text is laid out here: the compiler's formatting would change the lines of the body.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [PreviewEntry(node, in: context).declaration(calling: "KeelControls._PreviewEntry")]
  }
}

/// Declares a preview of SwiftUI's views.
enum ViewPreviewMacro: DeclarationMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var entry = PreviewEntry(node, in: context)
    entry.liftPreviewableProperties()
    return [entry.declaration(calling: "KeelViews._ViewPreviewEntry")]
  }
}

/// Marks a property wrapper in the body of a preview. `ViewPreviewMacro` makes it a property of a view.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// The function of one preview, in the section `keel_previews` of the program (`CPreviews`).
///
/// It is a constant in an enum with a name of its own, because a macro may only declare unique names in a file. Nothing
/// refers to it: `@used` keeps it in the program. Where object files are not ELF, the enum is empty.
private struct PreviewEntry {
  private let name: String
  private let place: (fileID: String, line: String, column: String)
  /// The arguments other than the body, such as `"List"` and `traits: .portrait`.
  private let arguments: [String]
  private var body: ExprSyntax?
  /// A view with the properties that the body declares.
  private var view: String?

  init(_ node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) {
    name = context.makeUniqueName("Preview").text
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    place = (
      location?.file.trimmedDescription ?? "#fileID", location?.line.trimmedDescription ?? "#line",
      location?.column.trimmedDescription ?? "#column"
    )
    arguments = node.arguments.filter { $0.label?.text != "body" }.map { argument in
      (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
    }
    body =
      node.trailingClosure.map { ExprSyntax($0.trimmed) }
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.trimmed
  }

  /// Moves the properties with `@Previewable` to a view, which then has the rest of the body.
  mutating func liftPreviewableProperties() {
    guard let closure = body?.as(ClosureExprSyntax.self) else { return }
    var properties: [String] = []
    var rest: [CodeBlockItemSyntax] = []
    for statement in closure.statements {
      if let property = statement.item.as(VariableDeclSyntax.self)?.withoutPreviewable {
        properties.append(property)
      } else {
        rest.append(statement)
      }
    }
    guard !properties.isEmpty else { return }
    view = """
      struct __PreviewContent: KeelViews.View {
      \(properties.joined(separator: "\n"))
      var body: some KeelViews.View {
      \(CodeBlockItemListSyntax(rest).description)
      }
      }

      """
    body = "{ __PreviewContent() }"
  }

  func declaration(calling type: String) -> DeclSyntax {
    let passed = ["fileID: \(place.fileID)", "line: \(place.line)", "column: \(place.column)"] + arguments
    return """
      private enum \(raw: name) {
      #if compiler(>=6.3) && objectFormat(ELF)
      \(raw: view ?? "")@section("keel_previews") @used
      nonisolated private static let __previewEntry: @Sendable @convention(c) () -> Void = {
      \(raw: type).add(\(raw: passed.joined(separator: ", ")), body: \(raw: body?.description ?? "{}"))
      }
      #endif
      }
      """
  }
}

extension VariableDeclSyntax {
  /// The declaration without `@Previewable`, or `nil` if it does not have that.
  fileprivate var withoutPreviewable: String? {
    let others = attributes.filter { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
      return name != "Previewable" && !name.hasSuffix(".Previewable")
    }
    guard others.count < attributes.count else { return nil }
    var plain = self
    plain.attributes = others
    return plain.trimmedDescription
  }
}
