import Glibc
import KeelModel
import KeelRecording
import Measure
import Observation

/// Measures the time on the main actor that a recorded action takes. Its limit is 20 microseconds.
@MainActor enum Recordings {
  private static let count = 100

  static func measure() throws {
    for depth in [1, 3] { try actions(depth: depth) }
  }

  /// Measures an action with a value, of a model at this depth, beside the writing of a line of the same length.
  private static func actions(depth: Int) throws {
    let path = "/tmp/keel-bench-\(getpid())-\(depth)"
    defer { for path in [path, path + "-bare"] { unlink(path) } }
    let recorder = try ActionRecorder(path, app: "bench")
    let bare = open(path + "-bare", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(bare) }
    let line = [UInt8](repeating: 0x20, count: 80 + 20 * depth)
    let leaf = FolderModel(nil)
    let root = (1..<depth).reduce(leaf) { inner, _ in FolderModel(inner) }
    recorder.add(window: root)
    let clock = ContinuousClock()
    var ours: [Duration] = []
    var theirs: [Duration] = []
    for _ in 0..<100 {
      ours.append(clock.measure { for index in 0..<count { leaf.itemTapped(index) } } / count)
      theirs.append(
        clock.measure { for _ in 0..<count { _ = line.withUnsafeBytes { write(bare, $0.baseAddress, $0.count) } } }
          / count)
    }
    recorder.end()
    report("record.action", size: depth, ours, to: theirs)
  }
}

/// A model that may contain another of its kind.
@MainActor @Observable private final class FolderModel {
  @CasePathable enum Destination { case folder(FolderModel) }

  var destination: Destination?
  private(set) var item = 0
  init(_ inner: FolderModel?) { destination = inner.map(Destination.folder) }

  @Endpoint func itemTapped(_ item: Int) { self.item = item }
}

extension FolderModel: ActionModel {
  @Actions enum Action: ActionValue { case itemTapped(Int) }

  var actionID: String? { "folder" }
  var actionChildren: [ActionChild] { ActionChild.inCase(of: destination) }
}
