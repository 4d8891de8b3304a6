/// The formats of exported files.
public enum ArchiveFormat: String, CaseIterable, Codable, Hashable, Sendable {
  case json, csv

  /// Guesses the format from the content: JSON begins with a bracket.
  public init(guessing bytes: some Sequence<UInt8>) {
    let first = bytes.lazy.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }.first { _ in true }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }

  /// The bytes of a file with the archive.
  public func encode(_ archive: Archive) -> [UInt8] {
    switch self {
    case .json: ArchiveJSON.encode(archive)
    case .csv: ArchiveCSV.encode(archive)
    }
  }

  /// The archive of a file.
  ///
  /// - Parameter categories: The stored categories. CSV names categories; those of the same name are used.
  public func decode(_ bytes: [UInt8], categories: [Category]) throws(ArchiveError) -> Archive {
    switch self {
    case .json: try ArchiveJSON.decode(bytes)
    case .csv: try ArchiveCSV.decode(bytes, categories: categories)
    }
  }
}
