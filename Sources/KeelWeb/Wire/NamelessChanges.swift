/// Changes of one node's own element as they are written, but for the name of the node: they can be told of any.
struct NamelessChanges: Equatable {
  /// Each as an item of the message: it begins with a number of one digit, then the name, which is left out.
  private var items: [[UInt8]]

  var isEmpty: Bool { items.isEmpty }

  init(_ changes: [MarkupChange]) {
    items = changes.compactMap { change in
      var writer = JSONWriter()
      writer.array { $0.items(of: change) }
      return writer.bytes.count > 2 ? writer.bytes : nil
    }
  }

  func write(naming name: String, to writer: inout JSONWriter) {
    for item in items { writer.appendItem(item, inserting: name, at: NamelessChanges.nameOffset) }
  }

  /// Behind `[0,"`.
  private static let nameOffset = 4
}

extension JSONWriter {
  fileprivate mutating func items(of change: MarkupChange) {
    switch change {
    case .text(let path, let text):
      number(0)
      string(PatchScript.target("", path))
      string(text)
    case .attributes(let path, let changes):
      number(1)
      string(PatchScript.target("", path))
      for change in changes {
        string(change.name)
        if let value = change.value { string(value) } else { null() }
      }
    case .value: break  // Values have an order of their own: see `sendValue`.
    case .insert(let path, at: let index, let trees):
      number(2)
      string(PatchScript.target("", path))
      number(index)
      for tree in trees { self.tree(tree) }
    case .remove(let path, at: let index, let count):
      number(3)
      string(PatchScript.target("", path))
      number(index)
      number(count)
    }
  }
}
