import KeelControls
import KeelLoop

extension Launcher {
  /// Lists the program's previews, shows one or writes snapshots of them, if the command line requests that
  /// (`--preview`).
  ///
  /// `run` does the same in place of running the app. A program with a `main()` of its own calls this before it opens a
  /// database or connects to anything, so that only the code of the preview runs:
  ///
  ///     if let code = Launcher.runPreviews(launch) { return code }
  ///
  /// Previews are found in programs of ELF files, such as those for Linux. Elsewhere the list is empty.
  ///
  /// - Returns: The exit code, or `nil` if the options request no preview. For an unknown name it is 64, with the list of
  ///   names; for a folder that cannot be written, 73.
  public static func runPreviews(_ options: LaunchOptions) -> Int32? { runPreviews(options, of: nil) }

  /// - Parameter given: The previews, in place of those of the program.
  static func runPreviews(_ options: LaunchOptions, of given: PreviewCatalog?) -> Int32? {
    let wanted = options.preview
    func refuse(_ text: String) -> Int32 { UsageError.refuse(text, program: ProgramName.current) }
    guard let request = wanted.request else {
      guard wanted.snapshots != nil else { return nil }
      return refuse("--snapshot has no effect here. It belongs to --preview NAME or --preview all. Add one of these.")
    }
    if options.place != nil {
      return refuse("--open is for the app, and --preview shows only a part of it. Leave one of the two out.")
    }
    let catalog = given ?? .ofProgram
    let name: String
    switch request {
    case .list:
      guard wanted.snapshots == nil else {
        return refuse("--snapshot needs the name of a preview. Write --preview NAME, or --preview all.")
      }
      return list(catalog)
    case .named(let given): name = given
    }
    do throws(PreviewCatalog.Problem) {
      if let folder = wanted.snapshots {
        let isAll = name == PreviewOptions.all
        let entries = isAll ? catalog.entries : [try catalog.entry(named: name)]
        guard !entries.isEmpty else { return refuse(PreviewCatalog.nothing) }
        return PreviewSnapshots(entries, in: folder, options).run()
      }
      let entry = try catalog.entry(named: name)
      var launch = options
      launch.preview = PreviewOptions()
      launch.title = entry.label
      return run(launch) { _ in entry.makeWindow() }
    } catch {
      return refuse(catalog.message(for: error))
    }
  }

  private static func list(_ catalog: PreviewCatalog) -> Int32 {
    if catalog.entries.isEmpty { UsageError.report(PreviewCatalog.nothing, program: ProgramName.current) }
    return StandardStreams.write(catalog.list, to: 1) == nil ? 0 : outputFailed
  }
}
