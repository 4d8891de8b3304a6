import KeelControls
import KeelScene
import KeelTesting
import SwiftUI

/// A page of a source, in a window on a headless front end.
@MainActor final class PageStage<Content: View> {
  let window: UIWindow
  let frontEnd = HeadlessFrontEnd()
  let driver: Driver

  init(_ page: Content) {
    window = UIWindow(rootViewController: UIHostingController(rootView: page))
    driver = Driver(frontEnd)
    window.show(on: frontEnd)
  }

  var texts: [String] {
    frontEnd.tree.inReadingOrder().flatMap { node in
      switch node.element {
      case .label(let label): [label.text]
      case .row(let row): [row.text, row.secondaryText]
      case .section(let section): [section.header, section.footer]
      default: [String]()
      }
    }
  }
}
