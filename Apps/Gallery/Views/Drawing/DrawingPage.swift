import SwiftUI

/// Drawings by `UIView.draw(_:)` and by shapes and canvases.
struct DrawingPage: View {
  @Bindable var model: GalleryModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Slider(value: $model.volume, in: 0...1) { Text("Part of the ring") }.frame(maxWidth: 400)
      ExhibitGrid {
        Exhibit("Path") {
          Painted(paint: Paint.star)
        } declarative: {
          Star(points: 5).fill(.orange)
        }
        Exhibit("Lines") {
          Painted(paint: Paint.rectangles)
        } declarative: {
          DashedShapes()
        }
        Exhibit("Trim") {
          Painted { Paint.ring($0, part: model.volume) }
        } declarative: {
          Ring(part: model.volume)
        }
        Exhibit("Canvas") {
          Painted(paint: Paint.waves)
        } declarative: {
          Waves()
        }
        Exhibit("Gradients") {
          Painted(paint: Paint.bands)
        } declarative: {
          Gradients()
        }
        Exhibit("Clips and masks") {
          Painted(paint: Paint.clipped)
        } declarative: {
          Stripes().mask { Star(points: 8) }
        }
        Exhibit("Transforms") {
          Painted(paint: Paint.squares)
        } declarative: {
          TurnedSquares()
        }
        Exhibit("Shadows") {
          Painted(paint: Paint.shadow)
        } declarative: {
          Circle().fill(.yellow).padding(20).shadow(color: .black.opacity(0.5), radius: 6, x: 4, y: 4)
        }
      }
    }
  }
}
