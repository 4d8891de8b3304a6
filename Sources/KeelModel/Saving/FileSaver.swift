import Synchronization

/// Saves changes to a file: shortly after each change, off the main actor, and before the program ends.
///
/// The first change starts the delay, and all changes within it are saved together. A write that a later one has
/// overtaken is skipped, and so is one of the content that the file already has. A failed write is tried again after the
/// next change and before the program ends.
@MainActor package final class FileSaver {
  private let writer: FileWriter
  private let delay: Duration
  private let clock: any Clock<Duration>
  /// Called after each write, with its error.
  private let didSave: @MainActor ((any Error)?) -> Void
  private var content: (@MainActor () throws -> [UInt8]?)?
  /// The number of changes, and the number at the last successful write.
  private var changes = 0
  private var saved = 0
  /// The task that will save the changes, and the delay with which it has begun. It retains the saver until then.
  private var pending: (task: Task<Void, Never>, delay: Duration)?
  private let registry: Registry

  /// The savers that are saved together before the program ends.
  @MainActor package final class Registry {
    /// The registry of the program.
    package static let shared = Registry()

    /// The savers with changes that are not on the disk.
    fileprivate var unsaved: [ObjectIdentifier: FileSaver] = [:]

    package init() {}
  }

  /// Creates a saver for a file.
  ///
  /// - Parameter registry: The savers that `saveAll()` saves; a test that measures the delay has a registry of its own.
  package init(
    _ file: AtomicFile, delay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
    in registry: Registry = .shared, didSave: @escaping @MainActor ((any Error)?) -> Void
  ) {
    writer = FileWriter(file)
    self.delay = delay
    self.clock = clock
    self.registry = registry
    self.didSave = didSave
  }

  package var hasUnsavedChanges: Bool { saved < changes }

  /// Sets the content that is not written, because the file has it or does not need it, until other content is written.
  package func skip(_ content: [UInt8]) { writer.skip(content) }

  /// Records a change.
  ///
  /// - Parameters:
  ///   - atOnce: True if the change does not wait for the delay. Changes that wait are then saved with it.
  ///   - content: Returns the content; called when the file is saved. `nil` means that there is nothing to save yet.
  package func setNeedsSave(atOnce: Bool = false, _ content: @escaping @MainActor () throws -> [UInt8]?) {
    self.content = content
    changes += 1
    registry.unsaved[ObjectIdentifier(self)] = self
    let delay = atOnce ? .zero : delay
    if let pending {
      guard delay < pending.delay else { return }
      pending.task.cancel()
    }
    pending = (Task { await save(after: delay) }, delay)
  }

  private func save(after delay: Duration) async {
    // The sleep fails only if the task is cancelled, because a later task saves the changes or they are saved already.
    if delay > .zero { try? await clock.sleep(for: delay) }
    guard !Task.isCancelled else { return }
    pending = nil
    guard hasUnsavedChanges, let content else { return }
    let number = changes
    do {
      if let content = try content() { try await writer.write(content, number) }
      end(number, nil)
    } catch {
      end(number, error)
    }
  }

  /// Saves unsaved changes, and waits until they are on the disk.
  package func saveNow() {
    guard hasUnsavedChanges, let content else { return }
    let number = changes
    do {
      if let content = try content() { try writer.writeNow(content, number) }
      end(number, nil)
    } catch {
      end(number, error)
    }
  }

  /// Saves the unsaved changes of all savers of the program. Called before the program ends, and at times when it may end.
  package static func saveAll() {
    // Stores deliver in the turn.
    Turn.shared.flush()
    for saver in Array(Registry.shared.unsaved.values) { saver.saveNow() }
  }

  private func end(_ number: Int, _ error: (any Error)?) {
    if error == nil { saved = max(saved, number) }
    if !hasUnsavedChanges {
      registry.unsaved[ObjectIdentifier(self)] = nil
      // The closure may retain the owner of this object.
      content = nil
      // Nothing is left to save at the end of the delay.
      pending?.task.cancel()
      pending = nil
    }
    didSave(error)
  }
}

/// Writes one content at a time, on any thread.
private final class FileWriter: Sendable {
  private let file: AtomicFile
  /// The number of the last write, and the content of the file. `nil` means that the content is unknown.
  private let last = Mutex((number: 0, content: nil as [UInt8]?))

  init(_ file: AtomicFile) { self.file = file }

  func skip(_ content: [UInt8]) { last.withLock { $0.content = content } }

  @concurrent func write(_ content: [UInt8], _ number: Int) async throws { try writeNow(content, number) }

  func writeNow(_ content: [UInt8], _ number: Int) throws {
    // The lock is held during the write, so that the content that another thread is writing counts only when it is on
    // the disk.
    try last.withLock { last in
      // The same number is written again after an error.
      guard number >= last.number else { return }
      last.number = number
      guard content != last.content else { return }
      last.content = nil
      try file.write(content)
      last.content = content
    }
  }
}
