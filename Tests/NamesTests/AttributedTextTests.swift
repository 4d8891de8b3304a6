import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// Attributed strings of UIKit in labels, buttons, fields and text views.
@MainActor @Suite(.serialized) struct AttributedTextTests {
  @MainActor private final class Shown {
    let window: UIWindow
    let frontEnd = HeadlessFrontEnd()

    init(_ view: UIView) {
      let page = UIViewController()
      page.view.addSubview(view)
      window = UIWindow(rootViewController: page)
      window.show(on: frontEnd)
    }

    private func elements<Kind>(_ kind: (Element) -> Kind?) -> [Kind] {
      Turn.shared.flush()
      return frontEnd.tree.inReadingOrder().compactMap { kind($0.element) }
    }
    var label: LabelElement? { elements { if case .label(let label) = $0 { label } else { nil } }.first }
    var button: ButtonElement? { elements { if case .button(let button) = $0 { button } else { nil } }.first }
    var field: TextFieldElement? { elements { if case .textField(let field) = $0 { field } else { nil } }.first }
    var editor: TextEditorElement? { elements { if case .textEditor(let editor) = $0 { editor } else { nil } }.first }
    var tints: [SceneColor] {
      Turn.shared.flush()
      return frontEnd.tree.inReadingOrder().compactMap { node in
        if case .button = node.element { node.attributes.tint } else { nil }
      }
    }
  }

