internal import FoundationEssentials

/// The reason that a saved state cannot be used.
package enum StateFault: Error, Hashable, Sendable {
  /// A newer version of the program has written it.
  case newer(version: Int)
  /// The content is not a state, or no step converts it.
  case damaged

  /// The end of the name under which a file with this content is set aside.
  package var suffix: String {
    switch self {
    case .newer(let version): "version-\(version)"
    case .damaged: "damaged"
    }
  }

  /// The problem to report when the content has been set aside.
  package func problem(keptAt path: String) -> StateFileProblem {
    switch self {
    case .newer(let version): .newer(version: version, keptAt: path)
    case .damaged: .damaged(keptAt: path)
    }
  }
}

/// A state that was decoded from saved content of this or an earlier version.
package struct DecodedState<State: Decodable> {
  package var state: State
  /// True if the content has an older form, and is to be saved in the current one.
  package var isMigrated = false

  /// Decodes content of any version.
  ///
  /// - Parameters:
  ///   - content: The content of a file or a snapshot.
  ///   - version: The version of this program's form.
  ///   - migrations: The steps from older versions, in any order.
  ///   - unversioned: Decodes content that has no version, because it is older than versions are; `nil` if none is.
  package init(
    _ content: [UInt8], version: Int, migrations: [StateMigration] = [],
    unversioned: (([UInt8]) throws -> State)? = nil
  ) throws(StateFault) {
    var data = Data(content)
    let found = (try? JSONDecoder().decode(SavedVersion.self, from: data))?.version
    if let found, found > version { throw .newer(version: found) }
    do {
      guard var found else {
        guard let unversioned else { throw StateFault.damaged }
        state = try unversioned(content)
        isMigrated = true
        return
      }
      isMigrated = found < version
      while found < version {
        guard let step = migrations.first(where: { $0.version == found }) else { throw StateFault.damaged }
        data = try step.convert(data)
        found += 1
      }
      state = try JSONDecoder().decode(SavedState<State>.self, from: data).state
    } catch {
      throw .damaged
    }
  }
}

/// The result of reading a state file.
package struct StateReading {
  package var problem: StateFileProblem?
  /// True if the file must not be overwritten: it could not be read or moved, or has another writer.
  package var isInTheWay = false

  /// Reads a file, and gives it another name if its content cannot be used. Removes the temporary files of killed
  /// programs beside it. A file that another object of this process keeps is only read.
  ///
  /// - Parameter take: Decodes and uses the content. Not called if there is no file.
  @MainActor package init(of file: AtomicFile, _ take: ([UInt8]) throws(StateFault) -> Void) {
    if KeptFiles.isKept(file) {
      problem = .alreadyOpen(file.path)
      isInTheWay = true
      if let content = try? file.read() { try? take(content) }
      return
    }
    file.removeAbandoned()
    do throws(FileError) {
      guard let content = try file.read() else { return }
      do throws(StateFault) {
        try take(content)
      } catch {
        problem = error.problem(keptAt: try file.setAside(as: error.suffix))
      }
    } catch {
      problem = .unreadable(error)
      isInTheWay = true
    }
  }
}
