/// What two people have made of something that both have edited.
///
/// Fields that one of them has changed have that value. Of fields that both have changed, one of the two is chosen.
struct EditMerge<Content> {
  /// A field of the content.
  struct Field {
    let name: ScreenWord
    let isEqual: (Content, Content) -> Bool
    let copy: (_ source: Content, _ target: inout Content) -> Void
    /// The value in words.
    let text: (Content) -> String

    init<Value: Equatable>(
      _ name: ScreenWord, _ value: WritableKeyPath<Content, Value>, _ text: @escaping (Value) -> String
    ) {
      self.name = name
      isEqual = { $0[keyPath: value] == $1[keyPath: value] }
      copy = { $1[keyPath: value] = $0[keyPath: value] }
      self.text = { text($0[keyPath: value]) }
    }
  }

  let fields: [Field]
  /// The content when the edit began.
  let base: Content
  let mine: Content
  /// What someone else has stored meanwhile.
  let theirs: Content

  /// True if both have changed a field, to different values.
  var isContested: Bool { fields.contains(where: isContested) }

  /// The content with the changes of both.
  ///
  /// - Parameter isMine: True if contested fields have the value that this user has given them.
  func merged(preferringMine isMine: Bool) -> Content {
    var merged = theirs
    for field in fields where !field.isEqual(mine, base) && (isMine || !isContested(field)) {
      field.copy(mine, &merged)
    }
    return merged
  }

  /// What each of the two has changed, a line for each field.
  func lines(_ words: Words) -> [String] {
    fields.compactMap { field in
      let (mine, theirs) = Excerpt.pair(field.text(mine), field.text(theirs))
      let name = words[field.name]
      return switch (field.isEqual(self.mine, base), field.isEqual(self.theirs, base)) {
      case (true, true): nil
      case (false, true): words.mine(name, mine)
      case (true, false): words.theirs(name, theirs)
      case (false, false): isContested(field) ? words.contested(name, mine, theirs) : nil
      }
    }
  }

  private func isContested(_ field: Field) -> Bool {
    !field.isEqual(mine, base) && !field.isEqual(theirs, base) && !field.isEqual(mine, theirs)
  }
}

/// The parts of two texts in which they differ, short enough for a message.
enum Excerpt {
  /// The largest number of characters of a part.
  private static let limit = 120
  /// The number of characters before the first difference.
  private static let lead = 20

  static func pair(_ one: String, _ other: String) -> (String, String) {
    let common = zip(one, other).prefix { $0 == $1 }.count
    let start = common > limit / 2 ? common - lead : 0
    return (part(of: one, from: start), part(of: other, from: start))
  }

  private static func part(of text: String, from start: Int) -> String {
    // Line ends would look like those between fields.
    let rest = text.dropFirst(start).prefix(limit + 1)
    let line = rest.prefix(limit).map { $0.isNewline ? " " : String($0) }.joined()
    if text.isEmpty { return "—" }
    return (start > 0 ? "…" : "") + line + (rest.count > limit ? "…" : "")
  }
}