  private var mixed: NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "Price: ")
    text.append(
      NSAttributedString(
        string: "12 €",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed]))
    return text
  }

  @Test func aPartHasItsFontAndColourAndTheRestThoseOfTheLabel() throws {
    let label = UILabel()
    label.font = .italicSystemFont(ofSize: 17)
    label.textColor = .secondaryLabel
    label.attributedText = mixed
    let shown = Shown(label)
    #expect(label.text == "Price: 12 €")
    let element = try #require(shown.label)
    #expect(element.text == "Price: 12 €" && element.color == .secondaryLabel)
    #expect(element.runs.map(\.text) == ["Price: ", "12 €"])
    #expect(element.runs.map(\.isItalic) == [true, false] && element.runs.map(\.isBold) == [false, true])
    #expect(element.runs.map(\.color) == [nil, .red])
    #expect(label.attributedText == mixed)
  }

  @Test func aWholeTextOfOneLookIsALabelOfThatLook() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Big",
      attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.systemBlue])
    let element = try #require(Shown(label).label)
    #expect(element.runs.isEmpty && element.color == .blue)
    #expect(element.font == SceneFont(style: .title1, weight: .bold))
  }

  @Test func linesDistancesAndLinksAreShown() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "abcd",
      attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2, .baselineOffset: CGFloat(3)])
    text.addAttribute(.link, value: URL(string: "https://example.org/")!, range: NSRange(location: 1, length: 1))
    text.addAttribute(.link, value: "javascript:alert(1)", range: NSRange(location: 2, length: 1))
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 3, length: 1))
    label.attributedText = text
    let shown = Shown(label)
    let runs = try #require(shown.label?.runs)
    #expect(runs.map(\.text) == ["a", "b", "c", "d"].filter { $0 != "c" || runs.count == 4 })
    #expect(runs.allSatisfy { $0.isUnderlined && $0.baselineOffset == 3 } && shown.label?.font.tracking == 2)
    #expect(runs.compactMap(\.link) == ["https://example.org/"], "a link that runs a script is none")
    #expect(runs.last?.isStruckThrough == true && runs.first?.isStruckThrough == false)
  }

  @Test func aPartHasAColourBehindIt() throws {
    let label = UILabel()
    let text = mixed
    text.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 0, length: 5))
    text.addAttribute(.foregroundColor, value: UIColor.black, range: NSRange(location: 1, length: 1))
    label.attributedText = text
    let runs = try #require(Shown(label).label?.runs)
    #expect(runs.map(\.text) == ["P", "r", "ice", ": ", "12 €"])
    #expect(runs.map(\.background) == [.yellow, .yellow, .yellow, nil, nil])
    #expect(runs[1].color == .rgb(red: 0, green: 0, blue: 0), "exact black is read on a ground of its own")
  }

  @Test func aSymbolStandsInTheText() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star")))
    text.append(NSAttributedString(string: " Starred"))
    label.attributedText = text
    let runs = try #require(Shown(label).label?.runs)
    #expect(runs.map(\.symbol) == [Symbol("star"), nil] && runs.map(\.text) == ["", " Starred"])
  }

  @Test func aParagraphStyleIsThatOfTheLabel() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    style.lineBreakMode = .byTruncatingMiddle
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Lines", attributes: [.paragraphStyle: style])
    let element = try #require(Shown(label).label)
    #expect(element.alignment == .center && element.lineSpacing == 6 && element.lineBreak == .truncateMiddle)
    #expect(label.textAlignment == .center)
    (style.lineSpacing, style.lineHeightMultiple) = (0, 1.5)
    label.font = .systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(string: "Lines", attributes: [.paragraphStyle: style])
    #expect(Shown(label).label?.lineSpacing == 12)
  }

  @Test func aPlainTextReplacesIt() throws {
    let label = UILabel()
    label.attributedText = mixed
    let shown = Shown(label)
    label.text = "Price: 12 €"
    #expect(shown.label?.runs.isEmpty == true)
    #expect(label.attributedText?.string == "Price: 12 €" && label.attributedText != mixed)
    label.attributedText = mixed
    #expect(shown.label?.runs.count == 2)
    label.attributedText = nil
    #expect(label.text == nil && shown.label?.text == "" && shown.label?.runs.isEmpty == true)
  }

  @Test func aLaterChangeOfTheStringDoesNotReachTheLabel() throws {
    let label = UILabel()
    let text = mixed
    label.attributedText = text
    text.mutableString.setString("other")
    #expect(label.attributedText == mixed && Shown(label).label?.text == "Price: 12 €")
  }

  @Test func aButtonHasATitleWithAttributes() throws {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(mixed, for: .normal)
    let shown = Shown(button)
    #expect(shown.label?.runs.map(\.text) == ["Price: ", "12 €"] && shown.button?.hasLabelChild == true)
    #expect(button.currentTitle == "Price: 12 €" && button.attributedTitle(for: .normal) == mixed)
    let red = NSAttributedString(
      string: "Red", attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 17)])
    button.setAttributedTitle(red, for: .normal)
    #expect(shown.button?.title == "Red" && shown.button?.font?.weight == .bold && shown.tints == [.red])
    #expect(shown.button?.hasLabelChild == false, "the front end's own button can show it")
    button.setAttributedTitle(nil, for: .normal)
    #expect(shown.button?.title == "plain" && shown.button?.font == nil && shown.tints.isEmpty)
  }

  @Test func aConfigurationHasATitleWithAttributes() throws {
    var configuration = UIButton.Configuration.filled()
    var attributes = AttributeContainer()
    attributes.font = UIFont.boldSystemFont(ofSize: 20)
    configuration.attributedTitle = AttributedString("Buy", attributes: attributes)
    let button = UIButton(configuration: configuration)
    let shown = Shown(button)
    #expect(shown.button?.title == "Buy" && shown.button?.font == SceneFont(style: .title3, weight: .bold))
    button.configuration?.title = "Sell"
    #expect(shown.button?.title == "Sell" && shown.button?.font == nil)
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.italicSystemFont(ofSize: 17)
      return outgoing
    }
    #expect(shown.button?.font?.isItalic == true)
    #expect(button.configuration?.attributedTitle == AttributedString("Sell"))
  }

  @Test func fieldsAndTextViewsHaveTheLookOfTheFirstCharacter() throws {
    let text = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.systemGreen])
    let field = UITextField()
    field.attributedText = text
    #expect(field.text == "abc" && Shown(field).field?.look?.foreground == .green)
    #expect(field.attributedText == text)
    let view = UITextView()
    view.attributedText = text
    #expect(view.text == "abc" && Shown(view).editor?.look?.font == SceneFont(style: .title1, weight: .bold))
    #expect(view.attributedText == text)
  }
}
