import Conformance
import Glibc
import KeelLoop

@testable import KeelWeb

/// The browser at the other end of standard input and output: it sends a verb and waits for the answer while the loop
/// runs.
@MainActor final class BrowserPipe {
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private var input: [UInt8] = []
  private var watch: LoopToken?
  private let url: String

  init(url: String) {
    self.url = url
    watch = MainLoop.watch(descriptor: 0, onReadable: { [weak self] in self?.read() })
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
    // Without a browser, the program ends.
    guard count > 0 else { exit(1) }
    input += buffer[..<count]
    MainLoop.quit()
  }

  private func say(_ items: [String]) {
    var writer = JSONWriter()
    writer.array { writer in for item in items { writer.string(item) } }
    let line = Array((writer.text + "\n").utf8)
    _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }

  /// Sends a verb to the browser and returns its answer.
  @discardableResult func ask(_ items: String...) throws -> String {
    say(items)
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(input[..<end])
        input.removeFirst(end + 1)
        guard case .array(let answer) = try JSONValue.read(line), case .string(let kind)? = answer.first,
          case .string(let text)? = answer.last
        else { throw Fault(description: "no answer") }
        guard kind != "not offered" else { throw NotOffered(text) }
        guard kind == "ok" else { throw Fault(description: text) }
        return text
      }
      MainLoop.run()
    }
  }

  func open() throws { try ask("open", url) }
  func note(_ name: String) { say(["case", name]) }
  func report(_ failure: String) { say(["failure", failure]) }
  /// Ends the conversation with the browser.
  func done(_ cases: Int, _ failures: Int) {
    watch = nil
    say(["done", "\(cases)", "\(failures)"])
  }
}
