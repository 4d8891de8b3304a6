import DataWalk
import Glibc
import KeelData

/// Another process for the tests of KeelData: `data-fixture COMMAND FILE [ARGUMENT…]`.
///
/// It prints "ready" when the test may continue. Some commands then wait for a line on the standard input.
package enum DataProgram {
  package static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { exit(64) }
    do {
      try await run(arguments[1], arguments[2], Array(arguments[3...]))
    } catch {
      say("error \(error)")
      exit(1)
    }
  }

  static func run(_ command: String, _ path: String, _ more: [String]) async throws {
    switch command {
    case "insert":
      // Inserts a person a line, until the input ends.
      let database = try await Database.open(.file(path))
      say("ready")
      while let name = readLine() {
        try await database.run("INSERT INTO person (name) VALUES (\(name))")
        say("done")
      }
      await database.close()
    case "hold":
      // Holds the lock for writing until a line arrives, then commits.
      let database = try await Database.open(.file(path))
      try await database.write { writer in
        try writer.run("INSERT INTO person (name) VALUES ('held')")
        say("ready")
        _ = readLine()
      }
      say("done")
      await database.close()
    case "half":
      // Writes half of an import, and waits to be killed. The cache is small, so that half of it is in the log already.
      let database = try await Database.open(.file(path))
      try await database.write { writer in
        for index in 0..<50_000 { try writer.run("INSERT INTO person (name) VALUES (\("half \(index)"))") }
        say("ready")
        _ = readLine()
      }
    case "descriptors":
      // Opens, observes and closes again and again, and says how many descriptors there are before and after.
      try await observeOnce(path)
      let before = descriptorCount()
      for _ in 0..<20 { try await observeOnce(path) }
      // The kernel's watches are given back on a thread of their own.
      var attempts = 0
      while descriptorCount() > before, attempts < 1000 {
        usleep(10_000)
        attempts += 1
      }
      say("\(before) \(descriptorCount())")
    case "open-as-nobody":
      // Opens the file without root's rights, and says what happened.
      guard setgid(65534) == 0, setuid(65534) == 0 else { exit(77) }
      say("ready")
      do {
        let database = try await Database.open(.file(path))
        say("people \(try await database.value("SELECT count(*) FROM person", as: Int.self))")
        try await database.run("INSERT INTO person (name) VALUES ('nobody')")
        say("written")
      } catch let error as DataError {
        switch error {
        case .notPermitted: say("notPermitted")
        case .readOnly: say("readOnly")
        default: say("other \(error)")
        }
      }
    case "walk":
      // Commits a transaction of a random walk a line, and says its number once it is committed.
      guard more.count == 2, let walker = Int(more[0]), let seed = UInt64(more[1]) else { exit(64) }
      try await walk(path, walker: walker, seed: seed)
    case "migrate":
      // Migrates in steps, each of which waits for a line, and says the number of each step, then "done".
      guard more.count == 1, let count = Int(more[0]) else { exit(64) }
      let migration = Migration(2) { writer in
        say("ready")
        for step in 1...count {
          _ = readLine()
          try writer.run("CREATE TABLE \(name: "step_\(step)") (id INTEGER PRIMARY KEY, name TEXT)")
          try writer.run("INSERT INTO \(name: "step_\(step)") SELECT id, name FROM person")
          try writer.run("UPDATE person SET name = name || ' of step ' || \(step)")
          say("\(step)")
        }
        _ = readLine()
      }
      // The first migration has been applied.
      let database = try await Database.open(.file(path), migrations: [migration])
      say("done")
      _ = readLine()
      await database.close()
    case "remove":
      say(unlink(path) == 0 ? "done" : "error \(errno)")
    case "rename":
      guard more.count == 1 else { exit(64) }
      say(rename(path, more[0]) == 0 ? "done" : "error \(errno)")
    default: exit(64)
    }
  }
}

func walk(_ path: String, walker: Int, seed: UInt64) async throws {
  // Two processes that never rest may keep each other waiting for long.
  let database = try await Database.open(.file(path), options: .init(busyTimeout: .seconds(600)))
  let stored = try await database.rows("SELECT key, value FROM entry WHERE walker = \(walker)")
  var walk = EntryWalk(
    seed: seed,
    entries: Dictionary(uniqueKeysWithValues: try stored.map { (try $0["key"] as Int, try $0["value"] as String) }))
  say("ready")
  var count = 0
  while readLine() != nil {
    let changes = walk.next()
    try await database.write { writer in
      for change in changes {
        switch change {
        case .insert(let key, let value):
          try writer.run("INSERT INTO entry (walker, key, value) VALUES (\(walker), \(key), \(value))")
        case .update(let key, let value):
          try writer.run("UPDATE entry SET value = \(value) WHERE walker = \(walker) AND key = \(key)")
        case .delete(let key):
          try writer.run("DELETE FROM entry WHERE walker = \(walker) AND key = \(key)")
        }
      }
    }
    count += 1
    say("\(count)")
  }
  await database.close()
}

func observeOnce(_ path: String) async throws {
  let database = try await Database.open(.file(path))
  var updates = database.observe("SELECT max(id) FROM person").makeAsyncIterator()
  _ = try await updates.next()
  try await database.run("INSERT INTO person (name) VALUES (hex(randomblob(8)))")
  _ = try await updates.next()
  await database.close()
}

func descriptorCount() -> Int {
  guard let folder = opendir("/proc/self/fd") else { return -1 }
  defer { closedir(folder) }
  var count = 0
  while readdir(folder) != nil { count += 1 }
  return count
}

/// Writes a line at once, which `print` does not do into a pipe.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(1, bytes, bytes.count)
}
