import KeelScene

/// The line in which a person says what they look for.
@MainActor @preconcurrency open class UISearchBar {
  weak var owner: UISearchController?
  /// Told as the person edits and presses Return.
  public weak var delegate: (any UISearchBarDelegate)?
  /// What is looked for. Setting it tells nobody.
  open var text: String? = "" {
    didSet { if text != oldValue { owner?.changed() } }
  }
  /// What is shown while nothing is looked for.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { owner?.changed() } }
  }
}

/// Is told what a person does in a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// A person has edited the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was left; its text is empty.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Brings what is shown in line with what is looked for.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// The text, or whether anything is looked for, has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Lets a person look for something on a page: give it to `navigationItem.searchController`.
@MainActor @preconcurrency open class UISearchController {
  /// The line itself.
  public let searchBar = UISearchBar()
  /// Told whenever the text or `isActive` changes by a person's hand.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  var onChange: (() -> Void)?
  /// Called after the delegates, for layers that bind the text.
  package var onText: ((String) -> Void)?
  package var onSubmit: (() -> Void)?
  package var onActive: ((Bool) -> Void)?

  /// Results are shown on the page itself.
  public init(searchResultsController: UIViewController? = nil) {
    searchBar.owner = self
  }

  /// Kept for sources that set it: results are shown on the page itself, which nothing covers.
  open var obscuresBackgroundDuringPresentation = false
  /// Kept for sources that set it: front ends choose where the title stands while a person looks for something.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the person is looking for something now.
  open var isActive = false {
    didSet { if isActive != oldValue { changed() } }
  }

  func changed() { onChange?() }

  var element: SearchElement {
    SearchElement(text: searchBar.text ?? "", prompt: searchBar.placeholder ?? "", isActive: isActive)
  }

  /// Answers an event of the page. Says whether it was for the search.
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
