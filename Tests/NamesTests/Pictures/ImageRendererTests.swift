import KeelControls
import KeelScene
import SwiftUI
import Testing

/// Views as images.
@MainActor @Suite struct ImageRendererTests {
  private struct Card: View {
    @State private var count = 3
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Harbour & Sons").font(.headline).foregroundColor(.blue)
        Text("A long description of the harbour that has several lines in a narrow card.")
        HStack {
          Image(systemName: "star.fill")
          Text("\(count)")
          Spacer()
          Circle().fill(.red).frame(width: 20, height: 20)
        }
      }
      .padding(16)
      .background(RoundedRectangle(cornerRadius: 12).fill(.yellow))
    }
  }

  private func text(_ image: UIImage?) -> String { String(decoding: image?.data?.bytes ?? [], as: UTF8.self) }

  @Test func viewsBecomeADocument() throws {
    let renderer = ImageRenderer(content: Card().frame(width: 240))
    let image = try #require(renderer.uiImage)
    #expect(image.size.width == 240 && image.size.height > 90)
    let text = text(image)
    for part in ["Harbour &amp; Sons", ">3<", "rgb(255,204,0)", "viewBox=\"0 0 24 24\""] {
      #expect(text.contains(part), "\(part) is missing in \(text)")
    }
    // The description has several lines, of which none is as long as the whole.
    #expect(text.contains("A long description") && !text.contains("in a narrow card.</tspan>A"))
    #expect(!text.contains("A long description of the harbour that has several lines in a narrow card."))
  }

  @Test func theScaleIsThatOfThePixels() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 3)
    #expect(renderer.cgImage?.width == 90 && renderer.cgImage?.height == 60)
    let png = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(png.size == CGSize(width: 90, height: 60))
  }

  @Test func aProposalIsTheSizeOfWhatFillsIt() {
    let renderer = ImageRenderer(content: Color.green)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 40)
    #expect(renderer.uiImage?.size == CGSize(width: 50, height: 40))
    #expect(!text(renderer.uiImage).contains("rgb(255,255,255)"))
    renderer.isOpaque = true
    #expect(text(renderer.uiImage).contains("rgb(255,255,255)"))
  }

  @Test func whatHasNoSizeHasNoImage() { #expect(ImageRenderer(content: EmptyView()).uiImage == nil) }

  @Test func aLineLimitCutsTheText() {
    let words = Text("one two three four five six seven eight nine ten").lineLimit(2)
    let text = text(ImageRenderer(content: words.frame(width: 100)).uiImage)
    #expect(text.contains("\u{2026}") && !text.contains("ten"))
  }

  @Test func aChangeIsPublished() {
    let renderer = ImageRenderer(content: Text("a"))
    var count = 0
    let token = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Text("b")
    renderer.scale = 2
    #expect(count == 2)
    token.cancel()
  }
}
