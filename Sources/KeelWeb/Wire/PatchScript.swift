internal import KeelScene

/// The operations of one message, in order. Adjacent operations of the same kind are joined.
struct PatchScript {
  /// The path of the server.
  private let base: String
  private var writer = JSONWriter()
  private var inserted = JSONWriter()
  private var insertion: (target: String, start: Int, next: Int)?
  private var removed: [NodeID] = []

  init(base: String) { self.base = base }

  var isEmpty: Bool { writer.bytes.isEmpty }

  static func target(_ id: NodeID, _ path: [Int]) -> String { target(id.wire, path) }
  static func target(_ name: String, _ path: [Int]) -> String { path.reduce(into: name) { $0 += ".\($1)" } }

  /// Writes the operations that were held back to be joined.
  mutating func finish() {
    if let insertion {
      let trees = inserted
      writer.array { writer in
        writer.number(PatchCode.insert.rawValue)
        writer.string(insertion.target)
        writer.number(insertion.start)
        writer.append(trees)
      }
      self.insertion = nil
      inserted.clear()
    }
    if !removed.isEmpty {
      let gone = removed
      writer.array { writer in
        writer.number(PatchCode.remove.rawValue)
        for id in gone { writer.string(id.wire) }
      }
      removed.removeAll()
    }
  }

  /// - Parameter tree: A closure that writes the tree and returns its symbols that the page does not have yet.
  mutating func insert(into target: String, at index: Int, _ tree: (inout JSONWriter) -> [String]) {
    if insertion?.target == target, insertion?.next == index {
      insertion?.next += 1
    } else {
      finish()
      insertion = (target, index, index + 1)
    }
    define(tree(&inserted))
  }

  mutating func remove(_ id: NodeID) {
    if insertion != nil { finish() }
    removed.append(id)
  }

  private mutating func operation(_ code: PatchCode, _ body: (inout JSONWriter) -> Void) {
    finish()
    writer.array { writer in
      writer.number(code.rawValue)
      body(&writer)
    }
  }

  mutating func move(_ id: NodeID, into target: String, at index: Int) {
    operation(.move) {
      $0.string(target)
      $0.number(index)
      $0.string(id.wire)
    }
  }

  /// Replaces the node, or the whole page if there is no identity.
  ///
  /// - Parameter tree: A closure that writes the tree and returns its symbols that the page does not have yet.
  mutating func rebuild(_ id: NodeID?, _ tree: (inout JSONWriter) -> [String]) {
    var written = JSONWriter()
    define(tree(&written))
    operation(.replace) {
      $0.string(id?.wire ?? "")
      $0.append(written)
    }
  }

  mutating func value(_ target: String, _ value: String, number: Int) {
    operation(.value) {
      $0.string(target)
      $0.string(value)
      $0.number(number)
    }
  }

  /// - Parameters:
  ///   - number: The last event that this answers. If the user has moved the focus since, the focus stays.
  ///   - isQuiet: True if the page does not scroll to the focus, and a requested row that takes the focus has priority.
  mutating func focus(_ id: NodeID?, after number: Int, isQuiet: Bool = false) {
    operation(.focus) {
      $0.string(id?.wire ?? "")
      $0.number(number)
      if isQuiet { $0.number(1) }
    }
  }

  mutating func document(title: String?, path: String?, isRenamed: Bool, stepsBack: Int?) {
    operation(.document) { writer in
      writer.object { writer in
        if let title {
          writer.key("t")
          writer.string(title)
        }
        if let path {
          writer.key("u")
          writer.string(path)
          if isRenamed {
            writer.key("r")
            writer.number(1)
          }
        }
        if let stepsBack {
          writer.key("b")
          writer.number(stepsBack)
        }
      }
    }
  }

  /// Writes the definitions of symbols before operations that refer to them, including an insertion that is held back.
  mutating func define(_ symbols: [String]) {
    for name in symbols {
      writer.array { writer in
        writer.number(PatchCode.symbol.rawValue)
        writer.tree(SymbolArt.definition(named: name, base: base))
      }
    }
  }

  /// Adds the changes of the node's own element.
  mutating func add(_ changes: NamelessChanges, to id: NodeID) {
    guard !changes.isEmpty else { return }
    finish()
    changes.write(naming: id.wire, to: &writer)
  }

  func message(
    number: Int, isAnimated: Bool = false, animation: SceneAnimation? = nil, cause: PatchCause
  ) -> String {
    var message = JSONWriter(room: writer.bytes.count + 32)
    message.array { message in
      message.string("p")
      message.number(number)
      message.array { $0.append(writer) }
      guard isAnimated || cause != .other else { return }
      if let animation, isAnimated { animation.write(to: &message) } else { message.number(isAnimated ? 1 : 0) }
      switch cause {
      case .other: break
      case .geometry(let round): message.number(round + 1)
      case .measurement: message.null()
      }
    }
    return message.text
  }
}

extension JSONWriter {
  /// Appends the items of another writer to the current array.
  mutating func append(_ other: JSONWriter) {
    guard !other.bytes.isEmpty else { return }
    appendItems(other.bytes)
  }
}
