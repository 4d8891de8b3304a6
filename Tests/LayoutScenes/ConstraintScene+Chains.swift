import KeelControls

extension ConstraintScene {
  /// Views that follow each other, and limits.
  static var chains: [ConstraintScene] {
    [
      ConstraintScene(
        "three equal widths with gaps",
        { w, _ in
          let part = (w - 40) / 3
          return ["a": [10, 10, part, 30], "b": [20 + part, 10, part, 30], "c": [30 + 2 * part, 10, part, 30]]
        }
      ) { page in
        let views = ["a", "b", "c"].map { plain($0, in: page) }
        for (index, view) in views.enumerated() {
          let before = index == 0 ? page.leadingAnchor : views[index - 1].trailingAnchor
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: before, constant: 10),
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalToConstant: 30),
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
          ])
        }
        views[2].trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -10).isActive = true
      },
      ConstraintScene(
        "one is twice as wide as the other", { w, _ in ["a": [0, 0, w * 2 / 3, 20], "b": [w * 2 / 3, 0, w / 3, 20]] }
      ) { page in
        let (a, b) = (plain("a", in: page), plain("b", in: page))
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
        ])
        for view in [a, b] {
          view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
          view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      },
      ConstraintScene(
        "a square as wide as the page, at most 240",
        { w, _ in ["a": [(w - min(w, 240)) / 2, 0, min(w, 240), min(w, 240)]] }
      ) { page in
        let a = plain("a", in: page)
        let wide = a.widthAnchor.constraint(equalTo: page.widthAnchor)
        wide.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
          wide, a.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
          a.heightAnchor.constraint(equalTo: a.widthAnchor), a.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          a.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "a card is as high as the higher of two",
        { w, _ in ["c": [0, 0, w, 88], "a": [0, 0, 40, 80], "b": [40, 0, 60, 30]] }
      ) { page in
        let card = plain("c", in: page)
        let (a, b) = (content("a", 40, 80, in: card), content("b", 60, 30, in: card))
        let low = card.heightAnchor.constraint(equalToConstant: 0)
        low.priority = UILayoutPriority(100)
        NSLayoutConstraint.activate([
          low, card.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          card.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          card.topAnchor.constraint(equalTo: page.topAnchor), a.leadingAnchor.constraint(equalTo: card.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor), a.topAnchor.constraint(equalTo: card.topAnchor),
          b.topAnchor.constraint(equalTo: card.topAnchor),
          card.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8),
          card.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 8),
        ])
      },
      ConstraintScene(
        "a badge in the middle of a corner", { _, _ in ["c": [40, 40, 100, 60], "b": [130, 30, 20, 20]] }
      ) { page in
        let (card, badge) = (plain("c", in: page), plain("b", in: page))
        NSLayoutConstraint.activate([
          card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 40),
          card.topAnchor.constraint(equalTo: page.topAnchor, constant: 40),
          card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 60),
          badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
          badge.centerXAnchor.constraint(equalTo: card.trailingAnchor),
          badge.centerYAnchor.constraint(equalTo: card.topAnchor),
        ])
      },
      ConstraintScene(
        "two meet in the middle", { w, _ in ["a": [w / 2 - 60, 0, 60, 20], "b": [w / 2, 0, 50, 20]] }
      ) { page in
        let (a, b) = (content("a", 60, 20, in: page), content("b", 50, 20, in: page))
        NSLayoutConstraint.activate([
          a.trailingAnchor.constraint(equalTo: page.centerXAnchor),
          b.leadingAnchor.constraint(equalTo: page.centerXAnchor), a.topAnchor.constraint(equalTo: page.topAnchor),
          b.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "lower edges on one line",
        { _, _ in ["a": [0, 25, 30, 40], "b": [30, 45, 30, 20], "c": [60, 5, 30, 60]] }
      ) { page in
        let (a, b) = (content("a", 30, 40, in: page), content("b", 30, 20, in: page))
        let c = content("c", 30, 60, in: page)
        NSLayoutConstraint.activate([
          c.topAnchor.constraint(equalTo: page.topAnchor, constant: 5),
          a.bottomAnchor.constraint(equalTo: c.bottomAnchor), b.bottomAnchor.constraint(equalTo: c.bottomAnchor),
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor), c.leadingAnchor.constraint(equalTo: b.trailingAnchor),
        ])
      },
      ConstraintScene(
        "a half, a quarter and the rest of the height",
        { _, h in ["a": [0, 0, 20, h / 2], "b": [0, h / 2, 20, h / 4], "c": [0, h * 3 / 4, 20, h / 4]] }
      ) { page in
        let views = ["a", "b", "c"].map { plain($0, in: page) }
        for (index, view) in views.enumerated() {
          let above = index == 0 ? page.topAnchor : views[index - 1].bottomAnchor
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: above), view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
          ])
        }
        NSLayoutConstraint.activate([
          views[0].heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.5),
          views[1].heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.25),
          views[2].bottomAnchor.constraint(equalTo: page.bottomAnchor),
        ])
      },
      ConstraintScene(
        "a width from another view's height", { _, _ in ["a": [0, 0, 30, 50], "b": [30, 0, 60, 60]] }
      ) { page in
        let (a, b) = (content("a", 30, 50, in: page), plain("b", in: page))
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor), a.topAnchor.constraint(equalTo: page.topAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: page.topAnchor),
          b.widthAnchor.constraint(equalTo: a.heightAnchor, constant: 10),
          b.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
        ])
      },
      ConstraintScene("content is at least as wide as a limit", { _, _ in ["a": [0, 0, 80, 20]] }) { page in
        let a = content("a", 30, 20, in: page)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor), a.topAnchor.constraint(equalTo: page.topAnchor),
          a.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])
      },
      ConstraintScene(
        "the middle is wanted, two edges are limits", { w, _ in ["a": [w / 2 - 50, 0, 100, 20]] }
      ) { page in
        let a = plain("a", in: page)
        let middle = a.centerXAnchor.constraint(equalTo: page.centerXAnchor)
        middle.priority = .defaultHigh
        NSLayoutConstraint.activate([
          middle, a.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor, constant: 20),
          a.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -20),
          a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalToConstant: 20),
          a.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene("a limit counts more than a wanted edge", { _, _ in ["a": [0, 0, 100, 20]] }) { page in
        let a = plain("a", in: page)
        let wanted = a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: -40)
        wanted.priority = .defaultHigh
        NSLayoutConstraint.activate([
          wanted, a.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor),
          a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalToConstant: 20),
          a.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene("150 at 999, 100 at 500", { _, _ in ["a": [0, 0, 150, 20]] }) { page in
        let a = plain("a", in: page)
        for (length, priority) in [(100.0, Float(500)), (150, 999)] {
          let wanted = a.widthAnchor.constraint(equalToConstant: length)
          wanted.priority = UILayoutPriority(priority)
          wanted.isActive = true
        }
        NSLayoutConstraint.activate([
          a.heightAnchor.constraint(equalToConstant: 20), a.topAnchor.constraint(equalTo: page.topAnchor),
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
      },
      ConstraintScene("what is not active counts for nothing", { _, _ in ["a": [0, 0, 80, 20]] }) { page in
        let a = plain("a", in: page)
        let wide = a.widthAnchor.constraint(equalToConstant: 200)
        wide.isActive = true
        wide.isActive = false
        NSLayoutConstraint.activate([
          a.widthAnchor.constraint(equalToConstant: 80), a.heightAnchor.constraint(equalToConstant: 20),
          a.topAnchor.constraint(equalTo: page.topAnchor), a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
      },
      ConstraintScene(
        "twice the usual space below", { _, _ in ["a": [0, 0, 40, 20], "b": [0, 36, 40, 20]] }
      ) { page in
        let (a, b) = (content("a", 40, 20, in: page), content("b", 40, 20, in: page))
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: page.topAnchor),
          b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
      },
    ]
  }
}
