import Testing

@testable import KeelWeb

@Suite @MainActor struct AssetTests {
  @Test func theScriptIsStrict() {
    #expect(String(decoding: Assets.script, as: UTF8.self).contains("\"use strict\";"))
  }
}
