import Foundation
import KeelViews
import SwiftUI
import Testing
import UIKit

extension UIColor {
  /// As programs declare it.
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}

@Suite struct ValueTests {
  @Test func aCornerIsRoundedByAnArcThatTouchesBothLines() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    path.addLine(to: CGPoint(x: 0, y: 100))
    // The corner is cut off, the middle of the arc is not.
    #expect(!path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 93, y: 7)))
  }

  @Test func aCornerToTheOtherSideBendsTheOtherWay() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y + 20) < 1e-9)
    #expect(path.boundingRect.maxX < 100.001)
  }

  @Test func aCornerOnAStraightLineIsAPointOfIt() {
    var path = Path()
    path.addArc(tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 2, y: 0), radius: 5)
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test func rulesDecideWhichPointsAreInside() {
    let rings = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(rings.contains(CGPoint(x: 50, y: 50)))
    #expect(!rings.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(rings.contains(CGPoint(x: 10, y: 50), eoFill: true))
    #expect(!rings.contains(CGPoint(x: 2, y: 2)))
    let open = UIBezierPath()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 10, y: 0))
    open.addLine(to: CGPoint(x: 0, y: 10))
    #expect(open.contains(CGPoint(x: 2, y: 2)) && !open.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func coloursAreEqualByValue() {
    #expect(UIColor(hex: 0xFF0000) == .red)
    #expect(UIColor(hex: 0xFF0000).hashValue == UIColor.red.hashValue)
    #expect(UIColor(hex: 0xFF0000) != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor(cgColor: UIColor.systemRed.cgColor) == .systemRed)
  }

  @Test func fontsHaveSizesAndKeepTheirLooksInOthers() {
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(UIFont.boldSystemFont(ofSize: 19).withSize(40) == .boldSystemFont(ofSize: 40))
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 60), maximumPointSize: 30).pointSize == 30)
  }
}
