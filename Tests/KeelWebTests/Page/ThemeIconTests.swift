import Conformance
import KeelScene
import Synchronization
import Testing

@testable import KeelWeb

@MainActor struct ThemeIconTests {
  private func icon(_ inside: String, root: String = "viewBox=\"0 0 16 16\"") -> ThemeIcon? {
    IconSanitizer.icon(of: Array("<?xml version=\"1.0\"?><!-- x --><svg \(root)>\(inside)</svg>".utf8))
  }

  @Test func shapesKeepTheirFormAndLoseTheirColour() {
    let found = icon(
      "<g fill='#2e3436'><path d='m1 2h3z' fill-opacity='.5' fill-rule='evenodd'/><circle cx='1px' cy='2' r='3' style='fill:none;stroke:#000'/></g>"
    )
    #expect(
      found?.document == """
        <svg xmlns="http://www.w3.org/2000/svg"><symbol id="i" viewBox="0 0 16 16"><g fill="currentColor" stroke="none">\
        <g fill="currentColor"><path d="m1 2h3z" fill-opacity="0.5" fill-rule="evenodd"/>\
        <circle cx="1" cy="2" fill="none" r="3" stroke="currentColor"/></g></g></symbol></svg>
        """)
    #expect(icon("<rect width='1' height='1'/>", root: "width='16px' height='8'")?.area == [0, 0, 16, 8])
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<style>*{}</style>", "<image href='http://x/y.png'/>", "<use href='#a'/>",
    "<foreignObject><div/></foreignObject>", "<a href='javascript:1'><path d='M0 0'/></a>",
    "<path d='M0 0' fill='url(#a)'/>", "<path d='M0 0' mask='url(#a)'/>", "<path d='M0 0' style='filter:url(x)'/>",
    "<path d='M0 0' display='none'/>", "<animate attributeName='href'/>", "<set/>", "<defs><path d='M0 0'/></defs>",
    "<text>a</text>", "<metadata><rdf:RDF/></metadata>",
  ])
  func nothingButShapesIsKept(_ hostile: String) throws {
    #expect(icon(hostile) == nil)
    #expect(
      try #require(icon(hostile + "<path d='M1 1'/>")).document.hasSuffix("<path d=\"M1 1\"/></g></symbol></svg>"))
  }

  @Test func unknownAttributesAndValuesAreDropped() throws {
    let found = try #require(
      icon("<path onclick='x()' id='a' class='b' d='M1 1\">script' xlink:href='y' opacity='1e9' transform='spin(3)'/>")
    )
    // A number beyond all others is not kept either.
    #expect(found.parts == [ThemeIcon.Part(name: "path")])
  }

  @Test(arguments: [
    "", "<svg", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 1 1'><path d='M0 0'/></svg>",
    "<svg viewBox='0 0 1 1'><path d='&a;'/></svg>", "<svg viewBox='0 0 1 1'><g><path d='M0 0'/></svg>",
    "<svg viewBox='0 0 1 1'><path d='M0 0'/>", "<svg viewBox='0 0 1 1'><path d=M0/></svg>",
    "<svg viewBox='0 0 0 1'><path d='M0 0'/></svg>", "<html><path d='M0 0'/></html>",
    "<svg viewBox='0 0 1 1'><![CDATA[<path d='M0 0'/>]]></svg>", "<svg viewBox='0 0 1 1'></svg>",
  ])
  func whatIsNotAnIconIsRefused(_ text: String) {
    #expect(IconSanitizer.icon(of: Array(text.utf8)) == nil)
  }

  @Test func deepAndLongDocumentsAreRefused() {
    let deep = String(repeating: "<g>", count: 40) + "<path d='M0 0'/>" + String(repeating: "</g>", count: 40)
    #expect(icon(deep) == nil)
    #expect(icon(String(repeating: "<path d='M0 0'/>", count: 2_000)) == nil)
    #expect(icon(String(repeating: " ", count: 70_000) + "<path d='M0 0'/>") == nil)
  }

  @Test func anIconIsReadOnceAndOnlyIfTheTableHasIt() async {
    let file = Array("<svg viewBox='0 0 16 16'><path d='M1 1'/></svg>".utf8)
    let reads = Mutex(0)
    let icons = ThemeIcons(folders: ["/theme"]) { path in
      guard path == "/theme/status/drive-optical-symbolic.svg" else { return nil }
      reads.withLock { $0 += 1 }
      return file
    }
    _ = await icons.response(named: "drive-optical.svg")
    let answer = await icons.response(named: "drive-optical.svg")
    #expect(answer.status == 200 && answer.header("Content-Type") == "image/svg+xml")
    #expect(String(decoding: answer.body, as: UTF8.self).contains("d=\"M1 1\""))
    #expect(answer.header("Content-Security-Policy") == "default-src 'none'; sandbox")
    #expect(reads.withLock { $0 } == 1)
    #expect(await icons.icon(named: "../../../etc/passwd") == nil)
    #expect(await icons.response(named: "../passwd.svg").status == 404)
    #expect(await icons.response(named: "drive-optical").status == 404)
  }

  @Test func anIconThatIsNotInstalledIsThePlaceholder() async {
    let icons = ThemeIcons(folders: ["/none"]) { _ in nil }
    let answer = await icons.response(named: "drive-optical.svg")
    #expect(String(decoding: answer.body, as: UTF8.self) == SymbolArt.placeholder)
    #expect(answer.header("Cache-Control") == "private, max-age=60")
  }

  @Test func symbolsReferToIconsAndKeepTheirVariants() {
    let plain = SymbolArt.art(of: "opticaldiscdrive", base: "/x/")
    #expect(plain.count == 1 && plain[0]["href"] == "/x/_keel/icon/drive-optical.svg#i")
    #expect(SymbolArt.art(of: "opticaldiscdrive.circle", base: "/").count == 2)
    #expect(SymbolArt.art(of: "opticaldiscdrive") == SymbolArt.art(of: "nonsense"))
    let page = Pages.page(Sketch.node(.image(ImageElement(source: .symbol(Symbol("opticaldiscdrive")), label: "File"))))
      .document(resume: "")
    #expect(page.contains("_keel/icon/drive-optical.svg#i") && page.contains("aria-label=\"File\""))
  }

  /// The installed theme has all icons of the table, and each has shapes.
  @Test(.enabled("The theme is not installed.") { await ThemeIcons.shared.icon(named: "drive-optical") != nil })
  func theInstalledThemeHasTheIconsOfTheTable() async {
    for name in ThemeSymbols.all { #expect(await ThemeIcons.shared.icon(named: name) != nil, "\(name)") }
  }
}
