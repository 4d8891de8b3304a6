import Foundation
import NewAppModel

/// Reads what the kernel says about the machine.
public struct LinuxSensor: Sensing {
  /// A file without what it should contain.
  public struct Unreadable: Error, CustomStringConvertible {
    public let file: String
    public var description: String { "\(file) has an unknown form." }
  }

  private let folder: URL

  /// - Parameter folder: The folder of the kernel's files.
  public init(folder: URL = URL(filePath: "/proc")) { self.folder = folder }

  public func sample() async throws -> Sample {
    guard let load = Double(try words(of: "loadavg").first ?? "") else { throw Unreadable(file: "loadavg") }
    let words = try words(of: "meminfo")
    guard let total = number(after: "MemTotal:", in: words), total > 0,
      let free = number(after: "MemAvailable:", in: words)
    else { throw Unreadable(file: "meminfo") }
    return Sample(load: load, memory: 100 - Int((100 * Double(free) / Double(total)).rounded()))
  }

  private func words(of file: String) throws -> [Substring] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return text.split { $0.isWhitespace }
  }

  private func number(after name: Substring, in words: [Substring]) -> Int? {
    guard let index = words.firstIndex(of: name), index + 1 < words.count else { return nil }
    return Int(words[index + 1])
  }
}
