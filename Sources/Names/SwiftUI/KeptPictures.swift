import Foundation
import KeelControls
import KeelScene
import Synchronization
import UIKit

/// The images of some addresses, up to a number of bytes. The ones that have not been used for the longest time go first.
final class KeptPictures: Sendable {
  private struct Table {
    var images: [URL: UIImage] = [:]
    /// The addresses, the last one used most recently.
    var order: [URL] = []
    var bytes = 0
  }
  private let table = Mutex(Table())
  private let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  func picture(at url: URL, scale: Double) -> UIImage? {
    let found = table.withLock { table -> UIImage? in
      guard let image = table.images[url] else { return nil }
      table.order.removeAll { $0 == url }
      table.order.append(url)
      return image
    }
    return found?.changingLook { $0.scale = scale }
  }

  /// Keeps an image, unless it is larger than half of the limit.
  func keep(_ image: UIImage, for url: URL) {
    let size = image.data?.bytes.count ?? 0
    guard size <= byteLimit / 2 else { return }
    table.withLock { table in
      if let old = table.images.updateValue(image, forKey: url) { table.bytes -= old.data?.bytes.count ?? 0 }
      table.order.removeAll { $0 == url }
      table.order.append(url)
      table.bytes += size
      while table.bytes > byteLimit, let oldest = table.order.first {
        table.order.removeFirst()
        table.bytes -= table.images.removeValue(forKey: oldest)?.data?.bytes.count ?? 0
      }
    }
  }
}
