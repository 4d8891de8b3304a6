import KeelScene

/// What happens to lines that are too long for where they stand.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var sceneLineBreak: LabelElement.LineBreak {
    switch self {
    case .byWordWrapping: .wrapWords
    case .byCharWrapping: .wrapCharacters
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
