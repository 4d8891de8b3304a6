import KeelScene

/// The search field of a page.
@MainActor @preconcurrency open class UISearchBar {
  weak var owner: UISearchController?
  /// The delegate, which receives edits and the Return key.
  public weak var delegate: (any UISearchBarDelegate)?
  /// The query. Setting it does not call the delegate.
  open var text: String? = "" {
    didSet { if text != oldValue { owner?.changed() } }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { owner?.changed() } }
  }
}

/// Receives user actions in a search bar. All methods are optional.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Called when the user has edited the query.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user has pressed Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has ended the search; the query is empty by then.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// An object that updates the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the user has changed the query or `isActive`.
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller that lets the user search a page. Assign it to `navigationItem.searchController`.
@MainActor @preconcurrency open class UISearchController {
  /// The search field.
  public let searchBar = UISearchBar()
  /// The object that is called whenever the user changes the query or `isActive`.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  var onChange: (() -> Void)?
  /// Called after the delegates, for layers that bind the query.
  package var onText: ((String) -> Void)?
  package var onSubmit: (() -> Void)?
  package var onActive: ((Bool) -> Void)?

  /// Creates a search controller. The argument is ignored: the page itself shows the results.
  public init(searchResultsController: UIViewController? = nil) {
    searchBar.owner = self
  }

  /// Without effect: the page itself shows the results and is never covered.
  open var obscuresBackgroundDuringPresentation = false
  /// Without effect: front ends decide the position of the title during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether a search is in progress.
  open var isActive = false {
    didSet { if isActive != oldValue { changed() } }
  }

  func changed() { onChange?() }

  var element: SearchElement {
    SearchElement(text: searchBar.text ?? "", prompt: searchBar.placeholder ?? "", isActive: isActive)
  }

  /// Handles an event of the page. Returns true if the event was for the search.
  func handle(_ event: Event) -> Bool {
    switch event {
    case .search(_, let text):
      guard text != searchBar.text ?? "" else { return true }
      isActive = true
      searchBar.text = text
      searchBar.delegate?.searchBar(searchBar, textDidChange: text)
      searchResultsUpdater?.updateSearchResults(for: self)
      onText?(text)
    case .searching(_, let isActive):
      guard isActive != self.isActive else { return true }
      self.isActive = isActive
      if !isActive {
        let hadText = !(searchBar.text ?? "").isEmpty
        searchBar.text = ""
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        if hadText { onText?("") }
      }
      searchResultsUpdater?.updateSearchResults(for: self)
      onActive?(isActive)
    case .submit:
      searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
      onSubmit?()
    default: return false
    }
    return true
  }
}
