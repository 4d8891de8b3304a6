/// The drawings of the pictures of `SymbolCatalog`, on a field of 24 by 24.
///
/// A line contains a name and its drawing. Shapes are outlines, unless an `F` marks one as filled; `|` separates layers
/// that are lit one after the other. After `~` follow inner details, which are cut out of a filled shape. After `^`
/// follow parts outside of the shape.
package enum SymbolPaths {
  package static let all: [String: String] = {
    var all: [String: String] = [:]
    for table in [arrows, marks, shapes, devices, people, things, media, nature, everyday] {
      for line in table.split(separator: "\n") as [Substring] {
        let parts: [Substring] = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { all[String(parts[0])] = String(parts[1]) }
      }
    }
    return all
  }()
}
