import Conformance
import Foundation
import KeelScene
import Walks

/// Runs the shared conformance list in a window. The program at the other end of standard input and output operates it
/// through accessibility, the keyboard and the pointer (`Tests/Desktop/conformance.py`).
///
/// Prints verbs as JSON lines and reads an answer to each; at the end it prints `["done",cases,failures]`. The argument
/// is a part of the names of the selected cases.
@main struct DesktopConformance {
  static func main() {
    #if Desktop
    exit(MainActor.assumeIsolated { run(CommandLine.arguments.dropFirst().first) })
    #else
    FileHandle.standardError.write(Data("The trait Desktop is off.\n".utf8))
    exit(69)
    #endif
  }
}

#if Desktop
extension DesktopConformance {
  /// Runs the selected cases and returns the exit code.
  @MainActor private static func run(_ wanted: String?) -> Int32 {
    Complaints.passOver()
    let pipe = UserPipe()
    var (count, failures) = (0, 0)
    func run(_ name: String, _ body: ((any EventSink) -> DesktopSubject) -> [String]) {
      guard wanted.map(name.contains) ?? true else { return }
      count += 1
      pipe.note(name)
      var subject: DesktopSubject?
      let found = body { sink in
        let made = DesktopSubject(sink, pipe)
        subject = made
        return made
      }
      subject?.end()
      failures += found.count
      for failure in found { pipe.report("\(name): \(failure)") }
    }
    for testCase in Conformance.cases where testCase.isForWindows {
      run(testCase.name) { make in Conformance.run(testCase, subject: make) }
    }
    for seed in 0..<UInt64(3) {
      let sink = RecordingSink()
      run("random contents \(seed)") { make in Conformance.walk(seed, subject: make(sink)) }
    }
    for seed in Walk.seeds(Walk.count(6)) where wanted.map("random scenes \(seed)".contains) ?? true {
      pipe.note("random scenes \(seed)")
      count += 1
      let found = SceneWindowWalk(seed).differences(steps: 40)
      failures += found.count
      for failure in found { pipe.report("random scenes: \(failure)") }
    }
    let name = "random navigation"
    if wanted.map(name.contains) ?? true {
      pipe.note(name)
      count += 1
      let found = DesktopWalk(Walk.seed, pipe).differences(steps: Walk.length(1000))
      failures += found.count
      for failure in found { pipe.report("\(name): \(failure)") }
    }
    pipe.done(count, failures)
    return failures == 0 ? 0 : 1
  }
}
#endif
