import Foundation
import KeelControls

extension ConstraintScene {
  /// Views in views, stacks and guides.
  static var nesting: [ConstraintScene] {
    [
      ConstraintScene(
        "three views in each other",
        { w, h in
          ["a": [10, 10, w - 20, h - 20], "b": [20, 20, w - 40, h - 40], "c": [30, 30, w - 60, h - 60]]
        }
      ) { page in
        var around = page
        for name in ["a", "b", "c"] {
          let view = plain(name, in: around)
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: around.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -10),
          ])
          around = view
        }
      },
      ConstraintScene(
        "a constraint between views in different boxes", { _, _ in ["x": [30, 30, 30, 20], "y": [60, 145, 20, 20]] }
      ) { page in
        let boxes = [20.0, 140].map { top in
          let box = plain(nil, in: page)
          NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: page.topAnchor, constant: top),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
          ])
          return box
        }
        let (x, y) = (content("x", 30, 20, in: boxes[0]), content("y", 20, 20, in: boxes[1]))
        NSLayoutConstraint.activate([
          x.leadingAnchor.constraint(equalTo: boxes[0].leadingAnchor, constant: 10),
          x.topAnchor.constraint(equalTo: boxes[0].topAnchor, constant: 10),
          y.leadingAnchor.constraint(equalTo: x.trailingAnchor),
          y.topAnchor.constraint(equalTo: boxes[1].topAnchor, constant: 5),
        ])
      },
      ConstraintScene(
        "a transparent box keeps what is in it", { w, _ in ["a": [10, 10, w - 20, 40]] }
      ) { page in
        let box = plain(nil, in: page)
        box.alpha = 0.5
        let a = plain("a", in: box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          box.topAnchor.constraint(equalTo: page.topAnchor), box.heightAnchor.constraint(equalToConstant: 60),
          a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
          a.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
          a.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
          a.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
        ])
      },
      ConstraintScene(
        "a stack at the lower edge", { w, h in ["s": [16, h - 90, w - 32, 70]] }
      ) { page in
        let stack = column(spacing: 10, in: page)
        for _ in 0..<2 { _ = content(nil, 60, 30, in: stack) }
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          stack.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -20),
        ])
      },
      ConstraintScene("the margins of a stack", { w, _ in ["s": [0, 0, w, 64], "a": [0, 64, w, 10]] }) { page in
        let stack = column(spacing: 0, in: page)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        _ = content(nil, 60, 32, in: stack)
        let a = plain("a", in: page)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          stack.topAnchor.constraint(equalTo: page.topAnchor), a.topAnchor.constraint(equalTo: stack.bottomAnchor),
          a.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
          a.trailingAnchor.constraint(equalTo: stack.trailingAnchor), a.heightAnchor.constraint(equalToConstant: 10),
        ])
      },
      ConstraintScene("a rail, and the rest beside it", { w, h in ["a": [0, 0, 64, h], "b": [64, 0, w - 64, h]] }) {
        page in
        let (a, b) = (plain("a", in: page), plain("b", in: page))
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 64),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        ])
        for view in [a, b] {
          view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
          view.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
        }
      },
      ConstraintScene(
        "a foot, and the rest above it", { w, h in ["a": [0, 0, w, h - 44], "b": [0, h - 44, w, 44]] }
      ) { page in
        let (a, b) = (plain("a", in: page), plain("b", in: page))
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: page.topAnchor), a.bottomAnchor.constraint(equalTo: b.topAnchor),
          b.bottomAnchor.constraint(equalTo: page.bottomAnchor), b.heightAnchor.constraint(equalToConstant: 44),
        ])
        for view in [a, b] {
          view.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
          view.trailingAnchor.constraint(equalTo: page.trailingAnchor).isActive = true
        }
      },
      ConstraintScene("a guide as a column", { w, h in ["a": [w - 100, 0, 100, h]] }) { page in
        let column = UILayoutGuide()
        page.addLayoutGuide(column)
        let a = plain("a", in: page)
        NSLayoutConstraint.activate([
          column.widthAnchor.constraint(equalToConstant: 100),
          column.trailingAnchor.constraint(equalTo: page.trailingAnchor),
          column.topAnchor.constraint(equalTo: page.topAnchor),
          column.bottomAnchor.constraint(equalTo: page.bottomAnchor),
          a.leadingAnchor.constraint(equalTo: column.leadingAnchor),
          a.trailingAnchor.constraint(equalTo: column.trailingAnchor),
          a.topAnchor.constraint(equalTo: column.topAnchor), a.bottomAnchor.constraint(equalTo: column.bottomAnchor),
        ])
      },
      ConstraintScene(
        "a frame that keeps its distance from the right", isMirrored: false, { w, _ in ["a": [w - 50, 0, 40, 40]] }
      ) { page in
        let a = plain("a", in: page)
        a.translatesAutoresizingMaskIntoConstraints = true
        a.frame = .init(x: page.bounds.size.width - 50, y: 0, width: 40, height: 40)
        a.autoresizingMask = .flexibleLeftMargin
      },
      ConstraintScene(
        "a frame that stays in the middle", isMirrored: false, { w, _ in ["a": [(w - 100) / 2, 10, 100, 30]] }
      ) { page in
        let a = plain("a", in: page)
        a.translatesAutoresizingMaskIntoConstraints = true
        a.frame = .init(x: (page.bounds.size.width - 100) / 2, y: 10, width: 100, height: 30)
        a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      },
      ConstraintScene(
        "a frame in a view that constraints place", isMirrored: false,
        { _, _ in ["a": [20, 30, 200, 100], "b": [30, 40, 50, 20]] }
      ) { page in
        let a = plain("a", in: page)
        let b = plain("b", in: a)
        b.translatesAutoresizingMaskIntoConstraints = true
        b.frame = .init(x: 10, y: 10, width: 50, height: 20)
        NSLayoutConstraint.activate([
          a.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 20),
          a.topAnchor.constraint(equalTo: page.topAnchor, constant: 30),
          a.widthAnchor.constraint(equalToConstant: 200), a.heightAnchor.constraint(equalToConstant: 100),
        ])
      },
    ]
  }

  private static func column(spacing: Double, in page: UIView) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = spacing
    stack.accessibilityIdentifier = "s"
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(stack)
    return stack
  }
}
