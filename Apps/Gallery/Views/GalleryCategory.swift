/// A page of the gallery.
public enum GalleryCategory: String, CaseIterable, Hashable, Sendable {
  case layout, drawing, charts, pictures, symbols
  case text, buttons, toggles, input, values, pickers, progress, lists, lazy, swipes, containers, grid, shapes
  case navigation, tabs, split, sheets, colours, interop

  /// The title of the page.
  public var title: String {
    switch self {
    case .layout: "Layout"
    case .drawing: "Drawing"
    case .charts: "Charts"
    case .pictures: "Pictures"
    case .symbols: "Symbols"
    case .text: "Text"
    case .buttons: "Buttons"
    case .toggles: "Toggles"
    case .input: "Text input"
    case .values: "Values"
    case .pickers: "Pickers and menus"
    case .progress: "Progress and gauges"
    case .lists: "Lists"
    case .lazy: "Lazy stacks and grids"
    case .swipes: "Actions of rows"
    case .containers: "Containers"
    case .grid: "Grid"
    case .shapes: "Shapes"
    case .navigation: "Navigation"
    case .tabs: "Tabs"
    case .split: "Split view"
    case .sheets: "Sheets and alerts"
    case .colours: "Colours"
    case .interop: "Interop"
    }
  }

  /// The path of the page, in the form that `GalleryModel.open(path:)` accepts.
  public var address: String { (group == .showroom ? "showroom/" : "controls/") + rawValue }

  /// The names of controls that lead to the page.
  var controls: [String] {
    switch self {
    case .layout: ["room", "viewthatfits", "spacer", "frame"]
    case .drawing: ["canvas", "path", "gradient", "mask", "trim"]
    case .charts: ["chart"]
    case .pictures: ["picture", "image", "asyncimage"]
    case .symbols: ["symbol"]
    case .text: ["label", "link"]
    case .buttons: ["button"]
    case .toggles: ["toggle", "switch"]
    case .input: ["field", "textfield", "securefield", "texteditor", "editor"]
    case .values: ["slider", "stepper", "date", "datepicker"]
    case .pickers: ["picker", "menu", "segmented"]
    case .progress: ["gauge", "activity"]
    case .lists: ["list", "form", "section"]
    case .lazy: ["lazystack", "lazygrid", "feed"]
    case .swipes: ["swipe", "swipe-actions"]
    case .containers: ["stack", "group", "disclosure"]
    case .grid: ["grids"]
    case .shapes: ["shape", "circle", "capsule"]
    case .navigation: ["push", "link-to-page"]
    case .tabs: ["tab", "tabview"]
    case .split: ["splitview", "sidebar"]
    case .sheets: ["sheet", "alert", "dialog"]
    case .colours: ["colour", "color", "colors"]
    case .interop: ["ratings", "rating"]
    }
  }

  /// Creates the page with that name, or the page that contains the control with that name.
  public init?(named name: String) {
    guard let found = Self(rawValue: name) ?? Self.allCases.first(where: { $0.controls.contains(name) }) else {
      return nil
    }
    self = found
  }
}
