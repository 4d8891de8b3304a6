public import FoundationEssentials
package import KeelModel
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
/// atomically, so that a program that is terminated during a write leaves the old file. A damaged file, or one of a newer
/// version, gets another name, as that of a `StateFile` does.
@MainActor public final class KeyedStore {
  /// The store of the program's settings; in memory only until the launcher sets it.
  public static var app = KeyedStore(file: nil)
  /// The store of the scene's state; in memory only until the launcher sets it.
  public static var scene = KeyedStore(file: nil)

  private var values: [String: Data] = [:]
  /// The saved states of views, until `viewStates` has them.
  private var savedViews: [String: Data] = [:]
  private var viewStates: ViewStates?
  /// The signals of the keys that have been read. Changes may come from any thread.
  nonisolated private let signals = Mutex<[String: Signal]>([:])
  private let hasFile: Bool
  /// Writes the file; `nil` without one, or if it may not be written.
  private let saver: FileSaver?
  /// The object that stores the values in place of this store, which then only notifies readers of changes.
  private let keeper: (any ValueKeeper)?

  /// Called after each change of a store without a file.
  private let didChange: (@MainActor () -> Void)?
  /// The version of the form of files and snapshots. Version 1 was a table of values without a version.
  private static let version = 2

  /// Creates a store that is saved in a file, or kept in memory if that is `nil`.
  ///
  /// A file that cannot be used is set aside and reported, and the store starts empty. Make one store for each file: a
  /// second one has the values that are saved by then, saves nothing, and reports that.
  public convenience init(file: URL?) {
    if let file { self.init(AtomicFile(path: file.path(percentEncoded: false))) } else { self.init(snapshot: nil) }
  }

  /// Creates a store that is saved in a file.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the delay after which states of views are saved.
  ///   - registry: The savers that `FileSaver.saveAll()` saves.
  package init(
    _ file: AtomicFile, clock: any Clock<Duration> = ContinuousClock(), in registry: FileSaver.Registry = .shared
  ) {
    keeper = nil
    didChange = nil
    var values: [String: Data] = [:]
    let reading = StateReading(of: file) { content throws(StateFault) in values = try Self.values(in: content) }
    savedViews = Self.takeViews(of: &values)
    self.values = values
    hasFile = true
    // What is in the way is not overwritten.
    saver =
      reading.isInTheWay
      ? nil
      : FileSaver(file, delay: .milliseconds(500), clock: clock, in: registry) { error in
        guard let error else { return }
        KeyedStore.report(
          (error as? FileError).map { .notSaved($0) } ?? .notEncodable("\(error)"), file.path)
      }
    if let saver { KeptFiles.add(self, saver, file) }
    if let problem = reading.problem { KeyedStore.report(problem, file.path) }
  }

  /// Creates a store in memory with the values of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: An earlier value of ``snapshot``; `nil` for an empty store.
  ///   - onFault: Called if the snapshot cannot be used, and the store starts empty.
  ///   - didChange: Called after each change.
  package init(
    snapshot: [UInt8]?, onFault: (StateFault) -> Void = { _ in }, didChange: (@MainActor () -> Void)? = nil
  ) {
    keeper = nil
    hasFile = false
    saver = nil
    self.didChange = didChange
    guard let snapshot else { return }
    do throws(StateFault) {
      values = try Self.values(in: snapshot)
      savedViews = Self.takeViews(of: &values)
    } catch {
      onFault(error)
    }
  }

  private static func values(in content: [UInt8]) throws(StateFault) -> [String: Data] {
    try DecodedState<[String: Data]>(
      content, version: version, unversioned: { try JSONDecoder().decode([String: Data].self, from: Data($0)) }
    ).state
  }

  /// Creates a store whose values a keeper has. All changes are reported with `didChange(_:)`, also those made by
  /// `set`.
  package init(keeper: any ValueKeeper) {
    hasFile = false
    saver = nil
    didChange = nil
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
    let values = allValues
    return values.isEmpty ? nil : try? encoded(values)
  }

  private func encoded(_ values: [String: Data]) throws -> [UInt8] {
    try SavedState(version: KeyedStore.version, state: values).encoded()
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
    setNeedsSave(atOnce: true)
  }

  private func signal(for key: String) -> Signal {
    signals.withLock { signals in
      if let signal = signals[key] { return signal }
      let signal = Signal()
      signals[key] = signal
      return signal
    }
  }

  /// Writes once for all changes of a turn, or of half a second if `atOnce` is false.
  private func setNeedsSave(atOnce: Bool) {
    saver?.setNeedsSave(atOnce: atOnce) { [self] in try encoded(allValues) }
    didChange?()
  }

  // MARK: States of views

  /// The states of the views of the windows with this store; `nil` if the store is in memory only.
  package var views: ViewStates? {
    if viewStates == nil, hasFile || didChange != nil {
      // The pages in browsers keep their scroll positions themselves. States change more often than the values that a
      // program saves itself, so they wait.
      viewStates = ViewStates(savedViews, keepsScrolling: hasFile) { [weak self] in
        self?.setNeedsSave(atOnce: false)
      }
    }
    return viewStates
  }

  private static let nameOfViews = "@State"

  private static func takeViews(of values: inout [String: Data]) -> [String: Data] {
    values.removeValue(forKey: nameOfViews).flatMap { try? JSONDecoder().decode([String: Data].self, from: $0) } ?? [:]
  }

  private var allValues: [String: Data] {
    let views = viewStates?.content ?? savedViews
    guard !views.isEmpty, let data = try? JSONEncoder().encode(views) else { return values }
    return values.merging([KeyedStore.nameOfViews: data]) { $1 }
  }

  /// Writes the values that are not in the file yet, and waits until they are, because the program is about to exit and
  /// tasks no longer run.
  package func saveBeforeExit() {
    keeper?.save()
    saver?.saveNow()
  }

  private static func report(_ problem: StateFileProblem, _ path: String) {
    RuntimeWarning.report(
      problem.happened, rule: "Settings and the states of scenes are kept in \(path).", remedy: problem.remedy)
  }
}
