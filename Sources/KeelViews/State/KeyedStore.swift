public import FoundationEssentials
import KeelModel
import Synchronization

/// Small values by name, kept in a file: where `@AppStorage` and `@SceneStorage` keep theirs.
///
/// Reading never touches the disk after the start. Writing happens off the main actor, whole and at once, so that a
/// program that dies in the middle leaves the old file. A file that cannot be read is kept beside, not overwritten.
@MainActor public final class KeyedStore {
  /// What the program's settings are kept in; in memory only until the launcher says where.
  public static var app = KeyedStore(file: nil)
  /// What the state of the program's scene is kept in.
  public static var scene = KeyedStore(file: nil)

  private let file: URL?
  private var values: [String: Data] = [:]
  private var signals: [String: Signal] = [:]
  private let writer: Writer?
  private var isWriteDue = false

  /// A store in that file, or in memory.
  public init(file: URL?) {
    self.file = file
    writer = file.map { Writer(file: $0) }
    guard let file, let data = try? Data(contentsOf: file) else { return }
    do {
      values = try JSONDecoder().decode([String: Data].self, from: data)
    } catch {
      let kept = file.appendingPathExtension("unreadable")
      try? data.write(to: kept, options: .atomic)
      Misuse.report(
        "The settings in \(file.path) could not be read.",
        rule: "The file holds what the program wrote there, and nothing else.",
        remedy: "The program begins with fresh settings. What was there is in \(kept.path).")
    }
  }

  /// A store in memory that begins with what another one held.
  package init(snapshot: [UInt8]?) {
    file = nil
    writer = nil
    if let snapshot { values = (try? JSONDecoder().decode([String: Data].self, from: Data(snapshot))) ?? [:] }
  }

  /// All that it holds; `nil` where that is nothing.
  package var snapshot: [UInt8]? {
    values.isEmpty ? nil : (try? JSONEncoder().encode(values)).map { [UInt8]($0) }
  }

  package func value<Value: Decodable>(_ key: String, as type: Value.Type) -> Value? {
    signal(for: key).read()
    // Bare values are no JSON documents everywhere: each is the only element of a list.
    return values[key].flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
  }

  package func set<Value: Encodable>(_ value: Value?, for key: String) {
    let data = value.flatMap { try? JSONEncoder().encode([$0]) }
    guard data != values[key] else { return }
    values[key] = data
    signal(for: key).fire()
    write()
  }

  private func signal(for key: String) -> Signal {
    if let signal = signals[key] { return signal }
    let signal = Signal()
    signals[key] = signal
    return signal
  }

  /// Once for all changes of a turn.
  private func write() {
    changes += 1
    guard let writer, !isWriteDue else { return }
    isWriteDue = true
    Task {
      isWriteDue = false
      guard let data = try? JSONEncoder().encode(values) else { return }
      let number = changes
      let problem = await writer.write(data, number)
      saved = max(saved, number)
      if let problem { report(problem) }
    }
  }

  /// How often something has been set.
  private var changes = 0
  /// How many of the changes a write has come to an end for, whatever it came to.
  private var saved = 0

  /// Writes what is not in the file yet, and waits for it: the program is about to end, and no task runs any more.
  package func saveBeforeExit() {
    guard saved < changes, let writer, let data = try? JSONEncoder().encode(values) else { return }
    saved = changes
    if let problem = writer.writeNow(data, changes) { report(problem) }
  }

  private func report(_ problem: String) {
    guard let file else { return }
    Misuse.report(
      "The settings were not saved: \(problem).", rule: "They are written to \(file.path).",
      remedy: "Make room there, or let this user write there. They hold until the program ends.")
  }

  private actor Writer {
    let file: URL
    /// The number of the last write. One that was begun before the program ended, and comes to it later, is left out.
    private let last = Mutex(0)
    init(file: URL) { self.file = file }

    func write(_ data: Data, _ number: Int) -> String? { writeNow(data, number) }

    nonisolated func writeNow(_ data: Data, _ number: Int) -> String? {
      last.withLock { last in
        guard number > last else { return nil }
        last = number
        do {
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: file, options: .atomic)
          return nil
        } catch {
          return "\(error)"
        }
      }
    }
  }
}
