import KeelInteraction

extension Role {
  /// The role with its article, for messages.
  var withArticle: String {
    switch self {
    case .image, .alert: "an \(rawValue)"
    case .activity: "an activity sign"
    case .progress: "a progress bar"
    default: "a \(rawValue)"
    }
  }
}
