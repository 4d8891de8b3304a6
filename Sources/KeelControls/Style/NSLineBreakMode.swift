import KeelScene

/// The ways in which lines that are too long are shortened.
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
