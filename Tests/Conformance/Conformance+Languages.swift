import KeelScene

extension Conformance {
  /// The front end's own texts are in the language of the user, and in no other: each of these cases follows one in
  /// another language, in one process.
  static var languages: [ConformanceCase] {
    [("ko", "한국어"), ("en", "English"), ("de", "Deutsch"), ("ja", "日本語")].map { language, name in
      ConformanceCase(
        "the words of one screen are of one language: \(name)",
        steps: [.speaks(language), .show(.root(wordless)), .expect(.visible("123"))]
          + words.flatMap { other, words in other == language ? [] : words.map { .expect(.notVisible($0)) } })
    }
  }

  /// The front end's own texts on a page that has none itself: a way back, a search, rows to find, fetch and delete.
  private static let words = [
    "en": ["Back", "Search", "Refresh", "Delete", "Cancel", "Find"],
    "ko": ["뒤로", "검색", "새로 고침", "삭제", "취소", "찾기"],
    "de": ["Zurück", "Suchen", "Aktualisieren", "Löschen", "Abbrechen", "Finden"],
    "ja": ["戻る", "検索", "更新", "削除", "キャンセル", "探す"],
  ]

  private static var wordless: Subtree {
    let rows = [Sketch.row("123"), Sketch.row("456")]
    let list = Sketch.list(refresh: .available, Sketch.section(rows: rows))
    let page = Sketch.node(.screen(ScreenElement(search: SearchElement())), [list])
    return Sketch.window("", Sketch.navigation(Sketch.screen(""), page))
  }
}
