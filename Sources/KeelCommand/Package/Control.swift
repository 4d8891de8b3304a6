import Foundation

/// The file `control`, which describes a package in the format of Debian's control files.
///
/// Beside the fields of Debian, it may have `Program`, `Title`, `Traits`, `Files` and `Units`, which `keel package`
/// reads.
struct Control {
  /// The fields in their order. The lines of a value are joined with line feeds; those after the first keep their indent.
  private(set) var fields: [(name: String, value: String)]

  static let needed = ["Package", "Version", "Maintainer", "Description"]
  /// Fields that are only for `keel package`.
  static let own = ["Program", "Title", "Traits", "Files", "Units"]
  /// Fields that belong to the source, of which Debian makes its lists.
  static let ofSource = ["Section", "Priority", "Maintainer", "Homepage"]
  /// Fields that are computed.
  private static let computed = ["Architecture", "Installed-Size", "Source"]

  /// Reads a file.
  ///
  /// - Throws: With the line, if it is not in the format, or if a field is missing or has a value that Debian refuses.
  init(_ text: String) throws(CommandFailure) {
    fields = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#") { continue }
      if line.allSatisfy(\.isWhitespace) {
        // Only the end of the file may be empty: another paragraph would be another package.
        let rest = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(index)
        guard rest.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
          throw CommandFailure("control:\(index + 1): A line is empty. In a description, write “ .” for it.", .noInput)
        }
        break
      }
      if line.first == " " || line.first == "\t" {
        guard !fields.isEmpty else {
          throw CommandFailure("control:\(index + 1): The first line begins with a blank.", .noInput)
        }
        fields[fields.count - 1].value += "\n" + line
        continue
      }
      guard let match = line.wholeMatch(of: /([A-Za-z][A-Za-z0-9-]*):[ \t]*(.*?)\s*/) else {
        throw CommandFailure("control:\(index + 1): “\(line)” is no field, as in “Package: reading-list”.", .noInput)
      }
      let name = String(match.1)
      guard self[name] == nil else {
        throw CommandFailure("control:\(index + 1): \(name) is there twice.", .noInput)
      }
      guard !Self.computed.contains(where: { $0.lowercased() == name.lowercased() }) else {
        throw CommandFailure("control:\(index + 1): \(name) is computed. Remove the line.", .noInput)
      }
      fields.append((name, String(match.2)))
    }
    try check()
  }

  /// The value of a field, whose name is found in any case; `nil` if it is missing.
  subscript(name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }

  private func check() throws(CommandFailure) {
    for name in Self.needed where self[name]?.isEmpty ?? true {
      throw CommandFailure("control: \(name) is missing.", .noInput)
    }
    guard package.wholeMatch(of: /[a-z0-9][a-z0-9+.-]+/) != nil else {
      throw CommandFailure(
        "control: “\(package)” cannot be the name of a package. It has small letters, digits and the characters + - ., "
          + "two at least, and begins with a letter or a digit.", .noInput)
    }
    try Self.check(version: version)
    guard Self.isMaintainer(maintainer) else {
      throw CommandFailure(
        "control: “\(maintainer)” is no maintainer, as in “Maintainer: Jo Doe <jo@example.org>”.", .noInput)
    }
    guard program.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9+._-]*/) != nil else {
      throw CommandFailure("control: “\(program)” cannot be the name of a program.", .noInput)
    }
    if let units = self["Units"], !["installed", "started"].contains(units) {
      throw CommandFailure("control: Units is “installed” or “started”, and not “\(units)”.", .noInput)
    }
  }

  /// True for a name with an address.
  static func isMaintainer(_ text: String) -> Bool {
    text.wholeMatch(of: /[^<>@\n,]+ <[^<>@\s,]+@[^<>@\s,]+>/) != nil
  }

  /// - Throws: If Debian refuses a version.
  static func check(version: String) throws(CommandFailure) {
    guard version.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) != nil else {
      throw CommandFailure(
        "“\(version)” cannot be a version. It begins with a digit, and has letters, digits and the characters . + ~.",
        .noInput)
    }
  }

  var package: String { self["Package"] ?? "" }
  var version: String {
    get { self["Version"] ?? "" }
    set { fields = fields.map { $0.name.lowercased() == "version" ? ($0.name, newValue) : $0 } }
  }
  var maintainer: String { self["Maintainer"] ?? "" }
  /// The first line of the description.
  var summary: String { self["Description"]?.split(separator: "\n").first.map(String.init) ?? "" }
  /// The product that is built, which has the name of the package unless the file says otherwise.
  var program: String { self["Program"] ?? package }
  /// The traits with which it is built.
  var traits: [String] { list("Traits").flatMap { $0.split(separator: " ").map(String.init) } }
  /// The further files, each with its destination, if one is named.
  var files: [(path: String, destination: String?)] {
    list("Files").map { entry in
      let parts = entry.split(separator: " ", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : nil)
    }
  }
  /// True if the units are enabled and started when the package is installed.
  var startsUnits: Bool { self["Units"] == "started" }

  /// Returns the entries of a field, which are separated by commas or lines.
  private func list(_ name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: { $0 == "," || $0.isNewline })
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
