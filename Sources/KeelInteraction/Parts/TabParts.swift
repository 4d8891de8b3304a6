package import KeelScene

/// The parts of a tab view: the tabs, and the page of the selected one.
@MainActor package struct TabParts {
  package let tabs: TabsElement
  private let pages: [NodeID]

  /// Finds the parts of a tab view; `nil` for other nodes.
  package init?(of entry: SceneTree.Entry) {
    guard case .tabs(let tabs) = entry.element else { return nil }
    (self.tabs, pages) = (tabs, entry.children)
  }

  /// The page that is shown; `nil` while the selected tab has none.
  package var shownPage: NodeID? { page(ofTab: tabs.selectedIndex) }

  /// Returns the page of a tab; `nil` if it has not been created.
  package func page(ofTab index: Int) -> NodeID? {
    tabs.childTabs.firstIndex(of: index).flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }

  /// Returns the index of the tab that a page belongs to; `nil` for other nodes.
  package func tab(ofPage page: NodeID) -> Int? {
    guard let index = pages.firstIndex(of: page) else { return nil }
    return tabs.childTabs.indices.contains(index) ? tabs.childTabs[index] : index
  }

  /// Returns true if the tabs are a column beside the page. A compact window has no room for one.
  package func isSidebar(in width: SceneEnvironment.SizeClass) -> Bool {
    tabs.isSidebar && !tabs.tabs.isEmpty && width == .regular
  }
}

extension SceneTree {
  /// Returns the parts of a tab view; `nil` for other nodes.
  package func tabParts(of id: NodeID) -> TabParts? {
    note(.children)
    return entry(of: id).flatMap { TabParts(of: $0) }
  }
}
