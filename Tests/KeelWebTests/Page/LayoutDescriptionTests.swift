import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// The descriptions of nodes contain the parts of a layout that the style sheet cannot infer.
@MainActor @Suite struct LayoutDescriptionTests {
  private func html(_ children: Subtree...) -> String {
    let stack = Sketch.node(.stack(StackElement(alignment: .center, distribution: .pageContent)), children)
    return Pages.page(Sketch.window("", Sketch.screen("Page", stack))).document(resume: "")
  }

  /// Expects that after an operation the page is the same as a new one, and that it contains a part of a description, or
  /// does not.
  private func expect(_ part: String, isShown: Bool = true, in page: WebPage, after operation: Patch.Operation) {
    let mirror = PageMirror(page)
    for frame in page.apply(Patch(operations: [operation])) { #expect(mirror.take(frame) == nil) }
    let outline = mirror.root?.outline() ?? ""
    #expect(outline == PageMirror(page).root?.outline())
    #expect(outline.contains(part) == isShown)
  }

  private func preferred(_ priority: Double, _ child: Subtree) -> Subtree {
    Sketch.node(.box(BoxElement(placement: .priority(priority))), [child])
  }

  private func square(_ length: Double) -> Subtree {
    Sketch.node(
      .box(BoxElement(frame: SceneFrame(width: length, height: length))), [Sketch.node(.shape(ShapeElement()))])
  }

  @Test(arguments: [2.0, -1]) func aPriorityMakesOnlyWhatIsFlexibleGrow(_ priority: Double) {
    func stack(_ axis: StackElement.Axis, _ child: Subtree) -> String {
      let others = Sketch.node(.shape(ShapeElement()))
      return html(
        Sketch.node(.stack(StackElement(axis: axis, alignment: .center)), [preferred(priority, child), others]))
    }
    for axis in StackElement.Axis.allCases {
      #expect(!stack(axis, square(20)).contains("flex-grow"))
      #expect(stack(axis, Sketch.node(.shape(ShapeElement()))).contains("flex-grow"))
    }
    // In a row a text grows to the length of its line, in a column it is as high as it is.
    #expect(stack(.horizontal, Sketch.label("Name")).contains("flex-grow"))
    #expect(!stack(.vertical, Sketch.label("Name")).contains("flex-grow"))
  }

  @Test func aColumnThatBecomesARowSharesItsLength() {
    let text = preferred(1, Sketch.label("Name"))
    let stack = Sketch.node(.stack(StackElement(alignment: .center)), [text, Sketch.label("Other")])
    let page = Pages.page(stack)
    #expect(!page.document(resume: "").contains("flex-grow"))
    let row = StackElement(axis: .horizontal, alignment: .center)
    expect("flex-grow", in: page, after: .update(stack.id, .stack(row)))
    // The other text keeps its longest word.
    expect("ranked", in: page, after: .update(text.id, .box(BoxElement(placement: .priority(2)))))
    expect("ranked", isShown: false, in: page, after: .update(text.id, .box(BoxElement())))
  }

  @Test func textsInALimitedHeightAreMeasured() {
    func text(_ text: String = "Several words", limit: Int = 0) -> Subtree {
      Sketch.node(.label(LabelElement(text: text, lineLimit: limit)))
    }
    func frame(_ child: Subtree, most: Double = 30) -> Subtree {
      let frame = SceneFrame(maxHeight: most)
      return Sketch.node(.box(BoxElement(frame: frame)), [Sketch.node(.stack(StackElement()), [child])])
    }
    let script = "modulepreload"
    #expect(html(frame(text())).contains("label short\"") && html(frame(text(limit: 2))).contains("some short\""))
    let (preloads, plain) = (html(frame(text())).ranges(of: script), html(text()).ranges(of: script))
    #expect(preloads.count == plain.count + 1)
    for other in [
      text(), frame(text(), most: .infinity), frame(text(limit: 1)), frame(text("Word")),
      frame(Sketch.node(.scroll(ScrollElement()), [text()])),
      frame(Sketch.node(.box(BoxElement(placement: .fixedSize(horizontal: false, vertical: true))), [text()])),
    ] { #expect(!html(other).contains(" short\"")) }
    let box = frame(text())
    let page = Pages.page(box)
    expect("label short", isShown: false, in: page, after: .update(box.id, .box(BoxElement())))
    expect("label short", in: page, after: .update(box.id, .box(BoxElement(frame: SceneFrame(width: nil, height: 40)))))
  }

  /// Pages share the outcomes of equal changes (`ChangeMemo`).
  @Test func aTextThatBecomesLongerIsMeasuredOnlyInALimitedHeight() {
    func label(_ text: String) -> Element { .label(LabelElement(text: text, lineLimit: 0)) }
    for most in [Double.infinity, 30] {
      let text = Sketch.node(label("Word"))
      let stacks = Sketch.node(.stack(StackElement()), [Sketch.node(.stack(StackElement()), [text])])
      let page = Pages.page(Sketch.node(.box(BoxElement(frame: SceneFrame(maxHeight: most))), [stacks]))
      expect("label short", isShown: most.isFinite, in: page, after: .update(text.id, label("Several words")))
    }
  }

  @Test func nodesThatDecorateARatioHaveTheRatio() {
    func ratio(_ ratio: Double) -> Element { .box(BoxElement(placement: .aspectRatio(ratio, .fit))) }
    let inner = Sketch.node(ratio(2), [Sketch.node(.shape(ShapeElement()))])
    let layers = Sketch.node(.layers(LayersElement(base: 0)), [inner, Sketch.node(.shape(ShapeElement()))])
    let box = Sketch.node(.box(BoxElement()), [layers])
    let row = Sketch.node(.stack(StackElement(axis: .horizontal, alignment: .center)), [box, Sketch.label("Name")])
    let content = Sketch.node(.stack(StackElement(alignment: .center, distribution: .pageContent)), [row])
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", content)))
    #expect(page.document(resume: "").ranges(of: "--ratio:2").count == 3)
    #expect(page.document(resume: "").contains(" rated"))
    expect("--ratio:2", isShown: false, in: page, after: .update(inner.id, ratio(3)))
    #expect(page.document(resume: "").ranges(of: "--ratio:3").count == 3)
    // In a frame of its own it is no decoration, and is as large as the frame.
    let frame = BoxElement(frame: SceneFrame(width: 9, height: 9))
    expect(" rated", isShown: false, in: page, after: .update(box.id, .box(frame)))
    #expect(page.document(resume: "").ranges(of: "--ratio:3").count == 2)
  }

  @Test func aLazyStackWithoutSpacingHasNone() {
    let window = ChildWindow(count: 1)
    let lazy = Sketch.node(.stack(StackElement(spacing: 0, window: window)), [Sketch.label("Row")])
    #expect(html(Sketch.node(.scroll(ScrollElement()), [lazy])).contains("gap:0rem"))
  }

  @Test func contentExtendsOverABoxWithNegativeInsets() {
    let box = Sketch.node(.box(BoxElement(insets: SceneInsets(leading: -8, trailing: 16))), [square(20)])
    let page = Pages.page(box)
    let document = page.document(resume: "")
    #expect(document.contains("grid-template:0rem minmax(0,1fr) 0rem/0rem minmax(0,1fr) 1rem"))
    #expect(document.contains("margin-inline:-0.5rem 0rem"))
    // The content changes with the insets of the box.
    let insets = SceneInsets(leading: -16)
    expect("margin-inline:-1rem 0rem", in: page, after: .update(box.id, .box(BoxElement(insets: insets))))
  }

  @Test func aFrameWithItsIdealLengthIsNotShorterThanItsMinimum() {
    func document(minimum: Double, ideal: Double) -> String {
      let frame = SceneFrame(minWidth: minimum, idealWidth: ideal, maxWidth: .infinity)
      let content = Sketch.node(.box(BoxElement(frame: frame)), [Sketch.label("Name")])
      return html(
        Sketch.node(.box(BoxElement(placement: .fixedSize(horizontal: true, vertical: false))), [content]))
    }
    #expect(document(minimum: 1000, ideal: 840).contains("min-width:62.5rem"))
    #expect(document(minimum: 840, ideal: 1000).contains("min-width:62.5rem"))
  }

  @Test func anEditorInAFrameHasNoHeightOfItsOwn() {
    func document(_ frame: SceneFrame) -> String {
      html(Sketch.node(.box(BoxElement(frame: frame)), [Sketch.node(.textEditor(TextEditorElement()))]))
    }
    #expect(document(SceneFrame(width: nil, height: 60)).contains("min-block-size:0"))
    let layers = Sketch.node(
      .layers(LayersElement(base: 0)),
      [Sketch.node(.textEditor(TextEditorElement())), Sketch.node(.shape(ShapeElement()))])
    let frame = SceneFrame(width: nil, height: 60)
    #expect(html(Sketch.node(.box(BoxElement(frame: frame)), [layers])).contains("min-block-size:0"))
    #expect(!document(SceneFrame(width: 60, height: nil)).contains("min-block-size:0"))
  }

  @Test func aLineInARowIsUprightInABoxToo() {
    let line = Sketch.node(.separator)
    let boxed = Sketch.node(.box(BoxElement(frame: SceneFrame(width: nil, height: 20))), [line])
    let row = Sketch.node(.stack(StackElement(axis: .horizontal, alignment: .center)), [boxed])
    let page = Pages.page(row)
    #expect(page.document(resume: "").contains("separator upright"))
    let sheet = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(sheet.contains(".upright {inline-size:0;block-size:auto;border:0;border-inline-start:"))
    let column = StackElement(alignment: .center)
    expect("upright", isShown: false, in: page, after: .update(row.id, .stack(column)))
  }
}
