import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

/// Effects, outlines and masks are declarations that the script sets.
@MainActor @Suite(.serialized) struct EffectTests {
  private let center = ScenePoint(x: 0.5, y: 0.5)

  private func document(_ box: BoxElement) -> String { Pages.page(Sketch.node(.box(box))).document(resume: "r") }

  @Test func effectsAreDeclarationsInTheirOrder() {
    func css(_ effects: SceneEffect...) -> String { BoxElement(effects: effects).effects.css(filter: "f") }
    #expect(css(.rotation(angle: .pi / 4, anchor: center)) == "transform:rotate(45deg)")
    #expect(
      css(.scale(x: 2, y: -0.5, anchor: ScenePoint(x: 0, y: 1)))
        == "transform:scale(2,-0.5);transform-origin:0% 100%")
    // The first effect is the innermost one.
    #expect(
      css(.rotation(angle: .pi, anchor: center), .offset(x: 16, y: -8), .scale(x: 3, y: 3, anchor: center))
        == "transform:scale(3) translate(calc(1rem*var(--way,1)),-0.5rem) rotate(180deg)")
    #expect(
      css(.offset(x: 16, y: 0), .rotation(angle: .pi, anchor: ScenePoint(x: 0, y: 0)))
        == "transform:translate(-50%,-50%) rotate(180deg) translate(50%,50%) translate(calc(1rem*var(--way,1)),0rem)")
    #expect(
      css(.rotation3D(angle: .pi / 3, axis: SceneAxis(x: 0, y: 3, z: 0), anchor: center, distance: 160))
        == "transform:perspective(10rem) rotate3d(0,1,0,60deg)")
    #expect(
      css(.transform(DrawingTransform(a: 1, b: 0.25, c: 0, d: 1, tx: 32, ty: 0), anchor: ScenePoint(x: 0, y: 0)))
        == "transform:translate(2rem,0rem) matrix(1,0.25,0,1,0,0);transform-origin:0% 0%")
    #expect(
      css(.blur(radius: 8), .shadow(.label, opacity: 0.5, radius: 16, x: 1.6, y: 0), .color(.invert))
        == "filter:blur(0.5rem) drop-shadow(0.1rem 0rem 1rem color-mix(in srgb,var(--label) 50%,transparent)) invert(1)"
    )
    #expect(css(.opacity(0.5), .opacity(0.5), .blend(.colorDodge)) == "mix-blend-mode:color-dodge;opacity:0.25")
    #expect(css(.color(.brightness(0.5))) == "filter:contrast(0.5) brightness(2)")
  }

  @Test func oneChangedAngleIsOneAttribute() {
    let node = Sketch.node(.box(BoxElement(effects: [.rotation(angle: 0, anchor: center)])))
    let page = Pages.page(node)
    let frame = page.frame(
      .update(node.id, .box(BoxElement(effects: [.rotation(angle: .pi / 2, anchor: center)]))))
    #expect(
      frame == "[\"p\",1,[[1,\"\(String(node.id.rawValue, radix: 36))\",\"data-s\",\"transform:rotate(90deg)\"]]]")
  }

  @Test func coloursWithoutAFunctionAreFiltersOfTheNode() {
    let written = document(BoxElement(effects: [.multiply(.tint, opacity: 1), .blur(radius: 16)]))
    #expect(written.contains("<feFlood flood-color=\"var(--tint)\"") && written.contains("class=\"box filtered"))
    #expect(written.contains("-f0) blur(1rem)"))
  }

  @Test func outlinesArePolygonsThatAreStretched() {
    let path = DrawingPath([
      .move(to: ScenePoint(x: 0, y: 0)), .line(to: ScenePoint(x: 10, y: 10)), .line(to: ScenePoint(x: 0, y: 10)),
    ])
    let outline = SceneOutline(path, isEvenOdd: true, size: SceneSize(width: 20, height: 10))
    #expect(
      document(BoxElement(isClipped: true, outline: outline))
        .contains("data-s=\"clip-path:polygon(evenodd,0% 0%,50% 100%,0% 100%)\""))
    // A background with an outline does not cut the content.
    let behind = document(BoxElement(background: .color(.red), outline: outline))
    #expect(behind.contains("shaped") && behind.contains("--back:var(--red);--outline:polygon("))
    #expect(!behind.contains("clip-path:polygon"))
    #expect(
      document(BoxElement(isClipped: true, outline: SceneOutline(DrawingPath(), size: outline.size)))
        .contains("clip-path:polygon(0 0)"))
  }

  @Test func masksAreHarmlessAddresses() {
    let text = DrawingText(["</text><script>\";url(x)\u{202E}"], at: ScenePoint(x: 0, y: 0))
    let mask = DrawingElement(
      commands: [.text(text), .symbol(Symbol("heart.fill"), in: SceneRect(x: 0, y: 0, width: 9, height: 9))],
      size: SceneSize(width: 20, height: 10))
    let css = mask.maskCSS
    #expect(css.hasPrefix("url(\"data:image/svg+xml,%3csvg ") && css.hasSuffix("\")"))
    let address = css.dropFirst(5).dropLast(2)
    #expect(address.dropFirst(19).allSatisfy { $0.isLetter || $0.isNumber || "-./=% ,".contains($0) })
    // Symbols of the page cannot be referred to.
    #expect(!css.contains("use"))
    #expect(document(BoxElement(mask: mask)).contains("masked"))
  }
}
