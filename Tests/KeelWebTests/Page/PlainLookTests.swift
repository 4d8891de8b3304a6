import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Looks of forms, sheets and bars that the markup decides.
@MainActor @Suite struct PlainLookTests {
  private func html(_ node: Subtree) -> String { Pages.page(node).document(resume: "") }

  @Test func slidersAndSegmentsHaveTheirTitleAsANameOnly() {
    let slider = html(Sketch.node(.slider(SliderElement(value: 0.5, title: "Volume"))))
    #expect(slider.components(of: "Volume") == 1 && slider.contains("aria-label=\"Volume\""))
    func picker(_ style: PickerElement.Style) -> String {
      let options = ["A", "B"].map { PickerElement.Option(title: $0) }
      return html(Sketch.node(.picker(PickerElement(title: "Size", options: options, selectedIndex: 0, style: style))))
    }
    #expect(picker(.segmented).components(of: "Size") == 1 && picker(.segmented).contains("aria-label=\"Size\""))
    #expect(picker(.inline).contains("class=\"title\""))
  }

  @Test func aRowThatIsNotOpaqueIsMarked() {
    func row(_ opacity: Double, _ color: SceneColor = .red) -> String {
      var row = Sketch.row("Row")
      if case .row(var element) = row.element {
        element.look = RowLook(background: .color(color, opacity: opacity))
        row.element = .row(element)
      }
      return html(Sketch.list(Sketch.section("", row)))
    }
    #expect(row(0).contains("class=\"row sheer\"") && !row(1).contains("sheer"))
    #expect(row(1, .translucent(.red, opacity: 0.5)).contains("class=\"row sheer\""))
  }

  @Test func aLoneSymbolStaysAtTheLeadingEdgeOfItsRow() throws {
    var row = Sketch.node(.row(RowElement(contentChildCount: 1)))
    row.children = [Sketch.node(.image(ImageElement(symbol: Symbol("star"))))]
    let page = html(Sketch.list(Sketch.section("", row)))
    let own = try #require(page.split(separator: "class=\"own\"").last)
    #expect(own.prefix(60).contains("<svg"))
    // Other first views fill the row.
    #expect(String(decoding: Assets.stylesheet, as: UTF8.self).contains(".own > :first-child:not(svg, .lone) {flex:1;"))
  }

  @Test func theChosenAppearanceIsThatOfTheWindowAndOfTheSheet() {
    func html(_ window: SceneEnvironment.ColorScheme?, _ sheet: SceneEnvironment.ColorScheme?) -> String {
      let page = Sketch.screen("Page", Sketch.label("Text"))
      let over = Sketch.node(.sheet(SheetElement(colorScheme: sheet)), [Sketch.screen("Sheet", Sketch.label("Text"))])
      var root = Sketch.window("", page, over)
      root.element = .window(WindowElement(colorScheme: window))
      return Pages.page(root).document(resume: "")
    }
    #expect(html(nil, nil).contains("class=\"window\"") && html(nil, nil).contains("class=\"sheet\""))
    #expect(html(.dark, nil).contains("class=\"window dark\"") && html(.dark, nil).contains("class=\"sheet\""))
    #expect(html(nil, .light).contains("class=\"sheet light\""))
    let rules = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(rules.contains(":root:has(.window.dark), .dark {color-scheme:dark}"))
  }

  @Test func aCardDiffersFromTheGroundOfItsPage() {
    let card = Sketch.node(.box(BoxElement(background: .color(.secondaryBackground))), [Sketch.label("Text")])
    #expect(html(card).contains("background:var(--second)"))
    // Lists in groups have a grey ground and white cards, other pages a white ground and grey cards. Pages below the
    // visible one do not count.
    let rules = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(rules.contains("{--ground:var(--page);--second:light-dark(var(--ground3), var(--ground2));"))
    #expect(rules.contains("&:has(.list:not(.plain, [hidden] *)) {--ground:var(--grouped);--second:var(--ground2);"))
  }

  @Test func aSheetHasItsHeight() {
    func sheet(_ height: SheetElement.Height) -> String {
      let sheet = Sketch.node(.sheet(SheetElement(height: height)), [Sketch.screen("Sheet", Sketch.label("Text"))])
      return Pages.page(Sketch.window("", Sketch.screen("Page", Sketch.label("Text")), sheet)).document(resume: "")
    }
    #expect(!sheet(.large).contains("--detent"))
    #expect(sheet(.medium).contains("--detent:50dvh"))
    #expect(sheet(.fraction(0.3)).contains("--detent:30dvh"))
    #expect(sheet(.points(160)).contains("--detent:10rem"))
    #expect(sheet(.fraction(.nan)).contains("--detent:0dvh") && sheet(.points(-1)).contains("--detent:0rem"))
  }
}
