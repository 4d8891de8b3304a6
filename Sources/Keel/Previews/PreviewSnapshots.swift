internal import Glibc
import KeelLoop
import KeelModel

/// The snapshots of previews: for each a text, and a picture if there is a Chromium.
///
/// The paths of the files are printed, one a line. A file is replaced when its new content is complete.
@MainActor final class PreviewSnapshots {
  private let entries: [PreviewCatalog.Entry]
  private let folder: String
  private let options: LaunchOptions

  init(_ entries: [PreviewCatalog.Entry], in folder: String, _ options: LaunchOptions) {
    self.entries = entries
    self.folder = folder
    self.options = options
  }

  private struct Failure: Error {
    var message: String
    var exitCode: Int32
  }

  /// `EX_CANTCREAT` of sysexits.
  private static let notCreated: Int32 = 73

  /// Writes the files and returns the exit code. A signal ends the run, after the file that is being written.
  func run() -> Int32 {
    var outcome: Failure?
    var death: (() -> Void)?
    let work = Task {
      do throws(Failure) {
        try await write()
      } catch {
        outcome = error
      }
      MainLoop.quit()
    }
    let signals = EndingSignals { die in
      death = die
      work.cancel()
    }
    MainLoop.run()
    withExtendedLifetime(signals) {}
    death?()
    guard let outcome else { return 0 }
    UsageError.report(outcome.message, program: ProgramName.current)
    return outcome.exitCode
  }

  private func write() async throws(Failure) {
    try checkFolder()
    let names = SafeFileName.names(for: entries.map(\.label))
    for (entry, name) in zip(entries, names) where !Task.isCancelled {
      try await write(Array(await PreviewFrame.text(of: entry, options).utf8), to: name + ".txt")
    }
    #if Web
    guard let browser = Chromium.path else {
      return note("No pictures were made: there is no Chromium. Install it, or name it in the variable CHROMIUM.")
    }
    let pictures: PreviewPictures
    do throws(Chromium.Failure) {
      pictures = try PreviewPictures(browser, options)
    } catch {
      throw failure(error)
    }
    do throws(Failure) {
      for (entry, name) in zip(entries, names) where !Task.isCancelled {
        let picture: [UInt8]
        do throws(Chromium.Failure) {
          picture = try await pictures.picture(of: entry)
        } catch {
          throw failure(error)
        }
        try await write(picture, to: name + ".png")
      }
    } catch {
      await pictures.end()
      throw error
    }
    await pictures.end()
    #else
    note("No pictures were made: this program was built without the web front end.")
    #endif
  }

  #if Web
  private func failure(_ error: Chromium.Failure) -> Failure {
    Failure(message: "No further pictures were made. \(error.message)", exitCode: Launcher.frontEndUnavailable)
  }
  #endif

  private func checkFolder() throws(Failure) {
    var status = stat()
    let problem: String
    if stat(folder, &status) != 0 {
      let reason = errno
      problem =
        reason == ENOENT
        ? "does not exist. Create it, or name another one."
        : "cannot be used (\(String(cString: strerror(reason)))). Name another folder."
    } else if status.st_mode & S_IFMT != S_IFDIR {
      problem = "is not a folder. Name one."
    } else if access(folder, W_OK | X_OK) != 0 {
      problem = "cannot be written (\(String(cString: strerror(errno)))). Name another folder."
    } else {
      return
    }
    throw Failure(message: "\(folder.debugDescription) \(problem)", exitCode: Self.notCreated)
  }

  private func write(_ content: [UInt8], to name: String) async throws(Failure) {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    let file = AtomicFile(path: path)
    // Off the main actor, because writing blocks.
    let error = await Task.detached { () -> FileError? in
      do throws(FileError) {
        try file.write(content)
        return nil
      } catch {
        return error
      }
    }.value
    if let error {
      throw Failure(message: "The snapshot was not written: \(error).", exitCode: Self.notCreated)
    }
    if StandardStreams.write(path + "\n", to: 1) != nil {
      throw Failure(message: "The paths of the files could not be printed.", exitCode: Launcher.outputFailed)
    }
  }

  private func note(_ text: String) { UsageError.report(text, program: ProgramName.current) }
}
