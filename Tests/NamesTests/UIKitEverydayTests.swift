import Foundation
import KeelModel
import Testing
import UIKit

/// Names that programs in UIKit use beside views.
@MainActor @Suite struct UIKitEverydayTests {
  @Test func misspelledWordsAreFound() throws {
    try #require(UITextChecker.availableLanguages.contains("en_US"), "make test installs hunspell-en-us")
    let checker = UITextChecker()
    let text = "We don’t tpye 42 worsd."
    func next(from start: Int, wrap: Bool = false, _ language: String = "en") -> String? {
      let whole = NSRange(location: 0, length: text.utf16.count)
      let range = checker.rangeOfMisspelledWord(
        in: text, range: whole, startingAt: start, wrap: wrap, language: language)
      return Range(range, in: text).map { String(text[$0]) }
    }
    #expect(next(from: 0) == "tpye")
    #expect(next(from: 13) == "worsd")
    #expect(next(from: 20) == nil && next(from: 20, wrap: true) == "tpye")
    let word = NSRange(location: 9, length: 4)
    #expect(checker.guesses(forWordRange: word, in: text, language: "en_US")?.contains("type") == true)
    checker.ignoreWord("tpye")
    #expect(next(from: 0) == "worsd" && checker.ignoredWords == ["tpye"])
    UITextChecker.learnWord("worsd")
    #expect(next(from: 0) == nil && UITextChecker.hasLearnedWord("worsd"))
    UITextChecker.unlearnWord("worsd")
    let reports = RuntimeWarning.withCapture {
      #expect(next(from: 0, "xx") == nil && next(from: 0, "xx") == nil)
    }
    #expect(reports.count == 1)
  }

  @Test func aStackIsMadeFromNoArchive() {
    final class Row: UIStackView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        spacing = 4
      }
      required init(coder: NSCoder) {
        super.init(coder: coder)
        spacing = 8
      }
    }
    #expect(Row().spacing == 4 && Row(arrangedSubviews: [UILabel()]).spacing == 4)
  }
}
