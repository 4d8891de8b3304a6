/// The command-line options for the previews of a program (`#Preview`).
public struct PreviewOptions: Hashable, Sendable {
  /// What to do with previews.
  public enum Request: Hashable, Sendable {
    /// Print their names.
    case list
    /// Show the one with this name in place of the app; with `snapshots`, write it. `all` then stands for all of them.
    case named(String)
  }

  /// What to do with previews in place of running the app; `nil` runs the app.
  public var request: Request?
  /// The folder to write a frame of each requested preview to, which exists; `nil` shows the preview instead.
  public var snapshots: String?

  /// Creates options that run the app.
  public init() {}

  /// The name that stands for all previews.
  static let all = "all"

  mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--preview": request = reader.optionalValue().map { .named($0) } ?? .list
    case "--snapshot": snapshots = try reader.value()
    default: return false
    }
    return true
  }

  static let help = [
    "--preview", "    list the previews of the program",
    "--preview NAME", "    show this preview in place of the app",
    "--preview NAME|all --snapshot FOLDER",
    "    write a frame of this preview, or of each, as text and, with Chromium, as a picture",
  ]
}
