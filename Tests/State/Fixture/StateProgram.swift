import Foundation
import KeelModel
import KeptState

/// A program that changes its kept state until it is killed: `state-fixture now|later FILE`.
///
/// It prints the number of the restored state, and then the number of each new state: with `now` when the state is on
/// the disk, with `later` when it has been set and is being saved in the background.
package enum StateProgram {
  @MainActor package static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(64) }
    let file = StateFile<KeptState>(URL(filePath: arguments[2]), delay: .zero)
    if let problem = file.problem {
      say("problem \(problem)")
      exit(1)
    }
    var number = file.restored?.number ?? 0
    let store = MutableStore(KeptState(number: number))
    file.keep(store.toStore())
    say("\(number)")
    while true {
      number += 1
      let state = KeptState(number: number)
      store.update { $0 = state }
      if arguments[1] == "now" { file.saveNow() } else { await Task.yield() }
      say("\(number)")
    }
  }

  private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
