import KeelControls
import KeelScene

/// A view of text, backed by `UILabel`.
extension Text: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { TextMount(self, control: UILabel(), at: place) }
}

final class TextMount: ControlMount<Text, UILabel> {
  override func needsUpdate(to new: Text) -> Bool { view != new }

  override func configure() {
    let style = surroundings.environment.style
    let resolved = view.resolve(in: style.text)
    control.text = resolved.text
    control.attributedRuns = resolved.runs
    control.font = UIFont(sceneFont: resolved.font)
    control.hasExactColor = true
    control.textColor = UIColor(resolved.color ?? .label)
    control.numberOfLines = style.lineLimit ?? 0
    control.reservedLines = style.reservedLines
    control.adjustsFontSizeToFitWidth = style.minimumScaleFactor < 1
    control.smallestScale = style.minimumScaleFactor
    control.lineSpacing = style.lineSpacing
    control.lineBreakMode =
      switch style.truncation {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    control.textAlignment = style.alignment.ofControls
  }
}

extension TextAlignment {
  /// The alignment by UIKit's name.
  var ofControls: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
