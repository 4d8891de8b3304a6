/// A constant of an asset.
struct Symbol: Equatable {
  /// The name of the constant.
  var name: String
  /// The name with the namespaces before it.
  var path: String
  /// The name of the asset, with the groups before it.
  var asset: String

  /// The name of the asset as a literal of Swift.
  var literal: String { "\"\(escaped)\"" }
  /// The name of the asset inside of a literal.
  var escaped: String { Self.escaped(asset) }
  /// The name of the asset in a comment.
  var quoted: String { "“\(asset.split(whereSeparator: \.isNewline).joined(separator: " "))”" }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The constants of the assets of one kind, in the order of their names.
struct Symbols {
  private(set) var constants: [Symbol] = []
  private(set) var groups: [Group] = []
  /// What has no constant, and why.
  private(set) var warnings: [String] = []

  /// The constants in a namespace.
  struct Group {
    var name: String
    var symbols: Symbols
  }

  var isEmpty: Bool { constants.isEmpty && warnings.isEmpty && groups.allSatisfy(\.symbols.isEmpty) }

  var withoutGroups: Symbols {
    var symbols = self
    symbols.groups = []
    symbols.warnings = []
    return symbols
  }

  /// Names the assets of one kind without the suffix of the kind.
  init(of assets: AssetGroup, names: KeyPath<AssetGroup, Set<String>>, suffix: String) {
    self.init(of: assets, names: names, suffix: suffix, place: "", path: "")
  }

  private init(
    of assets: AssetGroup, names: KeyPath<AssetGroup, Set<String>>, suffix: String, place: String, path: String
  ) {
    var taken: [String: String] = [:]
    for asset in assets[keyPath: names].sorted() {
      let whole = place + asset
      guard let name = SymbolName.constant(asset, withoutSuffix: suffix) else {
        warnings.append("The asset \(Symbol.escaped(whole)) has no constant: its name has no letter")
        continue
      }
      if let other = taken.updateValue(whole, forKey: name) {
        taken[name] = other
        warnings.append(
          "The asset \(Symbol.escaped(whole)) has no constant: \(Symbol.escaped(other)) has the same name")
        continue
      }
      constants.append(Symbol(name: name, path: path + name, asset: whole))
    }
    for (group, content) in assets.groups.sorted(by: { $0.key < $1.key }) {
      let name = SymbolName.namespace(group)
      guard let name, !groups.contains(where: { $0.name == name }) else {
        warnings.append(
          "The assets of \(Symbol.escaped(place + group)) have no constants: its name names another group")
        continue
      }
      let symbols = Symbols(
        of: content, names: names, suffix: suffix, place: "\(place)\(group)/", path: "\(path)\(name).")
      warnings += symbols.warnings
      groups.append(Group(name: name, symbols: symbols))
    }
  }
}
