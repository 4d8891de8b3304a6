/// What a window restores after its program has ended in any way: where it was, and what was typed.
public struct Snapshot: Codable, Hashable, Sendable {
  /// The version of the form in which it is stored.
  public static let version = 2

  /// A screen's stack.
  public struct Stack: Codable, Hashable, Sendable {
    public var steps: [Step] = []
    /// The form that is open.
    public var form: Draft.ID?
    /// What was typed in forms that were left, and last the content of the open form.
    public var drafts: [Draft] = []
    public var transfer = TransferInput()
    public init() {}
  }

  public var selection: AppScreen?
  public var home = Stack()
  public var statistics = Stack()
  public var settings = Stack()
  public var search = ""
  public var period = Period.Kind.week
  public var day: Day?

  public init() {}
}

extension Snapshot {
  /// The most bytes of all texts together.
  ///
  /// The state of a browser's tab is at most 1 MiB of JSON, in which a byte can become six. A text that does not fit
  /// was pasted, not typed.
  public static let textLimit = 128 << 10

  /// Leaves out texts that do not fit, from the oldest draft on. A part of a text would be taken for the whole.
  mutating func limitTexts() {
    var rest = Self.textLimit
    func take(_ size: Int) -> Bool {
      guard size <= rest else { return false }
      rest -= size
      return true
    }
    if !take(search.utf8.count) { search = "" }
    for stack in [\Snapshot.home, \.statistics, \.settings] {
      // Numbers and the names of fields take up space too.
      self[keyPath: stack].drafts = self[keyPath: stack].drafts.reversed().filter { take($0.textSize + 200) }.reversed()
      if !take(self[keyPath: stack].transfer.path.utf8.count) { self[keyPath: stack].transfer.path = "" }
      if !take(self[keyPath: stack].transfer.text.utf8.count) { self[keyPath: stack].transfer.text = "" }
    }
  }
}
