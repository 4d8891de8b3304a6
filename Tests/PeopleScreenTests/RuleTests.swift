import Foundation
import KeelModel
import PeopleModel
import PeopleService
import PeopleVessel
import Testing

@testable import PeopleScreen

extension SharedTurn {
  /// The rules of the architecture that concern screens.
  @MainActor @Suite struct RuleTests {
    /// The real container. Its workers open nothing until they are used.
    private func makeVessel() -> Vessel { Vessel(Voyage(source: .sample, database: "/dev/null/x", photos: "")) }

    @Test func aViewModelTakesWhatItNeedsAndDropsTheContainer() {
      var service: Vessel? = makeVessel()
      weak let gone = service
      let models: [AnyObject] =
        service.map {
          [
            ListViewModel($0), DetailViewModel($0, target: "p1"), RootViewModel($0),
          ]
        } ?? []
      service = nil
      #expect(gone == nil)
      #expect(models.count == 3)
    }

    @Test func onlyWhatNavigatesKeepsTheContainer() {
      var service: Vessel? = makeVessel()
      weak let gone = service
      let pages: [AnyObject] = service.map { [ListViewController($0), DetailViewController($0, target: "p1")] } ?? []
      var navigator = service.map { RootViewController($0) }
      service = nil
      #expect(gone != nil && navigator != nil && pages.count == 2)
      navigator = nil
      #expect(gone == nil)
    }

    /// The view model knows the views of neither layer.
    @Test func aScreenHasOneViewModelForBothLayers() throws {
      for folder in try screens {
        let code = try code(in: "Screen/" + folder)
        #expect(code.components(separatedBy: "@Observable").count == 2, "\(folder) has one view model")
        let models = try files(in: "Screen/" + folder).map { try String(contentsOf: $0, encoding: .utf8) }
          .filter { $0.contains("final class \(folder)ViewModel") }
        #expect(models.count == 1)
        for word in ["KeelViews", "KeelControls", "UIKit", folder + "View.", folder + "ViewController"] {
          #expect(models.allSatisfy { !$0.contains(word) }, "\(folder)ViewModel mentions \(word)")
        }
      }
    }

    @Test func noViewUsesTheViewModelOfAnotherScreen() throws {
      for folder in try screens {
        let code = try code(in: "Screen/" + folder)
        for other in try screens where other != folder {
          #expect(!code.contains(other + "ViewModel"), "\(folder) uses the view model of \(other)")
        }
      }
    }

    @Test func onlyTheGroundViewHasState() throws {
      for folder in try screens {
        let states = try code(in: "Screen/" + folder).components(separatedBy: "@State").count - 1
        #expect(states == 1, "\(folder) has \(states) states")
      }
      let show = try code(in: "Show")
      for word in ["@State", "@Observable", "@Published", "@ObservedObject", "PeopleService", "KeelModel"] {
        #expect(!show.contains(word), "\(word) in Show")
      }
    }

    /// `Raft` is a container too, and `Vessel.swift` lets a window follow what is shared.
    @Test func onlyUseCasesChangeTheState() throws {
      var others = 0
      for file in try files(in: "") {
        let path = file.path
        if path.contains("/Vessel/Usecase/") || path.hasSuffix("/Raft.swift") || path.hasSuffix("/Vessel.swift") {
          continue
        }
        others += 1
        let code = try String(contentsOf: file, encoding: .utf8)
        #expect(!code.contains("update {") && !code.contains(".update("), "\(path) changes the state")
      }
      #expect(others > 50)
      for file in try files(in: "Vessel/Usecase") {
        let code = try String(contentsOf: file, encoding: .utf8)
        let parts = code.components(separatedBy: "public var ").count - 1
        #expect(parts == 1, "\(file.path) has \(parts) use cases")
      }
    }

    /// The folders of the screens.
    private var screens: [String] {
      get throws {
        let names = Set(try files(in: "Screen").map { $0.deletingLastPathComponent().lastPathComponent })
        let screens = names.subtracting(["Screen"]).sorted()
        try #require(screens.count >= 3)
        return screens
      }
    }

    private func code(in folder: String) throws -> String {
      try files(in: folder).map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    private func files(in folder: String) throws -> [URL] {
      let root = URL(fileURLWithPath: #filePath).appending(path: "../../../Apps/People/" + folder).standardized
      let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      try #require(!sources.isEmpty)
      return sources
    }
  }
}
