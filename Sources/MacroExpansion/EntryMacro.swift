import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Adds a key for a property of an extension, and accessors that read and write the value under that key.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The other role reports the error, once.
    guard case .entry(let entry) = Entry.read(declaration, in: context.lexicalContext) else { return [] }
    return [
      """
      get { self[\(raw: entry.keyName).self] }
      """,
      """
      set { self[\(raw: entry.keyName).self] = newValue }
      """,
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch Entry.read(declaration, in: context.lexicalContext) {
    case .wrong(let complaint):
      context.diagnose(Diagnostic(node: node, message: complaint))
      return []
    case .entry(let entry):
      return [
        """
        private struct \(raw: entry.keyName): \(raw: entry.home.keyProtocol) {
        \(raw: entry.members.joined(separator: "\n"))
        }
        """
      ]
    }
  }
}

/// A property with `@Entry`.
private struct Entry {
  /// The types that can be extended with entries, each with the protocol of its keys.
  enum Home: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    /// Creates a home from the name of the type, or from an alias.
    init?(named name: String) {
      self.init(rawValue: name == "UITransaction" ? "Transaction" : name)
    }

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }

    /// True if all values are optional, so that their keys have no default.
    var valuesAreOptional: Bool { self == .focusedValues }
  }

  enum Reading {
    case entry(Entry)
    case wrong(EntryComplaint)
  }

  var home: Home
  /// The name without backticks.
  var name: String
  var type: TypeSyntax?
  var value: ExprSyntax?

  static func read(_ declaration: some DeclSyntaxProtocol, in lexicalContext: [Syntax]) -> Reading {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !variable.modifiers.contains(where: { ["static", "class", "lazy", "weak"].contains($0.name.text) })
    else { return .wrong(.notAStoredProperty) }
    let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let extendedName = extended?.as(IdentifierTypeSyntax.self)?.name ?? extended?.as(MemberTypeSyntax.self)?.name
    guard let home = extendedName.flatMap({ Home(named: $0.text) }) else { return .wrong(.wrongPlace) }
    let entry = Entry(
      home: home, name: name.identifier?.name ?? name.text, type: binding.typeAnnotation?.type.trimmed,
      value: binding.initializer?.value.trimmed)
    if home.valuesAreOptional {
      guard entry.wrapped != nil else { return .wrong(.notOptional(entry.name)) }
    } else if entry.value == nil, entry.wrapped == nil {
      return .wrong(.noDefault(entry.name))
    }
    return .entry(entry)
  }

  var keyName: String { "__Key_\(name)" }

  /// The wrapped type, if the written type is an optional; otherwise `nil`.
  var wrapped: TypeSyntax? {
    if let optional = type?.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard let named = type?.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      case .type(let argument)? = named.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return argument.trimmed
  }

  /// The members of the key.
  var members: [String] {
    if home.valuesAreOptional { return ["typealias Value = \(wrapped?.description ?? "Never")"] }
    if let type = type?.description ?? value?.typeOfLiteral {
      return ["typealias Value = \(type)", "static var defaultValue: Value { \(value?.description ?? "nil") }"]
    }
    return ["static let defaultValue = \(value?.description ?? "()")"]
  }
}

extension ExprSyntax {
  /// The type that a plain literal has without context; `nil` for other expressions.
  fileprivate var typeOfLiteral: String? {
    if let negative = self.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return negative.expression.typeOfLiteral
    }
    switch kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    default: return nil
    }
  }
}

enum EntryComplaint: DiagnosticMessage {
  case notAStoredProperty
  case wrongPlace
  case notOptional(String)
  case noDefault(String)

  var message: String {
    switch self {
    case .notAStoredProperty:
      "'@Entry' was put on something that is not a plain variable. It writes the accessors of one property. Write "
        + "'@Entry var name: Type = value', one a line."
    case .wrongPlace:
      "'@Entry' was used outside of an extension that it knows. Entries live in 'EnvironmentValues', 'Transaction', "
        + "'ContainerValues' or 'FocusedValues'. Move the property into an extension of one of them."
    case .notOptional(let name):
      "'\(name)' is not optional. Nothing may have the focus, so that focused values can be absent. Give it an "
        + "optional type."
    case .noDefault(let name):
      "'\(name)' has no value. The value written with an entry is its default. Write one, or make "
        + "the type optional."
    }
  }

  var diagnosticID: MessageID {
    switch self {
    case .notAStoredProperty: MessageID(domain: "KeelMacros", id: "entryNotAStoredProperty")
    case .wrongPlace: MessageID(domain: "KeelMacros", id: "entryWrongPlace")
    case .notOptional: MessageID(domain: "KeelMacros", id: "entryNotOptional")
    case .noDefault: MessageID(domain: "KeelMacros", id: "entryNoDefault")
    }
  }

  var severity: DiagnosticSeverity { .error }
}
