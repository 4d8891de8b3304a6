extension EditMerge<ActivityDraft> {
  /// - Parameter categories: Those that are stored, for their names.
  init(_ base: Activity, mine: ActivityDraft, theirs: Activity, _ words: Words, _ categories: [Category]) {
    fields = [
      Field(.name, \.name) { $0 },
      Field(.category, \.categoryID) { id in categories.first { $0.id == id }?.name ?? words[.noCategory] },
      Field(.duration, \.minutes) { words.duration(minutes: $0) },
      Field(.date, \.day) { words.fullDate($0) },
      Field(.time, \.time) { words.time($0) },
      Field(.note, \.note) { $0 },
    ]
    self.base = ActivityDraft(base)
    self.mine = mine
    self.theirs = ActivityDraft(theirs)
  }
}

extension EditMerge<Category> {
  init(_ base: Category, mine: Category, theirs: Category, _ words: Words) {
    fields = [
      Field(.name, \.name) { $0 }, Field(.color, \.color) { words.name($0) },
      Field(.symbol, \.symbol) { words.name(ofSymbol: $0) },
    ]
    (self.base, self.mine, self.theirs) = (base, mine, theirs)
  }
}
