import Foundation
import Testing

/// The kept frames: one file for each page and size.
///
/// `KEEL_FRAMES=write` writes them anew. The commit names the frames that it rewrites, and says why.
enum FrameFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kept")
  private static let writes = ProcessInfo.processInfo.environment["KEEL_FRAMES"] == "write"

  /// Compares a frame with the kept one of that name. A difference is an issue with the lines that differ.
  static func check(_ frame: String, name: String) throws {
    let file = folder.appending(path: name + ".txt")
    if writes {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try frame.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard frame != kept else { return }
    Issue.record("\(name) differs. KEEL_FRAMES=write keeps the new frame.\n\(difference(from: kept, to: frame))")
  }

  private static func difference(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(old.count, new.count)).compactMap { line in
      let (was, now) = (old.indices.contains(line) ? old[line] : nil, new.indices.contains(line) ? new[line] : nil)
      return was == now ? nil : "\(line + 1)\n- \(was ?? "(no line)")\n+ \(now ?? "(no line)")"
    }.joined(separator: "\n")
  }
}
