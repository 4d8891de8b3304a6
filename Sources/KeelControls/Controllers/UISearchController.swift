package import KeelScene

/// The search field of a page.
///
/// It is the first responder while the field has the keyboard focus, which begins the search.
@MainActor @preconcurrency open class UISearchBar: UIResponder {
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

  // The field belongs to the page: it has the page's node and window.
  override package var host: UIWindow? {
    get { owner?.page?.host }
    set {}
  }
  override package var focusID: NodeID? { owner?.page?.nodeID }

  /// True: the field can have the focus.
  override open var canBecomeFirstResponder: Bool { true }

  /// Begins the search with the focus in the field. Returns true if the field then has the focus.
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    owner?.activate()
    return super.becomeFirstResponder()
  }

  override package func focusDidChange(isFocused: Bool) {
    if isFocused { delegate?.searchBarTextDidBeginEditing(self) } else { delegate?.searchBarTextDidEndEditing(self) }
  }
}

/// Receives user actions in a search bar. All methods are optional.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Called when the user has edited the query.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the field has received the keyboard focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the field has lost the keyboard focus. The search may go on.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has pressed Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has ended the search; the query is empty by then.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
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
  /// The page with the search field.
  weak var page: UIViewController?
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
  ///
  /// Setting it to true moves the keyboard focus to the search field; setting it to false returns the focus to the
  /// control from which the search was begun, or to the content of the page.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
      changed()
    }
  }
  /// True while an event of the user begins the search. The front end moves the focus by itself.
  private var isBegunByUser = false

  private func begin() {
    if let page { page.host?.searchBegins(on: page.nodeID) }
    if !isBegunByUser { searchBar.becomeFirstResponder() }
  }

  private func end() {
    searchBar.wantsFocusOnAppearing = false
    if let page { page.host?.searchEnds(on: page.nodeID) }
  }

  /// Begins the search because its field receives the focus.
  fileprivate func activate() {
    guard !isActive else { return }
    isActive = true
    searchResultsUpdater?.updateSearchResults(for: self)
    onActive?(true)
  }

  private func beginForUser() {
    isBegunByUser = true
    defer { isBegunByUser = false }
    isActive = true
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
      beginForUser()
      searchBar.text = text
      searchBar.delegate?.searchBar(searchBar, textDidChange: text)
      searchResultsUpdater?.updateSearchResults(for: self)
      onText?(text)
    case .searching(_, let isActive):
      guard isActive != self.isActive else { return true }
      if isActive { beginForUser() } else { self.isActive = false }
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
