import SwiftUI
import UIKit

/// Pictures from the program's resources, in the ways in which they are usually shown.
struct PicturesPage: View {
  private var harbour: Image { Image("harbour", bundle: .module).resizable() }

  var body: some View {
    ExhibitGrid {
      Exhibit("Fitted") {
        Picture("harbour") { $0.contentMode = .scaleAspectFit }
      } declarative: {
        harbour.scaledToFit()
      }
      Exhibit("Filled") {
        Picture("harbour") { $0.contentMode = .scaleAspectFill }.clipped()
      } declarative: {
        harbour.scaledToFill().frame(width: 112, height: 112).clipped()
      }
      Exhibit("Stretched") {
        Picture("harbour") { $0.contentMode = .scaleToFill }
      } declarative: {
        harbour
      }
      Exhibit("Clipped") {
        Picture("lighthouse") { $0.contentMode = .scaleAspectFill }.clipShape(Circle())
      } declarative: {
        Image("lighthouse", bundle: .module).resizable().scaledToFill().frame(width: 112, height: 112)
          .clipShape(Circle())
      }
      Exhibit("Tinted") {
        Picture("anchor", template: true) {
          $0.contentMode = .scaleAspectFit
          $0.tintColor = .systemTeal
        }
      } declarative: {
        Image("anchor", bundle: .module).resizable().renderingMode(.template).scaledToFit().foregroundStyle(.teal)
      }
      Exhibit("From a file") {
        Picture(image: Self.address.flatMap { UIImage(contentsOfFile: $0.path) }) { $0.contentMode = .scaleAspectFit }
      } declarative: {
        AsyncImage(url: Self.address) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          ProgressView()
        }
      }
    }
  }

  private static let address = Bundle.module.url(forResource: "lighthouse", withExtension: "jpg")
}

/// A `UIImageView` among views.
struct Picture: UIViewRepresentable {
  let image: UIImage?
  let configure: (UIImageView) -> Void

  init(image: UIImage?, configure: @escaping (UIImageView) -> Void) {
    self.image = image
    self.configure = configure
  }

  init(_ name: String, template: Bool = false, configure: @escaping (UIImageView) -> Void) {
    let image = UIImage(named: name, in: .module, compatibleWith: nil)
    self.init(image: template ? image?.withRenderingMode(.alwaysTemplate) : image, configure: configure)
  }

  func makeUIView(context: Context) -> UIImageView { UIImageView(image: image) }
  func updateUIView(_ view: UIImageView, context: Context) { configure(view) }
}
