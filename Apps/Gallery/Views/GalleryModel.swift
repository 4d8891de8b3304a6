public import FoundationEssentials
import KeelModel
public import Observation

/// The state of the gallery's controls: one model, which both layers observe side by side.
@MainActor @Observable public final class GalleryModel {
  /// The pages that are open.
  public var path: [GalleryCategory] = []
  public var name = "Ada"
  public var password = ""
  public var notes = "Several lines\nof text"
  public var isOn = true
  public var isFine = false
  public var presses = 0
  public var volume = 0.4
  public var count = 3
  public var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
  public var flavour = Flavour.vanilla
  public var rating = 3
  public var fruits = ["Apple", "Pear", "Plum"]
  public var favourites: Set<String> = ["Pear"]
  public var days = 100
  public var isSheetShown = false
  public var isAlertShown = false

  public let room = RoomModel()
  public let harbour = HarbourModel()
  public let symbols = SymbolsModel()

  public enum Flavour: String, CaseIterable, Identifiable, Sendable {
    case vanilla = "Vanilla"
    case chocolate = "Chocolate"
    case mint = "Mint"
    public var id: Self { self }
  }

  public init() {}

  /// Adds a hundred days when the last one appears, up to three hundred, so that the content below the days stays in
  /// reach.
  public func dayAppeared(_ day: Int) { if day == days - 1, days < 300 { days += 100 } }
  public func favouriteSwiped(_ fruit: String) { favourites.formSymmetricDifference([fruit]) }
  public func deleteSwiped(_ fruit: String) { fruits.removeAll { $0 == fruit } }

  /// The path of the open page, in the form that `open(path:)` accepts; `""` if no page is open.
  public var address: String { path.last?.address ?? "" }

  /// Opens a page by its path, such as `controls/slider` or `showroom/charts`; the empty path closes it. Returns `false`
  /// if there is no such page.
  @discardableResult public func open(path text: String) -> Bool {
    if text.isEmpty {
      path = []
      return true
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, ["controls", "showroom"].contains(parts[0]),
      let category = GalleryCategory(named: parts[1].lowercased())
    else { return false }
    path = [category]
    return true
  }
}
