import SwiftSyntax

// Modules that Apple's Foundation and UIKit bring along, and those that do not exist.

extension PortVisitor {
  /// A module, the names with which it is needed, and the modules that include it.
  private struct Module {
    let name: String
    let names: Set<String>
    let holders: Set<String>
    var isConditional = false
  }
  private static let modules = [
    Module(
      name: "Combine",
      names: [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
        "ObservableObjectPublisher", "Publishers",
      ], holders: ["Combine", "SwiftUI"]),
    Module(name: "Observation", names: ["Observable"], holders: ["Observation", "SwiftUI", "UIKit"]),
    Module(
      name: "FoundationNetworking",
      names: ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask", "URLCache"],
      holders: ["FoundationNetworking", "SwiftUI", "UIKit", "Combine"], isConditional: true),
    Module(name: "UIKit", names: ["Selector"], holders: ["UIKit", "SwiftUI"]),
  ]
  func portImport(_ node: ImportDeclSyntax) {
    let path = node.path.trimmedDescription
    if node.importKindSpecifier == nil, path.hasPrefix("os.") || path.hasPrefix("UIKit."), !keepsBoth {
      edits.replace(node.path.range, with: String(path.prefix { $0 != "." }))
    }
    if let remedy = AbsentModules.remedies[path], !node.isConditional {
      remark(node, "There is no module \(path). \(remedy)")
    }
  }

  func addImports() {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    var imported = Set(imports.compactMap { $0.path.first?.name.text })
    for module in Self.modules
    where !module.names.isDisjoint(with: namesInUse) && imported.isDisjoint(with: module.holders) {
      // A file without Foundation and UIKit declares such names itself, or in its own module.
      guard !imported.isDisjoint(with: ["Foundation", "UIKit"]) else { continue }
      imported.insert(module.name)
      add(module, to: imports)
    }
  }

  private func add(_ module: Module, to imports: [ImportDeclSyntax]) {
    let line = "import \(module.name)"
    guard !module.isConditional, !keepsBoth || module.name != "UIKit" else {
      guard let last = imports.last else { return }
      return edits.insert("\n#if canImport(\(module.name))\n\(line)\n#endif", at: last.range.upperBound)
    }
    if let next = imports.first(where: { $0.attributes.isEmpty && $0.path.trimmedDescription > module.name }) {
      edits.insert("\(line)\n", at: next.range.lowerBound)
    } else if let last = imports.last {
      edits.insert("\n\(line)", at: last.range.upperBound)
    }
  }
}

extension ImportDeclSyntax {
  /// True inside of `#if`.
  fileprivate var isConditional: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
  }
}
