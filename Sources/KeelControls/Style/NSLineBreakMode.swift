import KeelScene

/// The ways in which lines that are too long are shortened.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// The text continues in the next line, after a word or after any letter.
  case byWordWrapping, byCharWrapping
  /// The line ends at the edge.
  case byClipping
  /// An ellipsis replaces the beginning, the end or the middle of the line.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

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
