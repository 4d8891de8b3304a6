import Foundation
import KeelControls

extension ConstraintScene {
  /// Views whose heights follow from their widths.
  static var lines: [ConstraintScene] {
    [
      ConstraintScene(
        "a box below lines, which are as high as their width makes them",
        { w, _ in
          let lines = (12 / (((w - 32) + 10) / 110).rounded(.down)).rounded(.up)
          return ["t": [16, 16, w - 32, lines * 30 - 10], "b": [16, 14 + lines * 30, 40, 20]]
        }
      ) { page in
        let text = words("t", 12, in: page)
        let box = content("b", 40, 20, in: page)
        NSLayoutConstraint.activate([
          text.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          text.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          text.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
          box.leadingAnchor.constraint(equalTo: text.leadingAnchor),
          box.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
        ])
      },
      ConstraintScene(
        "a card is as large as what is in it",
        { w, h in
          ["c": [(w - 114) / 2, (h - 68) / 2, 114, 68], "a": [(w - 90) / 2, (h - 44) / 2, 90, 20]]
        }
      ) { page in
        let card = plain("c", in: page)
        let title = content("a", 90, 20, in: card)
        let detail = content("b", 60, 20, in: card)
        NSLayoutConstraint.activate([
          card.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          card.centerYAnchor.constraint(equalTo: page.centerYAnchor),
          title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
          title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
          title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
          detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
          detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          detail.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
      },
      ConstraintScene(
        "a card that clips keeps what is in it", { w, h in ["a": [(w - 90) / 2, (h - 20) / 2, 90, 20]] }
      ) { page in
        let card = plain("c", in: page)
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        card.alpha = 0.8
        let title = content("a", 90, 20, in: card)
        NSLayoutConstraint.activate([
          card.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          card.centerYAnchor.constraint(equalTo: page.centerYAnchor),
          title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
          title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
          title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
          title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
      },
    ]
  }

  /// Guides.
  static var areas: [ConstraintScene] {
    [
      ConstraintScene("the margins of a page", { w, h in ["a": [16, 0, w - 32, h]] }) { page in
        let a = plain("a", in: page)
        let margins = page.layoutMarginsGuide
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          a.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          a.topAnchor.constraint(equalTo: margins.topAnchor),
          a.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
      },
      ConstraintScene(
        "the readable width",
        { w, _ in ["a": [max(16, (w - 672) / 2), 0, min(w - 32, 672), 20]] }
      ) { page in
        let a = plain("a", in: page)
        let guide = page.readableContentGuide
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          a.trailingAnchor.constraint(equalTo: guide.trailingAnchor), a.topAnchor.constraint(equalTo: guide.topAnchor),
          a.heightAnchor.constraint(equalToConstant: 20),
        ])
      },
      ConstraintScene(
        "margins of a view, and the upper edge of the keyboard",
        { w, h in ["a": [0, h - 60, w, 60], "b": [20, h - 50, 30, 10]] }
      ) { page in
        let a = plain("a", in: page)
        let b = plain("b", in: a)
        a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          a.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          a.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
          a.heightAnchor.constraint(equalToConstant: 60),
          b.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor),
          b.topAnchor.constraint(equalTo: a.layoutMarginsGuide.topAnchor),
          b.widthAnchor.constraint(equalToConstant: 30), b.heightAnchor.constraint(equalToConstant: 10),
        ])
      },
      ConstraintScene(
        "guides above and below, 1 to 2", { w, h in ["a": [(w - 60) / 2, (h - 60) / 3, 60, 60]] }
      ) { page in
        let (above, below) = (UILayoutGuide(), UILayoutGuide())
        page.addLayoutGuide(above)
        page.addLayoutGuide(below)
        let a = plain("a", in: page)
        NSLayoutConstraint.activate([
          above.topAnchor.constraint(equalTo: page.topAnchor), a.topAnchor.constraint(equalTo: above.bottomAnchor),
          below.topAnchor.constraint(equalTo: a.bottomAnchor),
          below.bottomAnchor.constraint(equalTo: page.bottomAnchor),
          below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 2),
          a.heightAnchor.constraint(equalToConstant: 60), a.widthAnchor.constraint(equalToConstant: 60),
          a.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        ])
      },
      ConstraintScene(
        "the content of a scroll view is as wide as the scroll view",
        { w, _ in ["r": [0, 100, w, 200], "a": [10, 110, w - 20, 30], "b": [10, 150, w - 20, 30]] }
      ) { page in
        let region = UIScrollView()
        region.accessibilityIdentifier = "r"
        region.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(region)
        let inside = plain(nil, in: region)
        let a = content("a", 50, 30, in: inside)
        let b = content("b", 50, 30, in: inside)
        NSLayoutConstraint.activate([
          region.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          region.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          region.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
          region.heightAnchor.constraint(equalToConstant: 200),
          inside.leadingAnchor.constraint(equalTo: region.contentLayoutGuide.leadingAnchor),
          inside.trailingAnchor.constraint(equalTo: region.contentLayoutGuide.trailingAnchor),
          inside.topAnchor.constraint(equalTo: region.topAnchor),
          inside.bottomAnchor.constraint(equalTo: region.bottomAnchor),
          inside.widthAnchor.constraint(equalTo: region.widthAnchor),
          a.topAnchor.constraint(equalTo: inside.topAnchor, constant: 10),
          a.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 10),
          a.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -10),
          b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10),
          b.leadingAnchor.constraint(equalTo: a.leadingAnchor), b.trailingAnchor.constraint(equalTo: a.trailingAnchor),
          b.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -10),
        ])
      },
    ]
  }

  /// Frames.
  static var written: [ConstraintScene] {
    [
      ConstraintScene(
        "frames are counted from the left", isMirrored: false,
        { _, _ in ["a": [10, 20, 100, 50], "b": [15, 25, 30, 20]] }
      ) { page in
        let a = plain("a", in: page)
        let b = plain("b", in: a)
        for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = true }
        a.frame = .init(x: 10, y: 20, width: 100, height: 50)
        b.frame = .init(x: 5, y: 5, width: 30, height: 20)
      },
      ConstraintScene(
        "a frame of the whole page follows it", isMirrored: false,
        { w, h in ["a": [0, 0, w, h], "b": [0, h - 30, w, 30]] }
      ) { page in
        let a = plain("a", in: page)
        let b = plain("b", in: a)
        for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = true }
        a.frame = page.bounds
        b.frame = .init(x: 0, y: page.bounds.size.height - 30, width: page.bounds.size.width, height: 30)
        b.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      },
    ]
  }
}
