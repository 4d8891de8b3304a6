import Foundation
import PeopleGear
import PeopleModel
import PeopleService
import PeopleWorkers

/// Another process for the tests of People: `people-fixture COMMAND FILE`.
///
/// It prints "ready" when the test may continue. Some commands then wait for a line on the standard input.
package enum PeopleProgram {
  @MainActor package static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(64) }
    let worker = PersonDBWorker(path: arguments[2])
    let people = (0..<4000).map { Person(id: "\($0)", name: "New \($0)", age: 30, country: "NO") }
    do {
      switch arguments[1] {
      case "half":
        // Imports 4,000 people over those that are there, and stops in the middle to be killed.
        try await worker.updateManyPerson(people, stamp: "new") { progress in
          guard progress.done == 3000 else { return }
          say("ready")
          _ = readLine()
        }
      case "whole":
        // Imports them to the end, and waits to be killed with the file open.
        try await worker.updateManyPerson(people, stamp: "new") { _ in }
        say("ready")
        _ = readLine()
      case "rename":
        // Renames the person with the identity 1 to each line of the input.
        say("ready")
        while let name = readLine() {
          try await worker.updateManyPerson([Person(id: "1", name: name, age: 30)], stamp: "renamed") { _ in }
          say("done")
        }
      case "remove":
        try FileManager.default.removeItem(atPath: arguments[2])
        say("removed")
      case "save-as-nobody":
        // Saves a person without root's rights, and prints the result or the error that users see.
        if getuid() == 0 { guard setgid(65534) == 0, setuid(65534) == 0 else { exit(77) } }
        do throws(Fizzle) {
          say("people \(try await worker.readStamp() ?? "none")")
          try await worker.updateManyPerson([Person(id: "1", name: "Nobody", age: 30)], stamp: "nobody") { _ in }
          say("saved")
        } catch {
          say("\(error)")
        }
      case "log":
        // Logs lines until it is killed, and prints "ready" after a thousand lines.
        let log = LogFile(path: arguments[2], limit: 1 << 20)
        for number in 0... {
          log.append("line \(number)")
          if number % 100 == 99 { _ = await log.content() }
          if number == 999 { say("ready") }
        }
      case "log-full":
        // Logs lines into a file that cannot grow beyond 1,000 bytes.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
        guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(77) }
        let log = LogFile(path: arguments[2])
        for number in 100..<300 { log.append("line \(number)") }
        _ = await log.content()
        say("done")
      case "log-as-nobody":
        if getuid() == 0 { guard setgid(65534) == 0, setuid(65534) == 0 else { exit(77) } }
        let log = LogFile(path: arguments[2])
        log.append("line")
        say("\(await log.content().utf8.count) bytes")
      default: exit(64)
      }
    } catch {
      say("error \(error)")
      exit(1)
    }
    await worker.close()
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
