import SwiftUI
import UIKit

/// The drawings of the page *Drawing*, as `UIView.draw(_:)` makes them.
@MainActor enum Paint {
  static func star(_ rect: CGRect) {
    UIColor.systemOrange.setFill()
    UIBezierPath(cgPath: Star(points: 5).path(in: rect)).fill()
  }

  static func rectangles(_ rect: CGRect) {
    UIColor.systemBlue.setStroke()
    let frame = UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 16)
    frame.lineWidth = 4
    frame.stroke()
    UIColor.systemRed.setStroke()
    let circle = UIBezierPath(ovalIn: rect.insetBy(dx: 15.5, dy: 15.5))
    circle.lineWidth = 3
    circle.setLineDash([8, 6], count: 2, phase: 0)
    circle.stroke()
    UIColor.systemGreen.setFill()
    let capsule = rect.insetBy(dx: 28, dy: 44)
    UIBezierPath(roundedRect: capsule, cornerRadius: capsule.height / 2).fill()
  }

  static func ring(_ rect: CGRect, part: Double) {
    func arc(_ end: Double) -> UIBezierPath {
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 8,
        startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * end, clockwise: true)
      arc.lineWidth = 14
      arc.lineCapStyle = .round
      return arc
    }
    UIColor.systemGray.withAlphaComponent(0.3).setStroke()
    arc(1).stroke()
    UIColor.systemGreen.setStroke()
    arc(part).stroke()
  }

  static func waves(_ rect: CGRect) {
    for (index, colour) in [UIColor.systemCyan, .systemBlue, .systemIndigo].enumerated() {
      let wave = UIBezierPath()
      let middle = rect.height * (0.35 + 0.2 * Double(index))
      wave.move(to: CGPoint(x: 0, y: rect.height))
      for x in stride(from: 0, through: rect.width, by: 4) {
        let angle = Double(x) / Double(rect.width) * 3 * .pi + Double(index)
        wave.addLine(to: CGPoint(x: x, y: middle + sin(angle) * 10))
      }
      wave.addLine(to: CGPoint(x: rect.width, y: rect.height))
      wave.close()
      colour.withAlphaComponent(0.7).setFill()
      wave.fill()
    }
  }

  /// Bands of colours, because `CGContext` has no gradients here.
  static func bands(_ rect: CGRect) {
    let colours: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
    let width = rect.width / Double(colours.count)
    for (index, colour) in colours.enumerated() {
      colour.setFill()
      UIRectFill(CGRect(x: Double(index) * width, y: 0, width: width, height: rect.height))
    }
  }

  static func clipped(_ rect: CGRect) {
    UIBezierPath(cgPath: Star(points: 8).path(in: rect)).addClip()
    for index in 0..<7 {
      (index.isMultiple(of: 2) ? UIColor.systemPink : .systemYellow).setFill()
      UIRectFill(CGRect(x: Double(index) * rect.width / 7, y: 0, width: rect.width / 7, height: rect.height))
    }
  }

  static func squares(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.systemPurple.setStroke()
    for index in 0..<5 {
      context.saveGState()
      context.translateBy(x: rect.midX, y: rect.midY)
      context.rotate(by: Double(index) * .pi / 10)
      let scale = 1 - Double(index) * 0.15
      context.scaleBy(x: scale, y: scale)
      context.stroke(CGRect(x: -36, y: -36, width: 72, height: 72), width: 2)
      context.restoreGState()
    }
  }

  static func shadow(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setShadow(
      offset: CGSize(width: 4, height: 4), blur: 6, color: UIColor.black.withAlphaComponent(0.5).cgColor)
    UIColor.systemYellow.setFill()
    UIBezierPath(ovalIn: rect.insetBy(dx: 20, dy: 20)).fill()
  }
}
