import KeelScene
import Testing

/// Equal values share one copy, and the attributes of a node take one word.
@Suite struct CommonValuesTests {
  private final class Text: Hashable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (one: Text, other: Text) -> Bool { one.text == other.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  @Test func equalValuesBecomeTheFirstOne() {
    var values = CommonValues<Text>(capacity: 64)
    let first = values.common(Text("Harbour"))
    #expect(values.common(Text("Harbour")) === first)
    #expect(values.common(Text("Attic")) !== first)
  }

  @Test func itKeepsNoMoreThanItHasRoomFor() {
    var values = CommonValues<Text>(capacity: 4)
    weak var first: Text?
    do { first = values.common(Text("first")) }
    #expect(first != nil)
    for number in 0..<200 { #expect(values.common(Text("\(number)")).text == "\(number)") }
    #expect(first == nil)
  }

  @Test func longAndTypedTextsAreNotStored() {
    #expect(Element.row(RowElement(text: "Harbour")).isCommon)
    #expect(!Element.textField(TextFieldElement(text: "word")).isCommon)
    #expect(!Element.textEditor(TextEditorElement(text: "word")).isCommon)
    let long = String(repeating: "a", count: 1_000)
    #expect(!Element.label(LabelElement(text: long)).isCommon)
    #expect(!Element.row(RowElement(text: "Harbour", secondaryText: long)).isCommon)
    #expect(!Element.section(SectionElement(footer: long)).isCommon)
    var attributes = Attributes()
    attributes.help = "short"
    #expect(attributes.isCommon)
    attributes.accessibility.hint = long
    #expect(!attributes.isCommon)
  }

  @Test func attributesArePackedIntoOneWord() {
    #expect(MemoryLayout<Attributes>.size == MemoryLayout<Int>.size)
    var words = Accessibility()
    words.label = "Signal"
    var attributes = Attributes()
    attributes.isEnabled = false
    #expect(attributes == Attributes(isEnabled: false) && attributes.isPlain)
    attributes.accessibility = words
    #expect(attributes == Attributes(isEnabled: false, accessibility: words) && !attributes.isPlain)
    attributes.isEnabled = true
    #expect(attributes == Attributes(accessibility: words))
    attributes.tint = .red
    #expect(attributes == Attributes(tint: .red, accessibility: words))
    attributes.tint = nil
    attributes.badge = "3"
    attributes.accessibility = Accessibility()
    #expect(attributes.badge == "3" && attributes.isEnabled && attributes.accessibility == Accessibility())
    attributes.badge = ""
    #expect(attributes == Attributes() && attributes.isPlain)
  }
}
