import KeelModel
import KeelScene
import Synchronization

/// Reports names of symbols that no front end can draw, each once.
package enum UnknownSymbols {
  /// The names that have been checked. Their number is limited, for programs that compute names.
  private static let seen = Mutex<Set<String>>([])

  package static func look(at name: String) {
    let isNew = seen.withLock { $0.count < 2_000 && $0.insert(name).inserted }
    guard isNew, !name.isEmpty, SymbolForm(name) == nil else { return }
    RuntimeWarning.report(
      "There is no picture of the symbol \"\(name)\".",
      rule: "Symbols are known by their names in SF Symbols, as far as they are drawn here.",
      remedy: "Use a name that is known, or a picture of your own; until then a dashed square stands in its place.")
  }
}
