import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Pictures in pages, and the addresses at which they are served.
@Suite @MainActor struct PictureTests {
  private func picture(_ marks: UInt8...) -> ImageData {
    ImageData(
      bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 8)
        + [0, 0, 0, 60, 0, 0, 0, 40] + marks)
  }
  private func html(_ image: ImageElement) -> String { Pages.page(Sketch.node(.image(image))).document(resume: "") }

  @Test func aPictureHasItsSizeInPointsAndAnAddressByItsBytes() throws {
    let data = picture(1)
    var look = PictureLook()
    look.scale = 2
    let page = html(ImageElement(source: .data(data), label: "A <flag>", look: look))
    let address = try #require(PictureShelf.shared.address(of: data))
    #expect(address == "_keel/picture/" + Digest.hex(data.bytes) + ".png")
    #expect(page.contains("--w:1.875rem;--h:1.25rem") && page.contains("src=\"/\(address)\""))
    #expect(page.contains("alt=\"A &lt;flag&gt;\"") && !page.contains("data:image"))
  }

  @Test func aPictureForDarkIsChosenByTheBrowser() throws {
    var look = PictureLook()
    let dark = picture(3)
    look.darkData = dark
    let page = html(ImageElement(source: .data(picture(2)), look: look))
    let address = try #require(PictureShelf.shared.address(of: dark))
    #expect(page.contains("media=\"screen and (prefers-color-scheme: dark)\" srcset=\"/\(address)\""))
  }

  @Test func aPictureForDarkFollowsTheChosenAppearance() {
    var look = PictureLook()
    look.darkData = picture(3)
    let image = Sketch.node(.image(ImageElement(source: .data(picture(2)), look: look)))
    let screen = Sketch.screen("Page", image)
    func html(_ scheme: SceneEnvironment.ColorScheme?) -> String {
      var root = Sketch.window("", screen)
      root.element = .window(WindowElement(colorScheme: scheme))
      return Pages.page(root).document(resume: "")
    }
    #expect(html(.dark).contains("media=\"screen\" srcset="))
    #expect(html(.light).contains("<img") && !html(.light).contains("<source"))
    // A change describes the picture again.
    var root = Sketch.window("", screen)
    root.element = .window(WindowElement())
    let page = Pages.page(root)
    let mirror = PageMirror(page)
    #expect(mirror.root?.outline().contains("source ") == true)
    #expect(mirror.take(page.frame(.update(root.id, .window(WindowElement(colorScheme: .light))))) == nil)
    #expect(mirror.root?.outline() == PageMirror(page).root?.outline())
    #expect(mirror.root?.outline().contains("source ") == false)
  }

  @Test func templatesTilesAndEdgesAreStyles() {
    var look = PictureLook()
    look.isTemplate = true
    look.color = .green
    #expect(html(ImageElement(source: .data(picture(4)), look: look)).contains("face template c-green"))
    look = PictureLook()
    look.isTiled = true
    #expect(
      html(ImageElement(source: .data(picture(4)), isResizable: true, look: look)).contains("0 0/3.75rem 2.5rem repeat")
    )
    look = PictureLook()
    look.scale = 2
    look.capInsets = SceneInsets(top: 1, leading: 4, bottom: 3, trailing: 2)
    #expect(
      html(ImageElement(source: .data(picture(4)), isResizable: true, look: look))
        .contains(" 2 4 6 8 fill/0.063rem 0.125rem 0.188rem 0.25rem/0 stretch"))
  }

  @Test func aPictureStandsInThePlaceOfASymbol() throws {
    let data = picture(5)
    let address = try #require(PictureShelf.shared.address(of: data))
    func html(_ change: (inout Symbol) -> Void, _ element: (Symbol) -> Subtree) -> String {
      var symbol = Symbol("home")
      symbol.picture = SymbolPicture(data: data)
      change(&symbol)
      return Pages.page(element(symbol)).document(resume: "")
    }
    func button(_ symbol: Symbol) -> Subtree { Sketch.node(.button(ButtonElement(title: "Home", image: symbol))) }
    let own = html({ _ in }, button)
    #expect(own.contains("<svg class=\"sym\" aria-hidden=\"true\"><image href=\"/\(address)\" width=\"100%\""))
    #expect(!own.contains("s-home"), "nothing is drawn by its name")
    let template = html({ $0.picture?.look.isTemplate = true }, button)
    #expect(template.contains("background:currentColor;mask:url(/\(address)) center/contain no-repeat"))
    let dark = picture(6)
    let darkAddress = try #require(PictureShelf.shared.address(of: dark))
    let page = html({ $0.picture?.look.darkData = dark }) { symbol in
      var window = Sketch.window("", Sketch.screen("Page", button(symbol)))
      window.element = .window(WindowElement(colorScheme: .dark))
      return window
    }
    #expect(page.contains(darkAddress) && !page.contains(address))
  }

  @Test func thePictureOfARowHasItsOwnSizeUpToALimit() {
    func row(_ scale: Double) -> String {
      var symbol = Symbol("")
      symbol.picture = SymbolPicture(data: picture(7))
      symbol.picture?.look.scale = scale
      let row = Sketch.node(.row(RowElement(text: "One", image: symbol)))
      return Pages.page(Sketch.list(Sketch.section("", row))).document(resume: "")
    }
    #expect(row(2).contains("inline-size:1.875rem;block-size:1.25rem"))
    #expect(row(0.5).contains("inline-size:5.625rem;block-size:3.75rem"))
    var wide = SymbolPicture(data: ImageData(bytes: Array("<svg width='1000' height='10'/>".utf8)))
    #expect(wide.sizeInRow?.width == 120 && wide.sizeInRow?.height == 1.2)
    wide.data = ImageData(bytes: [1])
    #expect(wide.sizeInRow == nil)
  }

  @Test func whatHasNoPictureShowsNothing() {
    let page = html(ImageElement(source: .data(ImageData(bytes: []))))
    #expect(page.contains("class=\"photo") && !page.contains("<img"))
    #expect(html(ImageElement(source: .data(ImageData(bytes: [1])), label: "Odd")).contains("noimage\">Odd"))
  }

  @Test func aPictureIsServedUnchangedForEverAndRunsNothing() throws {
    let document = ImageData(bytes: Array("<svg onload='alert(1)'/>".utf8))
    let name = String(try #require(PictureShelf.shared.address(of: document)).dropFirst(PictureShelf.path.count))
    let answer = SecurityHeaders.added(to: PictureShelf.shared.response(named: name))
    #expect(answer.status == 200 && answer.body == document.bytes)
    #expect(answer.header("Content-Type") == "image/svg+xml")
    #expect(answer.header("Cache-Control") == "private, max-age=31536000, immutable")
    let policies = answer.headers.filter { $0.name == "Content-Security-Policy" }.map(\.value)
    #expect(policies.count == 1 && policies[0].contains("default-src 'none'") && policies[0].contains("sandbox"))
    #expect(answer.header("X-Content-Type-Options") == "nosniff")
  }

  @Test(arguments: ["", "..", "../keel.js", "0.png", String(repeating: "a", count: 64) + ".png", "%00", "a/b"])
  func otherNamesAreNotServed(_ name: String) {
    #expect(PictureShelf.shared.response(named: name).status == 404)
  }

  @Test func aPictureThatNoSceneHasIsForgotten() {
    let shelf = PictureShelf(recentBytes: 0)
    func show(_ mark: UInt8) -> String? { shelf.address(of: picture(mark, 0, mark)) }
    let name = show(7).map { String($0.dropFirst(PictureShelf.path.count)) } ?? ""
    #expect(!name.isEmpty && shelf.picture(named: name) == nil)
  }
}
