import KeelControls

/// The contents of a list: sections, and runs of rows in them.
///
/// Creating the contents costs O(n) in the mounts outside of lazy collections, and nothing for the rows in those.
@MainActor struct ListContents {
  /// A sequence of rows.
  struct Run {
    enum Kind {
      case fixed(FixedRow)
      case lazy(any LazyRows)
    }
    let kind: Kind
    /// The index of the first row in its section.
    let start: Int
    let count: Int
    let indentation: Int
    /// The modifiers around a lazy collection that transform each of its rows, the innermost last.
    let transforms: [any ItemTransforming]
  }

  /// A row whose view is always mounted.
  struct FixedRow {
    let control: UIView
    let mount: AnyMount
    var disclosure: (any RowDisclosing)?
  }

  struct Section {
    let key: AnyHashable
    var header: UIHostedHeader?
    var footer: UIHostedHeader?
    var runs: [Run] = []
    var rowCount = 0

    /// Returns the run that contains the row. O(log runs).
    func run(at row: Int) -> Run? {
      var low = 0
      var high = runs.count
      while low < high {
        let middle = (low + high) / 2
        if runs[middle].start + runs[middle].count <= row { low = middle + 1 } else { high = middle }
      }
      return low < runs.count ? runs[low] : nil
    }
  }

  private(set) var sections: [Section] = []
  var indentation = 0
  private var transforms: [any ItemTransforming] = []
  /// True if further rows are added to the last section, without a new implicit one.
  private var isLoose = false

  /// Adds the rows of a mount.
  mutating func add(_ mount: AnyMount) {
    // A passing mount has the same rows as its part.
    if mount.kind.contains(.passing) { return mount.forEachPart { add($0) } }
    if let lister = mount as? any RowLister { return lister.addRows(to: &self) }
    if let lazy = mount as? any LazyRows { return add(.lazy(lazy), count: lazy.rowCount) }
    let parts = mount.parts
    if parts.isEmpty || mount is any ItemContainer { return addItems(of: mount) }
    if let transforming = mount as? any ItemTransforming {
      transforms.append(transforming)
      mount.shownParts.forEach { add($0) }
      transforms.removeLast()
      return
    }
    // A mount whose items differ from those of its parts, such as a button with its label, replaces them.
    let shown = mount.shownParts
    guard mount.items.elementsEqual(shown.flatMap(\.items), by: ===) else { return addItems(of: mount) }
    for part in shown { add(part) }
  }

  mutating func addItems(of mount: AnyMount) {
    for item in mount.items {
      let control = transforms.reversed().reduce(item) { $1.transform($0) }
      add(.fixed(FixedRow(control: control, mount: mount)), count: 1)
    }
  }

  mutating func add(_ kind: Run.Kind, count: Int) {
    guard count > 0 else { return }
    if !isLoose {
      isLoose = true
      sections.append(Section(key: AnyHashable(LooseKey(after: sections.last?.key))))
    }
    let last = sections.count - 1
    let start = sections[last].rowCount
    sections[last].runs.append(
      Run(kind: kind, start: start, count: count, indentation: indentation, transforms: transforms))
    sections[last].rowCount += count
  }

  /// Adds a section with the rows that the closure adds.
  mutating func addSection(
    key: AnyHashable, header: UIHostedHeader?, footer: UIHostedHeader?, rows: (inout ListContents) -> Void
  ) {
    sections.append(Section(key: key, header: header, footer: footer))
    isLoose = true
    rows(&self)
    isLoose = false
  }

  /// The key of an implicit section.
  private struct LooseKey: Hashable {
    let after: AnyHashable?
  }
}

/// A mount with a custom way of adding its rows.
@MainActor protocol RowLister: AnyMount {
  func addRows(to contents: inout ListContents)
}

/// A mount whose row can collapse others.
@MainActor protocol RowDisclosing: AnyMount {
  var isExpanded: Bool { get }
  func setExpanded(_ isExpanded: Bool)
}

extension AnyMount {
  /// The parts that the mount shows as its own. For a modifier, this is the modified view, without further views such
  /// as actions.
  var shownParts: [AnyMount] { kind.contains(.unary) ? Array(parts.prefix(1)) : parts }
}
