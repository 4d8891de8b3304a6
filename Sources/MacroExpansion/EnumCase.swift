import SwiftSyntax

/// A case of an enum, and the source of a path to it.
struct EnumCase {
  var element: EnumCaseElementSyntax
  /// The condition of the `#if` around the case; `nil` for none.
  var condition: String?
  /// True if the case has the attribute `@Bound`.
  var isBound = false
  /// True if the case has the attribute `@Child`.
  var isChild = false

  /// The name as written in code, with backticks where it needs them.
  var name: String { element.name.text }

  static func all(of declaration: EnumDeclSyntax) -> [EnumCase] {
    all(in: declaration.memberBlock.members, condition: nil)
  }

  private static func all(in members: MemberBlockItemListSyntax, condition: String?) -> [EnumCase] {
    members.flatMap { member -> [EnumCase] in
      if let group = member.decl.as(EnumCaseDeclSyntax.self) {
        let attributes = group.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        }
        return group.elements.map {
          EnumCase(
            element: $0, condition: condition, isBound: attributes.contains("Bound"),
            isChild: attributes.contains("Child"))
        }
      }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      return all(in: conditional, condition: condition)
    }
  }

  /// Returns the cases of an `#if`. Each branch applies if its own condition is true and no earlier one is.
  private static func all(in conditional: IfConfigDeclSyntax, condition outer: String?) -> [EnumCase] {
    var earlier: [String] = outer.map { ["(\($0))"] } ?? []
    var cases: [EnumCase] = []
    for clause in conditional.clauses {
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      if case .decls(let members) = clause.elements {
        cases += all(in: members, condition: (earlier + (own.map { [$0] } ?? [])).joined(separator: " && "))
      }
      if let own { earlier.append("!\(own)") }
    }
    return cases
  }

  private var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// Returns the type of the payload: `Void`, the type of the only value, or a tuple with the labels.
  private func payload(root: String) -> String {
    switch parameters.count {
    case 0: return "Void"
    case 1: return type(of: parameters[0], root: root)
    default:
      let elements = parameters.map { parameter in
        let type = type(of: parameter, root: root)
        return label(of: parameter).map { "\($0): \(type)" } ?? type
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }

  /// Returns the type of a parameter with `Self` replaced, because the path is declared in a type of its own.
  private func type(of parameter: EnumCaseParameterSyntax, root: String) -> String {
    let type = parameter.type.trimmed.tokens(viewMode: .sourceAccurate).map { token in
      token.tokenKind == .keyword(.Self) ? token.with(\.tokenKind, .identifier(root)).description : token.description
    }
    return type.joined()
  }

  private func label(of parameter: EnumCaseParameterSyntax) -> String? {
    parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }
  }

  /// Returns the case in an enum of bindings to payloads, and the branch that makes it from a binding to the whole enum.
  func bindingCase(root: String) -> (declaration: String, branch: String) {
    guard !parameters.isEmpty else {
      return (within(condition, "case \(name)"), within(condition, "case .\(name): return .\(name)"))
    }
    return (
      within(condition, "case \(name)(KeelModel.Binding<\(payload(root: root))>)"),
      within(
        condition, "case let .\(name)(\(patterns)): return .\(name)(binding._$payload(\\.\(name), (\(patterns))))")
    )
  }

  /// Names for the values of the payload, separated by commas.
  private var patterns: String { parameters.indices.map { "value\($0)" }.joined(separator: ", ") }

  private func within(_ condition: String?, _ source: String) -> String {
    condition.map { "#if \($0)\n\(source)\n#endif" } ?? source
  }

  func path(root: String, access: String) -> String {
    let type = "KeelModel.AnyCasePath<\(root), \(payload(root: root))>"
    let call = "\(root).\(name)"
    let embed: String
    let extract: String
    switch parameters.count {
    case 0:
      embed = "{ _ in \(call) }"
      extract = "{ guard case .\(name) = $0 else { return nil }; return () }"
    case 1:
      let argument = label(of: parameters[0]).map { "\($0): $0" } ?? "$0"
      embed = "{ \(call)(\(argument)) }"
      extract = "{ guard case .\(name)(let value) = $0 else { return nil }; return value }"
    default:
      let arguments = parameters.enumerated().map { index, parameter in
        label(of: parameter).map { "\($0): $0.\(index)" } ?? "$0.\(index)"
      }
      embed = "{ \(call)(\(arguments.joined(separator: ", "))) }"
      extract = "{ guard case let .\(name)(\(patterns)) = $0 else { return nil }; return (\(patterns)) }"
    }
    let property = """
      \(access)var \(name): \(type) {
      KeelModel.AnyCasePath(embed: \(embed), extract: \(extract))
      }
      """
    return within(condition, property)
  }
}

extension [EnumCase] {
  /// The cases with the name of an earlier one. The branches of an `#if` may share names, as one of them is compiled.
  var overloaded: [EnumCase] {
    var names: Set<String> = []
    return filter { !names.insert("\($0.name) \($0.condition ?? "")").inserted }
  }
}
