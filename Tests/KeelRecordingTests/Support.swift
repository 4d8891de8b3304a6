import FoundationEssentials
import KeelModel
import Testing

@testable import KeelRecording

/// A folder that is removed with the object.
final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/keel-recording-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> String { path + "/" + name }
  func lines(_ name: String) throws -> [String] {
    let data = try #require(FileManager.default.contents(atPath: file(name)))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The items that actions of a model, and of the models inside of it, cause.
@MainActor func items(of root: some ActionModel, _ work: () async -> Void) async -> [String] {
  var items: [String] = []
  let token = ActionFeed.receive { item in
    // Tests run in parallel: only actions in this tree count.
    switch item {
    case .performed(let model, let action, _):
      if ActionPlace.steps(to: model, from: root) != nil { items.append("\(action)") }
    case .unknownWrite(let model, _):
      if ActionPlace.steps(to: model, from: root) != nil { items.append("unknown") }
    }
  }
  await work()
  token.cancel()
  return items
}

func replay(_ lines: [String], secrets: [String: String] = [:]) throws(ReplayError) -> Replay {
  let header = #"{"app":"test","keel":"recording","version":1}"#
  let text = ([header, #"{"at":0,"root":"TimerModel","window":1}"#] + lines).map { $0 + "\n" }.joined()
  return try Replay(bytes: Array(text.utf8), file: "test.keel", secrets: secrets)
}
