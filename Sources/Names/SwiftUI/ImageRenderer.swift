public import Combine
public import Foundation
internal import KeelControls
internal import KeelScene
public import KeelViews
public import UIKit

/// Draws views as an image.
///
/// The image shows texts, symbols, pictures, shapes, canvases and charts, with their frames, backgrounds and effects.
/// Controls are left out, as on Apple's systems, and a text has one font and one colour. The widths of texts are estimated,
/// because no front end shows these views. Colours are those of a light page. The image is a document of vectors, so it is
/// sharp in every size.
///
/// `onAppear` and `task` do not run, so that content which loads something is drawn as it is before that.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// The views.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the views; by default none, for their ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels in a point of what `pngData` of the image returns.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// A Boolean value that indicates whether the image has a white background.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// Creates a renderer of views.
  public init(content: Content) { self.content = content }

  /// The views as an image; `nil` if they have no size.
  public var uiImage: UIImage? {
    let proposal = LayoutProposal(
      width: proposedSize.width.map { Double($0) }, height: proposedSize.height.map { Double($0) })
    let drawn = DrawnSymbol(of: VStack { content }, in: proposal)
    guard drawn.size.width > 0, drawn.size.height > 0 else { return nil }
    var look = PictureLook()
    look.scale = PictureLook.lawful(scale: Double(scale))
    let whole = SceneRect(width: drawn.size.width, height: drawn.size.height)
    let ground = DrawingCommand.fill(DrawingPath(.rectangle, in: whole), .color(.rgb(red: 255, green: 255, blue: 255)))
    var group = DrawingGroup(commands: (isOpaque ? [ground] : []) + drawn.commands)
    (group.transform.a, group.transform.d) = (look.scale, look.scale)
    let size = SceneSize(width: whole.width * look.scale, height: whole.height * look.scale)
    return UIImage(Symbol(""), data: DrawingDocument.data(of: [.group(group)], size: size), look: look)
  }

  /// The views as a picture; `nil` if they have no size.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
