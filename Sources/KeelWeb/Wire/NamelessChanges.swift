/// The encoded changes of one node's own element, without the name of the node, so that they apply to any node.
struct NamelessChanges: Equatable {
  /// The items of the message. Each begins with a number of one digit, followed by the name, which is omitted.
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

  /// The position after `[0,"`.
  private static let nameOffset = 4
}

extension JSONWriter {
  fileprivate mutating func items(of change: MarkupChange) {
    switch change {
    case .text(let path, let text):
      number(PatchCode.text.rawValue)
      string(PatchScript.target("", path))
      string(text)
    case .attributes(let path, let changes):
      number(PatchCode.attributes.rawValue)
      string(PatchScript.target("", path))
      for change in changes {
        string(change.name)
        if let value = change.value { string(value) } else { null() }
      }
    case .value: break  // Values have their own operation: see `sendValue`.
    case .insert(let path, at: let index, let trees):
      number(PatchCode.insertParts.rawValue)
      string(PatchScript.target("", path))
      number(index)
      for tree in trees { self.tree(tree) }
    case .remove(let path, at: let index, let count):
      number(PatchCode.removeParts.rawValue)
      string(PatchScript.target("", path))
      number(index)
      number(count)
    }
  }
}
