#if Desktop
import Conformance
import Foundation
import KeelLoop

/// The user at the other end of standard input and output: receives a verb, and answers while the loop runs.
@MainActor final class UserPipe {
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private var input = Data()
  private var watch: LoopToken?

  init() { watch = MainLoop.watch(descriptor: 0, onReadable: { [weak self] in self?.read() }) }

  private func read() {
    let new = FileHandle.standardInput.availableData
    // Without a user, the program ends.
    guard !new.isEmpty else { exit(1) }
    input += new
    MainLoop.quit()
  }

  private func say(_ items: [String]) {
    guard let line = try? JSONEncoder().encode(items) else { return }
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }

  /// Sends a verb to the user and returns the answer.
  @discardableResult func ask(_ items: [String]) throws -> String {
    say(items)
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = input[..<end]
        input = Data(input[(end + 1)...])
        let answer = try JSONDecoder().decode([String].self, from: line)
        guard answer.count == 2 else { throw Fault(description: "no answer") }
        guard answer[0] != "not offered" else { throw NotOffered(answer[1]) }
        guard answer[0] == "ok" else { throw Fault(description: answer[1]) }
        return answer[1]
      }
      MainLoop.run()
    }
  }

  func note(_ name: String) { say(["case", name]) }
  func report(_ failure: String) { say(["failure", failure]) }
  func done(_ cases: Int, _ failures: Int) { say(["done", "\(cases)", "\(failures)"]) }
}
#endif
