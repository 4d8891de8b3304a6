import Foundation
import Testing

@testable import KeelWeb

/// Scripts and stylesheets of earlier builds, which pages of those may still request.
@MainActor @Suite struct KeptAssetTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "keel-web-\(UUID().uuidString)").path

  private func server(_ theme: String, in folder: String?) -> TestServer {
    let server = TestServer(stateDirectory: folder) { $0.theme = Array(theme.utf8) }
    server.finishWriting()
    return server
  }

  private func sheet(_ server: TestServer) throws -> String {
    try #require(server.service.assets.keys.first { $0.hasPrefix("keel-") && $0.hasSuffix(".css") })
  }

  @Test func aFileOfAnEarlierBuildIsThere() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = server("/* first */", in: folder)
    let name = try sheet(first)
    let second = server("/* second */", in: folder)
    #expect(try sheet(second) != name)
    let response = second.get("/_keel/\(name)")
    #expect(response.status == 200 && response.header("Content-Type")?.hasPrefix("text/css") == true)
    #expect(String(decoding: response.body, as: UTF8.self).hasSuffix("/* first */"))
    #expect(response.header("Cache-Control")?.contains("immutable") == true)
    // A process without a folder is the only one of its tabs.
    #expect(server("/* third */", in: nil).get("/_keel/\(name)").status == 404)
  }

  @Test func aChangedFileIsNotServed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = try sheet(server("/* first */", in: folder))
    try "body { display: none }".write(toFile: folder + "/assets/" + name, atomically: true, encoding: .utf8)
    #expect(server("/* second */", in: folder).get("/_keel/\(name)").status == 404)
  }

  @Test func onlyNamesOfFilesAreLookedFor() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let second = server("", in: folder)
    for name in [
      "../paired", "paired", "keel-0123456789abcdef.js", "keel-0123456789abcdef", "-0123456789abcdef.js", "a/b",
    ] {
      #expect(second.get("/_keel/\(name)").status == 404, "\(name)")
    }
    for name in ["../paired", "keel-0123456789ABCDEF.js", "keel-0123456789abcdef.html", "..-0123456789abcdef.js"] {
      #expect(!Asset.isName(name), "\(name)")
    }
    #expect(Asset.isName("touch-icon-0123456789abcdef.png"))
  }

  @Test func theFilesOfManyBuildsAreLimited() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var names: [String] = []
    for number in 0..<40 { names.append(try sheet(server("/* \(number) */", in: folder))) }
    let last = server("/* last */", in: folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/assets").count <= 30)
    #expect(last.get("/_keel/\(names[39])").status == 200 && last.get("/_keel/\(names[0])").status == 404)
  }
}
