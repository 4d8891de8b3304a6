import CGLib
import KeelScene
import Testing

@testable import KeelWeb

@Suite @MainActor struct AssetTests {
  @Test func theScriptIsStrictAndWhole() {
    let script = String(decoding: Assets.script, as: UTF8.self)
    #expect(!script.contains("\nimport ") && !script.contains("\nexport "))
    #expect(script.split(separator: "\n").last?.hasPrefix("export{") == true)
    for word in ["WebSocket", "showModal", "pushState", "compositionend"] { #expect(script.contains(word)) }
  }

  @Test func modulesAreJoinedWithoutImportsAndComments() {
    func joinable(_ text: String) -> String { String(decoding: Assets.joinable(Array(text.utf8)), as: UTF8.self) }
    #expect(joinable("import { a } from \"./b.js\";\nexport const c = a;") == "const c = a;\n")
    #expect(joinable("import {\n  a,\n  b\n} from \"./b.js\";\n\nlet c;") == "let c;\n")
    #expect(joinable("// What it is.\n/** @param {Element} a */\nf(a); // why\n  // so\n") == "f(a); // why\n")
    #expect(joinable("  imports(\"./b.js\");\n  exports();\n") == "  imports(\"./b.js\");\n  exports();\n")
  }

  /// Two modules with the same top-level name would conflict once they are joined.
  /// Each event and each operation is in the script, under its name and never by its number.
  @Test func theScriptNamesAllEventsAndOperations() {
    let sources = (Assets.modules + Assets.layoutModules).map { String(decoding: $0, as: UTF8.self) }.joined()
    for code in EventCode.allCases { #expect(sources.contains("events.\(code)"), "\(code)") }
    for code in PatchCode.allCases { #expect(sources.contains("[patches.\(code)]: "), "\(code)") }
    #expect(!sources.contains(/\bsend\(\d/))
    let numbered = String(decoding: Assets.withCodes(Array("send(events.moveRow, patches.symbol)".utf8)), as: UTF8.self)
    #expect(numbered == "send(20, 11)")
  }

  @Test func noNameIsAtTheTopOfTwoModules() throws {
    var owners: [String: Int] = [:]
    for (number, module) in (Assets.modules + Assets.layoutModules).enumerated() {
      for line in String(decoding: Assets.joinable(module), as: UTF8.self).split(separator: "\n") {
        let match = try /^(?:async )?function (?<name>\w+)|^(?:const|let) (?<names>.+)/.firstMatch(in: line)
        guard let match else { continue }
        let first = match.name ?? match.names?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
        let more = (match.names ?? "").matches(of: /, (\w+)(?= =|,|;|$)/).map(\.1)
        for name in Set([first] + more) {
          #expect(owners[String(name), default: number] == number, "\(name)")
          owners[String(name)] = number
        }
      }
    }
    #expect(owners.count > 100)
  }

  @Test func theSecondScriptImportsWhatTheFirstOneExports() throws {
    let first = String(decoding: Assets.script, as: UTF8.self)
    let second = String(decoding: Assets.layouts(importing: "keel-1.js"), as: UTF8.self)
    let names = try #require(second.firstMatch(of: /^import\{([\w,]+)\}from"\.\/keel-1\.js";\n/)).1
    #expect(first.hasSuffix("export{\(names)};\n") && second.hasSuffix("export{layOut,describe};\n"))
    for name in names.split(separator: ",") {
      #expect(first.matches(of: try Regex("(?m)^(?:const|let|function|var) .*\\b\(name)\\b")).count > 0, "\(name)")
    }
  }

  /// The queries of the script and of the stylesheet are those of the terminal and of the program.
  @Test func oneNumberDecidesWhatIsNarrow() {
    let script = String(decoding: Assets.script, as: UTF8.self)
    let sheet = String(decoding: Assets.stylesheet, as: UTF8.self)
    let least = SceneEnvironment.SizeClass.regularWidth
    #expect(least.columns == 80 && least.points == 600)
    #expect(SceneEnvironment.SizeClass(width: .points(599.98)) == .compact)
    #expect(SceneEnvironment.SizeClass(width: .points(600)) == .regular)
    #expect(script.contains("matchMedia(\"(max-width: 599.98px)\")"))
    #expect(script.contains("matchMedia(\"(max-height: 479.98px)\")"))
    for name in ["(--compact)", "(--regular)", "(--low)"] { #expect(!script.contains(name) && !sheet.contains(name)) }
    #expect(sheet.contains("@media (max-width: 599.98px) {") && sheet.contains("@media (min-width: 600px) {"))
    let widths = sheet.matches(of: /@(?:media|container)[^{]*width: *(\d[\d.]*)px/).map(\.1)
    #expect(Set(widths) == ["599.98", "600"], "\(widths)")
  }

  @Test func theScriptNeverParsesMarkup() {
    let script = String(decoding: Assets.script, as: UTF8.self)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser",
    ] {
      #expect(!script.contains(word), "\(word)")
    }
  }

  @Test func theScriptTravelsInFewBytes() {
    #expect(Self.gzipped(Assets.script) < 28_000)
    #expect(Self.gzipped(Assets.layouts(importing: "keel-0123456789abcdef.js")) < 8_000)
    #expect(Self.gzipped(Assets.stylesheet) < 14_300)
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
