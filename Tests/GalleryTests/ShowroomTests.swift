import Foundation
import GalleryViews
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// The pages of the showroom, used as a user would.
@MainActor @Suite(.serialized) struct ShowroomTests {
  @MainActor private final class Stage {
    let model = GalleryModel()
    let window: UIWindow
    let frontEnd = HeadlessFrontEnd(visibleRows: 60)
    let driver: Driver

    init(open path: String) {
      SceneTree.checksInvariants = true
      #expect(model.open(path: path))
      window = UIWindow(rootViewController: Gallery.makeRoot(model: model))
      driver = Driver(frontEnd)
      window.show(on: frontEnd)
    }

    var nodes: [Node] { frontEnd.tree.inReadingOrder() }

    var texts: [String] { nodes.compactMap { if case .label(let label) = $0.element { label.text } else { nil } } }

    /// The widths of all frames of a fixed size.
    var widths: [Double] {
      nodes.compactMap { node in
        guard case .box(let box) = node.element, box.frame.minWidth == box.frame.maxWidth else { return nil }
        return box.frame.maxWidth
      }
    }

    func adjustable(_ label: String) -> Node? {
      nodes.first { $0.attributes.accessibility.isAdjustable && $0.attributes.accessibility.label == label }
    }
  }

  @Test func eachPageHasAnAddressAndACard() throws {
    for category in GalleryCategory.allCases {
      let model = GalleryModel()
      #expect(model.open(path: category.address) && model.path == [category] && model.address == category.address)
    }
    #expect(Set(GalleryGroup.allCases.flatMap(\.pages)) == Set(GalleryCategory.allCases))
    let stage = Stage(open: "")
    let links = Set(stage.nodes.compactMap(\.attributes.address))
    #expect(links.isSuperset(of: GalleryCategory.allCases.map(\.address)))
    let card = try #require(stage.nodes.first { $0.attributes.address == GalleryCategory.interop.address })
    stage.frontEnd.send(.activate(card.id))
    #expect(stage.model.path == [.interop])
    // The row of the sidebar.
    try stage.driver.tap("Grid")
    #expect(stage.model.path == [.grid])
  }

  @Test func theHandleChangesTheRoomOfBothLayers() throws {
    let stage = Stage(open: "showroom/layout")
    let room = stage.model.room
    #expect(stage.widths.count { $0 == room.width } == 2)
    let handle = try #require(stage.adjustable("Right edge"))
    stage.frontEnd.send(.increment(handle.id))
    #expect(room.width == 256 && stage.widths.count { $0 == 256 } == 2)
    #expect(stage.texts.contains("256 × 144 points"))
    #expect(stage.adjustable("Right edge")?.attributes.accessibility.value == "256 points")
    let bottom = try #require(stage.adjustable("Bottom edge"))
    stage.frontEnd.send(.decrement(bottom.id))
    #expect(room.height == 128)
  }

  @Test func aDragChangesTheRoomFromItsSizeAtTheStart() {
    let room = RoomModel()
    room.handleDragged(across: 10, down: 0)
    room.handleDragged(across: 20, down: -4)
    #expect(room.width == 260 && room.height == 140)
    room.handleReleased()
    room.handleDragged(across: -1000, down: 1000)
    #expect(room.width == RoomModel.widths.lowerBound && room.height == RoomModel.heights.upperBound)
    room.handleReleased()
    room.handleAdjusted(across: 1000)
    #expect(room.width == RoomModel.widths.upperBound)
  }

  @Test func eachSceneIsLaidOutInBothLayers() {
    let stage = Stage(open: "showroom/layout")
    let words: [(RoomModel.Scene, String)] = [
      (.stacks, "G"), (.frames, "Fills the width"), (.grid, "12"), (.fits, "Ferry"),
    ]
    for (scene, word) in words {
      stage.model.room.scene = scene
      Turn.shared.flush()
      #expect(stage.texts.count { $0 == word } >= 2, "\(scene)")
    }
  }

  @Test func theSearchFindsSymbolsInBothLayers() throws {
    let stage = Stage(open: "showroom/symbols")
    #expect(Set(SymbolsModel.names) == SymbolCatalog.drawn)
    #expect(stage.texts.contains("\(SymbolCatalog.drawn.count) symbols"))
    try stage.driver.setSearchText("cloud moon")
    let found = ["cloud.moon", "cloud.moon.rain", "cloud.moon.bolt"]
    #expect(stage.model.symbols.found == found)
    #expect(stage.texts.contains("3 symbols") && Set(stage.texts).isSuperset(of: found))
    #expect(!stage.texts.contains("plus"))
    stage.model.symbols.isImperative = true
    Turn.shared.flush()
    #expect(Set(stage.texts).isSuperset(of: found) && !stage.texts.contains("plus"))
    stage.model.symbols.search = "no such thing"
    Turn.shared.flush()
    #expect(stage.texts.contains("No symbol has this name") && !stage.texts.contains("cloud.moon"))
  }

  @Test func aMonthIsSelectedInTheChartAndByTheScreen() throws {
    let stage = Stage(open: "showroom/charts")
    let harbour = stage.model.harbour
    #expect(stage.texts.contains("Choose a month"))
    try stage.driver.tap("Mar#1")
    #expect(harbour.selectedMonth == "Mar")
    #expect(stage.texts.contains("Mar: 93 ships"))
    try stage.driver.tap("Next month")
    #expect(harbour.selectedMonth == "Apr")
    #expect(stage.texts.contains("Apr: 115 ships"))
    try stage.driver.tap("Clear")
    #expect(harbour.selectedMonth == nil)
  }

  @Test func aKindOfShipIsSelectedByTheNumberOfAShip() {
    let harbour = HarbourModel()
    #expect(harbour.kindSummary == "Choose a part")
    harbour.selectedShip = 0
    #expect(harbour.kindSummary == "Ferries: 316")
    harbour.selectedShip = 316
    #expect(harbour.kindSummary == "Yachts: 215")
    harbour.selectedShip = 316 + 215 + 119
    #expect(harbour.selectedKind == nil)
  }

  @Test func picturesAreThoseOfTheResources() throws {
    let stage = Stage(open: "showroom/pictures")
    let pictures = stage.nodes.compactMap { node -> ImageData? in
      if case .image(let image) = node.element, case .data(let data) = image.source { data } else { nil }
    }
    let folder = URL(filePath: #filePath).appending(path: "../../../Apps/Gallery/Views/Resources").standardized
    func count(of name: String) throws -> Int {
      let data = ImageData(bytes: Array(try Data(contentsOf: folder.appending(path: name))))
      return pictures.count { $0 == data }
    }
    #expect(try count(of: "harbour.jpg") == 6)
    #expect(try count(of: "anchor.png") == 2)
    // The one that is loaded from its file may not be there yet.
    let lighthouses = try count(of: "lighthouse.jpg")
    #expect((3...4).contains(lighthouses))
  }
}
