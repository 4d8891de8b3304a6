import CGLib
import Testing

@testable import KeelWeb

@Suite @MainActor struct AssetTests {
  @Test func theScriptIsStrictAndWhole() {
    let script = String(decoding: Assets.script, as: UTF8.self)
    #expect(script.hasPrefix("(() => {\n\"use strict\";") && script.hasSuffix("})();\n"))
    for word in ["WebSocket", "showModal", "pushState", "compositionend"] { #expect(script.contains(word)) }
  }

  @Test func onlySpaceThatSeparatesNothingIsLeftOutOfIt() {
    func closeSet(_ text: String) -> String { String(decoding: Assets.closeSet(Array(text.utf8)), as: UTF8.self) }
    #expect(closeSet("let a = b + -c, d = e in f;\nif (a) {\ng();\n}\nh") == "let a=b+ -c,d=e in f;if(a){g();}\nh")
    #expect(closeSet("a = \"b = 'c' \\\" d\" + ' e ';") == "a=\"b = 'c' \\\" d\"+' e ';")
    #expect(closeSet("a(`b = ${c + d} e`, x / y)") == "a(`b = ${c + d} e`,x / y)")
  }

  @Test func itsOwnNamesAreShortAndNoOthers() {
    func shortNamed(_ text: String) -> String { String(decoding: Assets.shortNamed(Array(text.utf8)), as: UTF8.self) }
    let names = shortNamed("function first(){second();}const second=3;")
    #expect(names == "function b(){a();}const a=3;", "the most used first")
    #expect(shortNamed("const name=1;x.name=name;") == "const name=1;x.name=name;", "a property")
    #expect(shortNamed("let kept=1;f({kept:kept},{kept});") == "let kept=1;f({kept:kept},{kept});", "a key")
    #expect(shortNamed("let side=1;g(`${side}px`);") == "let side=1;g(`${side}px`);", "a text with places to fill")
    #expect(shortNamed("const word=1;h(word,\"word\",'word');a();") == "const b=1;h(b,\"word\",'word');a();")
    #expect(shortNamed("go();") == "go();", "declared elsewhere")
  }

  @Test func theScriptNeverParsesMarkup() {
    let script = String(decoding: Assets.script, as: UTF8.self)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser",
    ] {
      #expect(!script.contains(word), "\(word)")
    }
  }

  @Test func theScriptTravelsInLessThanThirteenThousandBytes() {
    #expect(Self.gzipped(Assets.script) < 13_000)
    #expect(Self.gzipped(Assets.stylesheet) < 12_000)
  }

  private static func gzipped(_ bytes: [UInt8]) -> Int {
    let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9)
    defer { g_object_unref(compressor.map(UnsafeMutableRawPointer.init)) }
    var output = [UInt8](repeating: 0, count: bytes.count + 1000)
    var read: gsize = 0
    var written: gsize = 0
    g_converter_convert(
      compressor, bytes, gsize(bytes.count), &output, gsize(output.count),
      G_CONVERTER_INPUT_AT_END, &read, &written, nil)
    return Int(read) == bytes.count ? Int(written) : .max
  }
}
