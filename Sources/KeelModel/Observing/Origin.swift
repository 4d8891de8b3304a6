/// Where in a program something was made, for reports.
package struct Origin: Sendable, CustomStringConvertible {
  package var name: String?
  package var fileID: StaticString
  package var line: UInt

  /// The type whose body it is; named only when a report is written.
  private var type: Any.Type?

  /// The body of a view of that type.
  package init(type: Any.Type) {
    self.type = type
    fileID = ""
    line = 0
  }

  package init(name: String? = nil, fileID: StaticString, line: UInt) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }

  package var description: String {
    if let type { return "the body of \(type)" }
    return name.map { "\($0) (\(fileID):\(line))" } ?? "\(fileID):\(line)"
  }
}
