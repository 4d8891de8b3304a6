import Foundation

/// A picture of an asset catalogue that is a PDF, which front ends do not show. An SVG with its name takes its place.
struct PortablePicture {
  /// The path of the PDF.
  let path: String

  /// The path of the SVG, beside the PDF.
  var result: String { String(path.dropLast("pdf".count)) + "svg" }

  /// Returns the PDFs in the catalogues of some files and folders that have no SVG beside them, in order.
  static func inside(_ paths: [String]) throws(CommandFailure) -> [PortablePicture] {
    func isPicture(_ path: String) -> Bool {
      path.lowercased().hasSuffix(".pdf") && path.split(separator: "/").dropLast().last?.hasSuffix(".imageset") == true
    }
    return try SourceFiles.inside(paths, isPicture).filter(isPicture).map(PortablePicture.init)
      .filter { !FileManager.default.fileExists(atPath: $0.result) }
  }

  /// Writes the SVG.
  ///
  /// - Throws: If the tool is missing, cannot read the PDF, or the folder cannot be written.
  func write(with tool: Tool = Tool(name: "pdftocairo", task: "port")) throws {
    let new = result + ".new"
    // What a failed run leaves is removed; mostly there is nothing.
    defer { try? FileManager.default.removeItem(atPath: new) }
    try tool.run(["-svg", "-f", "1", "-l", "1", path, new])
    let text = try String(contentsOfFile: new, encoding: .utf8)
    try Data(Self.inPixels(text).utf8).write(to: URL(fileURLWithPath: result), options: .atomic)
  }

  /// Returns an SVG whose lengths in printer's points have no unit: the size of a PDF in a catalogue counts as points of
  /// the screen.
  static func inPixels(_ text: String) -> String {
    guard let tag = text.firstRange(of: /<svg[^>]*>/) else { return text }
    return text.replacing(/(?<name>\s(?:width|height))="(?<length>[0-9.]+)pt"/, subrange: tag) {
      "\($0.name)=\"\($0.length)\""
    }
  }
}
