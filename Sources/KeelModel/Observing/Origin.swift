/// Where in a program something was made, for reports.
package struct Origin: Sendable, CustomStringConvertible {
  package var name: String?
  package var fileID: StaticString
  package var line: UInt

  package init(name: String? = nil, fileID: StaticString, line: UInt) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }

  package var description: String {
    name.map { "\($0) (\(fileID):\(line))" } ?? "\(fileID):\(line)"
  }
}
