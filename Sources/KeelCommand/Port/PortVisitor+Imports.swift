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
  /// What to do in place of modules that only Apple's systems have.
  private static let absent = [
    "MapKit": "Show a picture of the place, and a link to a map.", "WebKit": "Open the page with a link.",
    "CoreData": "Use KeelData.", "SafariServices": "Open the page with UIApplication.shared.open(_:).",
    "StoreKit": "Sell on a page of your shop.", "HealthKit": "Let the user enter the numbers.",
    "AVFoundation": "Put its use between #if canImport(AVFoundation) and #endif.",
    "AVKit": "Put its use between #if canImport(AVKit) and #endif.",
    "CoreLocation": "Put its use between #if canImport(CoreLocation) and #endif.",
    "Photos": "Put its use between #if canImport(Photos) and #endif.",
    "PhotosUI": "Put its use between #if canImport(PhotosUI) and #endif.",
    "UserNotifications": "Put its use between #if canImport(UserNotifications) and #endif.",
    "MessageUI": "Open a link that begins with mailto:.", "QuartzCore": "Remove the line: UIKit has CALayer.",
    "CoreImage": "Put its use between #if canImport(CoreImage) and #endif.",
    "SpriteKit": "Draw with Canvas or draw(_:).", "SceneKit": "Draw with Canvas or draw(_:).",
  ]

  func portImport(_ node: ImportDeclSyntax) {
    let path = node.path.trimmedDescription
    if node.importKindSpecifier == nil, path.hasPrefix("os.") || path.hasPrefix("UIKit."), !keepsBoth {
      edits.replace(node.path.range, with: String(path.prefix { $0 != "." }))
    }
    if let remedy = Self.absent[path], !node.isConditional {
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
