public import KeelModel

/// The edits that the user may make in a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  /// Moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  /// Deleting and moving elements.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// The view of an element that the user may delete or move.
public struct EditableCollectionContent<Content: View, Data> {
  package let content: ModifiedContent<ModifiedContent<Content, DeleteModifier>, MoveModifier>
}

extension EditableCollectionContent: View, PassingView {}

extension ForEach where Data: MutableCollection & RangeReplaceableCollection {
  /// Creates a view for each element from a binding to it. The user may delete or move elements.
  @MainActor public init<R: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> R
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == EditableCollectionContent<R, Data> {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for each element, identified by a key path, from a binding to it. The user may delete or move
  /// elements.
  @MainActor public init<R: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> R
  ) where Content == EditableCollectionContent<R, Data> {
    let delete = DeleteModifier(
      action: editActions.contains(.delete) ? { data.wrappedValue.removeElements(at: $0) } : nil)
    let move = MoveModifier(
      action: editActions.contains(.move) ? { data.wrappedValue.moveElements(at: $0, before: $1) } : nil)
    self.init(
      bindings: data, id: { $0[keyPath: id] },
      content: { EditableCollectionContent(content: content($0).modifier(delete).modifier(move)) })
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a row for each element from a binding to it. The user may delete or move elements.
  @MainActor public init<C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  ) where C.Element: Identifiable, Content == ForEach<C, C.Element.ID, EditableCollectionContent<R, C>> {
    self.init(nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a row for each element, identified by a key path, from a binding to it. The user may delete or move
  /// elements.
  @MainActor
  public init<C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, ID: Hashable, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  ) where Content == ForEach<C, ID, EditableCollectionContent<R, C>> {
    self.init(nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension RangeReplaceableCollection {
  fileprivate mutating func removeElements(at offsets: IndexOffsets) {
    for offset in offsets.reversed() where offset < count { remove(at: index(startIndex, offsetBy: offset)) }
  }

  fileprivate mutating func moveElements(at offsets: IndexOffsets, before destination: Int) {
    let moved = offsets.filter { $0 < count }.map { self[index(startIndex, offsetBy: $0)] }
    let before = offsets.count { $0 < destination }
    removeElements(at: offsets)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: Swift.min(Swift.max(destination - before, 0), count)))
  }
}
