import Foundation

/// `keel port`: shows what would change in the files, and writes them if it is asked to.
struct PortCommand {
  private(set) var paths: [String] = []
  private(set) var writes = false
  private(set) var keepsBoth = false

  init(arguments: [String]) throws {
    for argument in arguments {
      switch argument {
      case "--write": writes = true
      case "--both": keepsBoth = true
      case _ where argument.hasPrefix("-"): throw CommandFailure("There is no option “\(argument)”.", .usage)
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw CommandFailure("Name the files or folders to port.", .usage) }
  }

  /// Prints the difference of each file, what could not be done, and a summary.
  func run(print: (String) -> Void) throws {
    var changed = 0
    var remarks: [String] = []
    let files = try SourceFiles.swift(in: paths)
    for file in files {
      guard let source = String(data: try Data(contentsOf: URL(fileURLWithPath: file)), encoding: .utf8) else {
        remarks.append("\(file): The file is not UTF-8 and was left alone.")
        continue
      }
      let port = SourcePort(of: source, keepsBoth: keepsBoth)
      remarks += port.remarks.map { "\(file):\($0.line): \($0.text)" }
      guard port.text != source else { continue }
      changed += 1
      print(Difference(from: source, to: port.text).text(file: file))
      if writes { try Data(port.text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic) }
    }
    let pictures = try PortablePicture.inside(paths)
    for picture in pictures where convert(picture, &remarks, print) { changed += 1 }
    if !remarks.isEmpty { print("Left to do:\n" + remarks.map { "  \($0)\n" }.joined()) }
    print(summary(files.count + pictures.count, changed))
  }

  /// Returns false if that has failed.
  private func convert(_ picture: PortablePicture, _ remarks: inout [String], _ print: (String) -> Void) -> Bool {
    do {
      if writes { try picture.write() }
      print("\(picture.path): a PDF, for which \(picture.result) \(writes ? "was" : "would be") written.\n")
      return true
    } catch {
      let reason = (error as? CommandFailure)?.description ?? error.localizedDescription
      remarks.append("\(picture.path): The PDF was not converted. \(reason)")
      return false
    }
  }

  private func summary(_ count: Int, _ changed: Int) -> String {
    func files(_ number: Int) -> String { number == 1 ? "1 file" : "\(number) files" }
    if changed == 0 { return "\(files(count)) read. Nothing to change.\n" }
    return writes
      ? "\(files(count)) read, \(files(changed)) written.\n"
      : "\(files(count)) read, \(files(changed)) would change. Nothing was written: add --write.\n"
  }
}
