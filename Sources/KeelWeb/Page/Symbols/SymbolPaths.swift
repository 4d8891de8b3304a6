/// How pages draw each picture of `SymbolCatalog`, on a field of 24 by 24.
///
/// A line has the name and its drawing. Forms are outlines, unless an `F` says that one is filled; `|` stands between
/// what is lit one after the other. Behind `~` are details within, which are cut out of a filled form; behind `^` is
/// what stands outside of it.
enum SymbolPaths {
  static let all: [String: String] = {
    var all: [String: String] = [:]
    for table in [arrows, marks, shapes, devices, people, things, media, nature] {
      for line in table.split(separator: "\n") as [Substring] {
        let parts: [Substring] = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { all[String(parts[0])] = String(parts[1]) }
      }
    }
    return all
  }()
}
