public import KeelControls

/// The state of a person's photo.
public enum Portrait: Hashable, Sendable {
  case loading
  case photo(UIImage)
  /// There is no photo, or it could not be loaded.
  case missing
}
