public import FoundationEssentials
import KeelModel
import Synchronization

/// An object that stores the values of a store, in place of the store's own file.
@MainActor package protocol ValueKeeper: AnyObject {
  func value<Value>(_ key: String, as type: Value.Type) -> Value?
  func set<Value>(_ value: Value?, for key: String)
  /// Writes the values that are not on disk yet, and waits until they are.
  func save()
}

/// Small values by name, saved in a file: the store of `@AppStorage` and `@SceneStorage`.
///
/// In a program that imports `SwiftUI`, a keeper makes `UserDefaults.standard` the app's store.
///
/// Reading never touches the disk after the start. Writing happens off the main actor and replaces the whole file
/// atomically, so that a program that is terminated during a write leaves the old file. A file that cannot be read is
/// kept beside the new one and not overwritten.
@MainActor public final class KeyedStore {
  /// The store of the program's settings; in memory only until the launcher sets it.
  public static var app = KeyedStore(file: nil)
  /// The store of the scene's state; in memory only until the launcher sets it.
  public static var scene = KeyedStore(file: nil)

  private let file: URL?
  private var values: [String: Data] = [:]
  /// The signals of the keys that have been read. Changes may come from any thread.
  nonisolated private let signals = Mutex<[String: Signal]>([:])
  private let writer: Writer?
  /// The object that stores the values in place of this store, which then only notifies readers of changes.
  private let keeper: (any ValueKeeper)?
  private var isWriteDue = false

  /// Creates a store that is saved in a file, or kept in memory if that is `nil`.
  ///
  /// A file that cannot be read is reported as misuse, and the store starts empty.
  public init(file: URL?) {
    self.file = file
    keeper = nil
    writer = file.map { Writer(file: $0) }
    // There is no file when a program starts for the first time.
    guard let file, let data = try? Data(contentsOf: file) else { return }
    do {
      values = try JSONDecoder().decode([String: Data].self, from: data)
    } catch {
      let kept = file.appendingPathExtension("unreadable")
      // Without a copy, the message says what becomes of the file.
      let isKept = (try? data.write(to: kept, options: .atomic)) != nil
      RuntimeWarning.report(
        "The settings in \(file.path) could not be read.",
        rule: "The file holds what the program wrote there, and nothing else.",
        remedy: "The program begins with fresh settings. What was there "
          + (isKept ? "is in \(kept.path)." : "is overwritten by the next change."))
    }
  }

  /// Creates a store in memory with the values of a snapshot.
  package init(snapshot: [UInt8]?) {
    file = nil
    keeper = nil
    writer = nil
    // A snapshot that another version of the program wrote in another form counts as none.
    if let snapshot { values = (try? JSONDecoder().decode([String: Data].self, from: Data(snapshot))) ?? [:] }
  }

  /// Creates a store whose values a keeper has. All changes are reported with `didChange(_:)`, also those made by
  /// `set`.
  package init(keeper: any ValueKeeper) {
    file = nil
    writer = nil
    self.keeper = keeper
  }

  /// Reports that the keeper's value for a key has changed; `nil` means all values. Their readers run again.
  nonisolated package func didChange(_ key: String?) {
    let fired = signals.withLock { signals in key.map { [signals[$0]].compactMap(\.self) } ?? Array(signals.values) }
    for signal in fired { signal.fire() }
  }

  /// The encoded values of the store, or `nil` if it is empty.
  package var snapshot: [UInt8]? {
    // JSON expresses every dictionary of texts and data, so that encoding does not fail here and in the writes below.
    values.isEmpty ? nil : (try? JSONEncoder().encode(values)).map { [UInt8]($0) }
  }

  package func value<Value: Decodable>(_ key: String, as type: Value.Type) -> Value? {
    signal(for: key).read()
    if let keeper { return keeper.value(key, as: type) }
    // Not every decoder accepts a bare value as a JSON document, so each is the only element of an array.
    return values[key].flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
  }

  package func set<Value: Encodable>(_ value: Value?, for key: String) {
    if let keeper { return keeper.set(value, for: key) }
    // A value that JSON does not express, such as infinity, is not stored, and the earlier one is removed.
    let data = value.flatMap { try? JSONEncoder().encode([$0]) }
    guard data != values[key] else { return }
    values[key] = data
    signal(for: key).fire()
    write()
  }

  private func signal(for key: String) -> Signal {
    signals.withLock { signals in
      if let signal = signals[key] { return signal }
      let signal = Signal()
      signals[key] = signal
      return signal
    }
  }

  /// Writes once for all changes of a turn.
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

  /// The number of changes so far.
  private var changes = 0
  /// The number of changes with a completed write, successful or not.
  private var saved = 0

  /// Writes the values that are not in the file yet, and waits until they are, because the program is about to exit and
  /// tasks no longer run.
  package func saveBeforeExit() {
    keeper?.save()
    guard saved < changes, let writer, let data = try? JSONEncoder().encode(values) else { return }
    saved = changes
    if let problem = writer.writeNow(data, changes) { report(problem) }
  }

  private func report(_ problem: String) {
    guard let file else { return }
    RuntimeWarning.report(
      "The settings were not saved: \(problem).", rule: "They are written to \(file.path).",
      remedy: "Make room there, or let this user write there. They hold until the program ends.")
  }

  private actor Writer {
    let file: URL
    /// The number of the last write. A write with a lower number that runs later is skipped.
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
