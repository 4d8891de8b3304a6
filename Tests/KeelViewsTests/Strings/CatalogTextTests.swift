import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

@testable import KeelViews

/// Texts of views are found in the string catalogue among the resources of this target.
@MainActor @Suite(.serialized) struct CatalogTextTests {
  private struct Page: View {
    let count: Int
    var body: some View {
      VStack {
        Text("catalogue greeting \("Ada")")
        Text("catalogue things \(count)")
        Button("catalogue things \(count)") {}
        Text("catalogue without a text")
        Text(verbatim: "catalogue things %lld")
      }
    }
  }

  private func texts(_ count: Int, _ locale: String) -> [String] {
    let stage = ViewStage(Page(count: count).environment(\.locale, Locale(identifier: locale)))
    return stage.frontEnd.tree.inReadingOrder().compactMap { node -> String? in
      switch node.element {
      case .label(let label): label.text
      case .button(let button): button.title
      default: nil
      }
    }
  }

  @Test func textsFollowTheLocaleAndTheNumber() {
    let rest = ["catalogue without a text", "catalogue things %lld"]
    #expect(texts(1, "en_GB") == ["catalogue greeting Ada", "1 thing", "1 thing"] + rest)
    #expect(texts(2, "de") == ["catalogue greeting Ada", "2 things", "2 things"] + rest)
    #expect(texts(1, "ko-KR") == ["Ada 님, 안녕하세요", "물건 1개", "물건 1개"] + rest)
  }

  @Test func textsFollowTheLanguageOfTheFrontEnd() {
    let stage = ViewStage(Page(count: 3))
    #expect(stage.texts.contains("3 things"))
    stage.frontEnd.changeEnvironment { $0.localeIdentifier = "ko" }
    #expect(stage.texts.contains("물건 3개"))
    stage.expectFresh()
  }

  @Test func aDamagedCatalogueIsReportedAndTheOthersAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keel-strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"sourceLanguage": "en", "strings": {"a": {"localizations": 3}}}"#.utf8)
      .write(to: folder.appending(path: "Localizable.xcstrings"))
    let other =
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "A"}}}}}}"#
    try Data(other.utf8).write(to: folder.appending(path: "Other.xcstrings"))
    var found: [String?] = []
    let reports = RuntimeWarning.withCapture {
      let strings = NamedStrings(folders: [folder.path])
      found = [nil, "Other", "Missing"].map { strings.string("a", table: $0, language: "en", counts: []) }
    }
    #expect(found == [nil, "A", nil])
    #expect(reports.count == 1)
    #expect(reports.first?.happened.contains("Localizable.xcstrings") == true)
    #expect(reports.first?.happened.contains("strings / a / localizations") == true, "\(reports)")
  }
}
