internal import Foundation

/// Files of exports and imports. Calls block.
enum TransferFile {
  struct Fault: Error { var reason: TransferModel.FileFault }

  /// Writes a new file; an existing one is not replaced.
  static func write(_ bytes: [UInt8], to path: String) -> TransferModel.FileFault? {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: expanded(path)), options: [.withoutOverwriting])
      return nil
    } catch {
      return reason(error)
    }
  }

  static func read(_ path: String) -> Result<[UInt8], Fault> {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: expanded(path)))
      defer { try? file.close() }
      // One byte more than permitted shows that there is more.
      let data = try file.read(upToCount: Archive.sizeLimit + 1) ?? Data()
      return data.count > Archive.sizeLimit ? .failure(Fault(reason: .tooLarge)) : .success([UInt8](data))
    } catch {
      return .failure(Fault(reason: reason(error)))
    }
  }

  private static func expanded(_ path: String) -> String { (path as NSString).expandingTildeInPath }

  private static func reason(_ error: any Error) -> TransferModel.FileFault {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: .notFound
    case .fileReadNoPermission, .fileWriteNoPermission, .fileWriteVolumeReadOnly: .notPermitted
    case .fileWriteFileExists: .exists
    case .fileWriteOutOfSpace: .full
    default: .other
    }
  }
}
