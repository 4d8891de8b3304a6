import KeelScene

/// The controller of a sheet, which every presentation is that does not cover the window.
public typealias UISheetPresentationController = UIPresentationController

extension UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency public struct Detent {
    let height: SheetElement.Height
    /// Returns half of the height of the window.
    public static func medium() -> Detent { Detent(height: .medium) }
    /// Returns all of the height of the window.
    public static func large() -> Detent { Detent(height: .large) }
  }
}

extension UIViewController {
  /// The controller of the sheet around the page or its container; `nil` if the page covers the window.
  public var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle == .fullScreen ? nil : presentationController
  }
}
