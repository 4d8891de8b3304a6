internal import CPreviews
import KeelControls
import KeelTesting

/// The previews of a program, in the order of their files and lines, each with a name of its own.
struct PreviewCatalog {
  /// A preview with the name by which it is listed and requested.
  struct Entry {
    let label: String
    let preview: DeclaredPreview

    /// Creates a window that shows the preview.
    @MainActor func makeWindow() -> UIWindow {
      let window = UIWindow(rootViewController: preview.makeController())
      window.title = label
      Launcher.tint(window)
      return window
    }
  }

  /// A reason that a name leads to no preview.
  enum Problem: Error {
    case unknown(String)
    case ambiguous(String)
  }

  let entries: [Entry]

  /// The previews of this program.
  static let ofProgram: PreviewCatalog = {
    keel_previews_declare()
    return PreviewCatalog(DeclaredPreview.all)
  }()

  init(_ previews: [DeclaredPreview]) {
    let ordered = previews.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    // The shortest of its names that no other preview has.
    var labels = ordered.map(\.names[0])
    for length in 1...3 {
      let counts = labels.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for (index, preview) in ordered.enumerated() where counts[labels[index], default: 0] > 1 {
        labels[index] = preview.names[length]
      }
    }
    entries = zip(labels, ordered).map { Entry(label: $0, preview: $1) }
  }

  /// Returns the preview with a name: the one by which it is listed, or the declared one if no other preview has it.
  func entry(named name: String) throws(Problem) -> Entry {
    if let entry = entries.first(where: { $0.label == name }) { return entry }
    let named = entries.filter { $0.preview.names[0] == name }
    guard let entry = named.first else { throw .unknown(name) }
    guard named.count == 1 else { throw .ambiguous(name) }
    return entry
  }

  /// The names, one a line.
  var list: String { entries.map { $0.label + "\n" }.joined() }

  /// Returns the message for a problem, with the names that exist.
  func message(for problem: Problem) -> String {
    guard !entries.isEmpty else { return PreviewCatalog.nothing }
    let happened: String
    switch problem {
    case .unknown(let name): happened = "There is no preview \(ShownText.quoted(name))."
    case .ambiguous(let name): happened = "Several previews are named \(ShownText.quoted(name))."
    }
    return "\(happened) --preview takes one of these names:\n" + entries.map { "  " + $0.label }.joined(separator: "\n")
  }

  static let nothing = "This program has no previews. #Preview declares one, in the source of a view or a controller."
}

extension DeclaredPreview {
  /// The names of the preview, the shortest one first: `List`, `List (ListView.swift:126)`, and so on with the module and
  /// the column. Without a name it is `ListView.swift:126`.
  fileprivate var names: [String] {
    let file = String(fileID.split(separator: "/").last ?? "")
    let places = ["\(file):\(line)", "\(fileID):\(line)", "\(fileID):\(line):\(column)"]
    guard let name, !name.isEmpty else { return places + places.suffix(1) }
    // Each is printed in a line of its own.
    let shown = ShownText.escaped(name)
    return [shown] + places.map { "\(shown) (\($0))" }
  }
}
