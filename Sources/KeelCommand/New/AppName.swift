import SwiftParser

/// The name of a new app, in the forms that its package needs.
struct AppName: Equatable {
  /// As it was given: the name of the folder.
  let folder: String
  /// The beginning of the names of modules: `ReadingList`.
  let module: String
  /// The name of the program and of the package: `reading-list`.
  let program: String
  /// The title of the window: `Reading List`.
  let title: String

  /// - Throws: If no module can have the name, or if one of Keel or of Swift has it.
  init(_ name: String) throws(CommandFailure) {
    guard name.utf8.allSatisfy(Self.isPartOfName), name.first?.isLetter == true else {
      throw CommandFailure(
        "“\(name)” cannot be the name of a Swift module. A name has letters from A to Z, digits and underscores, and "
          + "begins with a letter, as ReadingList does.", .usage)
    }
    folder = name
    module = name.prefix(1).uppercased() + name.dropFirst()
    guard name.isValidSwiftIdentifier(for: .variableName), module.isValidSwiftIdentifier(for: .variableName) else {
      throw CommandFailure("“\(name)” is a word of the Swift language. Choose another name.", .usage)
    }
    let words = Self.words(of: module)
    program = words.map { $0.lowercased() }.joined(separator: "-")
    title = words.joined(separator: " ")
    let others = EmbeddedFiles.targets.union(KnownNames.modulesOfSwift).union(["Main"])
    if let other = Self.modules(of: module).first(where: { name in others.contains { $0.matches(name) } }) {
      throw CommandFailure(
        "“\(name)” cannot be the name: Keel or Swift has a module “\(other)” already. Choose another name.", .usage)
    }
  }

  /// The modules that a template may have.
  private static func modules(of module: String) -> [String] {
    [module] + ["Model", "Data", "System", "Tests"].map { module + $0 }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    default: false
    }
  }

  /// Returns the words of a name in camel case or with underscores: `HTTP`, `Log` for `HTTPLog`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() where letter != "_" {
      let before = index > 0 ? letters[index - 1] : "_"
      let after = index + 1 < letters.count ? letters[index + 1] : "_"
      let begins = before == "_" || (letter.isUppercase && (!before.isUppercase || after.isLowercase))
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

extension String {
  /// True if the names of two modules differ in case only, which file systems and programs may take for the same.
  fileprivate func matches(_ name: String) -> Bool { lowercased() == name.lowercased() }
}
