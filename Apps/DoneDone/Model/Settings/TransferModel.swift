internal import Foundation
public import KeelModel
public import Observation

/// What was chosen and typed for an export or an import.
public struct TransferInput: Hashable, Codable, Sendable {
  public var format = ArchiveFormat.json
  /// The file to write or read.
  public var path = ""
  /// The text to import.
  public var text = ""

  public init() {}
}

/// Export and import of everything, as text that can be copied, or as a file where the program may use files.
@MainActor @Observable public final class TransferModel: HashableObject {
  public let context: WindowContext
  @ObservationIgnored private weak var stack: StackModel?
  public private(set) var isWorking = false
  /// The result of the last action, for the user.
  public private(set) var result: Result?
  /// The question before activities are added that are stored already.
  public var alert: AlertState<ImportAnswer>?
  @ObservationIgnored private var asked: Import?

  /// What to do with activities that are stored already.
  public enum ImportAnswer: Hashable, Sendable { case addOthers, addAll }

  /// An import that waits for the user's answer.
  private struct Import {
    var archive: Archive
    /// The text that it was read from, which is removed afterwards; `nil` for a file.
    var text: String?
  }

  public enum Result: Hashable, Sendable {
    case copied(activities: Int)
    case exported(activities: Int, path: String)
    case imported(ImportSummary)
    case refused(ArchiveError)
    case failed(DoneDoneError)
    /// A file cannot be read or written, with the reason.
    case file(FileFault)
  }

  /// A fault of a file.
  public enum FileFault: String, CaseIterable, Hashable, Sendable {
    case missingName, notFound, notPermitted, exists, full, tooLarge, other
  }

  init(in stack: StackModel) {
    self.stack = stack
    context = stack.context
  }

  public var format: ArchiveFormat {
    get { input.format }
    set { input.format = newValue }
  }
  public var path: String {
    get { input.path }
    set { input.path = newValue }
  }
  /// A name of a file in the chosen format, as an example.
  public var exampleOfFile: String { "donedone." + (format == .csv ? "csv" : "json") }
  public var text: String {
    get { input.text }
    set { input.text = newValue }
  }

  private var input: TransferInput {
    get { stack?.transfer ?? TransferInput() }
    set { stack?.transfer = newValue }
  }

  public var words: Words { context.words }
  public var hasFiles: Bool { context.container.hasFiles }

  /// Returns everything as text, for the clipboard; `nil` if it cannot be read.
  public func copyButtonTapped() async -> String? {
    var text: String?
    await work { model throws(TransferFault) in
      let archive = try await model.archive()
      let format = model.format
      text = await Self.off { String(decoding: format.encode(archive), as: UTF8.self) }
      return .copied(activities: archive.activities.count)
    }
    return text
  }

  /// Writes everything to a new file.
  public func exportFileButtonTapped() async {
    await work { model throws(TransferFault) in
      let (path, format) = (model.path, model.format)
      if path.isBlank { throw .result(.file(.missingName)) }
      let archive = try await model.archive()
      if let fault = await Self.off({ TransferFile.write(format.encode(archive), to: path) }) {
        throw .result(.file(fault))
      }
      return .exported(activities: archive.activities.count, path: path)
    }
  }

  /// Adds what the text contains.
  public func importTextButtonTapped() async {
    await work { model throws(TransferFault) in
      let text = model.text
      return try await model.take(Import(archive: try await model.decode(Array(text.utf8)), text: text), .ask)
    }
  }

  /// Adds what a file contains.
  public func importFileButtonTapped() async {
    await work { model throws(TransferFault) in
      let path = model.path
      if path.isBlank { throw .result(.file(.missingName)) }
      switch await Self.off({ TransferFile.read(path) }) {
      case .success(let bytes): return try await model.take(Import(archive: try await model.decode(bytes)), .ask)
      case .failure(let fault): throw .result(.file(fault.reason))
      }
    }
  }

  /// Ends an import as the user has decided. Without an answer nothing is imported.
  public func alertButtonTapped(_ answer: ImportAnswer?) async {
    guard let asked else { return }
    self.asked = nil
    guard let answer else { return }
    await work { model throws(TransferFault) in
      try await model.take(asked, answer == .addAll ? .add : .skip)
    }
  }

  private func archive() async throws(TransferFault) -> Archive {
    do throws(DoneDoneError) { return try await context.store.archive() } catch { throw .result(.failed(error)) }
  }

  private func decode(_ bytes: [UInt8]) async throws(TransferFault) -> Archive {
    let categories = context.container.categories.all
    let decoded = await Self.off { () -> Swift.Result<Archive, ArchiveError> in
      do throws(ArchiveError) {
        return .success(try ArchiveFormat(guessing: bytes).decode(bytes, categories: categories))
      } catch {
        return .failure(error)
      }
    }
    switch decoded {
    case .failure(let error): throw .result(.refused(error))
    case .success(let archive): return archive
    }
  }

  /// Imports, or asks first. The result is `nil` then.
  private func take(_ taken: Import, _ duplicates: Duplicates) async throws(TransferFault) -> Result? {
    let outcome: ImportOutcome
    do throws(DoneDoneError) {
      outcome = try await context.store.importArchive(taken.archive, duplicates: duplicates)
    } catch {
      throw .result(.failed(error))
    }
    switch outcome {
    case .done(let summary):
      // Another text may have been typed on a page that was opened since.
      if let text = taken.text, self.text == text { self.text = "" }
      return .imported(summary)
    case .duplicates(let count, let others):
      asked = taken
      alert = AlertState(asking: words, duplicates: count, others: others)
      return nil
    }
  }

  private enum TransferFault: Error { case result(Result) }

  private func work(_ body: @MainActor (TransferModel) async throws(TransferFault) -> Result?) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    result = nil
    do throws(TransferFault) {
      result = try await body(self)
    } catch {
      switch error {
      case .result(let fault): result = fault
      }
    }
  }

  /// Runs work of any length off the main actor.
  private nonisolated static func off<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await Task.detached(operation: body).value
  }
}

extension AlertState<TransferModel.ImportAnswer> {
  /// The question before activities are added that are stored already.
  fileprivate init(asking words: Words, duplicates: Int, others: Int) {
    self.init {
      TextState(words[.duplicatesTitle])
    } actions: {
      ButtonState<Action>(role: .cancel) { TextState(words[.cancel]) }
      if others > 0 { ButtonState<Action>(action: .addOthers) { TextState(words[.addOthers]) } }
      ButtonState<Action>(action: .addAll) { TextState(words[.addAll]) }
    } message: {
      TextState(words.duplicates(duplicates, others: others))
    }
  }
}
