import KeelControls

extension ConstraintScene {
  /// Multiples, priorities, hugging and compression.
  static var lengths: [ConstraintScene] {
    [
      ConstraintScene("half of the width, 16 by 9", { w, _ in ["a": [0, 0, w / 2, w / 2 * 9 / 16]] }) { page in
        let a = plain("a", in: page)
        NSLayoutConstraint.activate([
          a.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
          a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 9 / 16),
          a.topAnchor.constraint(equalTo: page.topAnchor), a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
      },
      ConstraintScene(
        "two equal widths",
        { w, _ in ["a": [16, 0, (w - 40) / 2, 40], "b": [24 + (w - 40) / 2, 0, (w - 40) / 2, 40]] }
      ) { page in
        let a = plain("a", in: page)
        let b = plain("b", in: page)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
          b.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          a.widthAnchor.constraint(equalTo: b.widthAnchor), a.heightAnchor.constraint(equalToConstant: 40),
          b.heightAnchor.constraint(equalTo: a.heightAnchor), a.topAnchor.constraint(equalTo: page.topAnchor),
          b.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "a long name is compressed, its value is not",
        { w, _ in ["n": [16, 0, w - 100, 20], "v": [w - 76, 0, 60, 20]] }
      ) { page in
        let name = content("n", 2_000, 20, in: page)
        let value = content("v", 60, 20, in: page)
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
          name.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
          value.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          name.topAnchor.constraint(equalTo: page.topAnchor), value.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "what hugs less is longer", { w, _ in ["l": [16, 0, 70, 20], "f": [94, 0, w - 110, 20]] }
      ) { page in
        let label = content("l", 70, 20, in: page)
        let field = content("f", 40, 20, in: page)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          label.topAnchor.constraint(equalTo: page.topAnchor), field.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "a least height around content", { w, _ in ["a": [0, 0, w, 60], "b": [16, 20, 50, 20]] }
      ) { page in
        let a = plain("a", in: page)
        let b = content("b", 50, 20, in: a)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          a.trailingAnchor.constraint(equalTo: page.trailingAnchor), a.topAnchor.constraint(equalTo: page.topAnchor),
          a.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
          b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 16),
          b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
          b.topAnchor.constraint(greaterThanOrEqualTo: a.topAnchor, constant: 8),
        ])
      },
      ConstraintScene("300 at 750, at most 200", { _, _ in ["a": [0, 0, 200, 20]] }) { page in
        let a = plain("a", in: page)
        let wanted = a.widthAnchor.constraint(equalToConstant: 300)
        wanted.priority = .defaultHigh
        NSLayoutConstraint.activate([
          wanted, a.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
          a.heightAnchor.constraint(equalToConstant: 20), a.topAnchor.constraint(equalTo: page.topAnchor),
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
      },
      ConstraintScene("6000 at 999, at least 20 outside", { w, _ in ["a": [20, 0, w - 40, 20]] }) { page in
        let a = plain("a", in: page)
        let wanted = a.widthAnchor.constraint(equalToConstant: 6_000)
        wanted.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
          wanted, a.heightAnchor.constraint(equalToConstant: 20), a.topAnchor.constraint(equalTo: page.topAnchor),
          a.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          a.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor, constant: 20),
        ])
      },
      ConstraintScene(
        "a changed constant, and an edge exchanged for another", { _, h in ["a": [0, h - 20, 120, 20]] }
      ) { page in
        let a = plain("a", in: page)
        let width = a.widthAnchor.constraint(equalToConstant: 80)
        let top = a.topAnchor.constraint(equalTo: page.topAnchor)
        NSLayoutConstraint.activate([
          width, top, a.heightAnchor.constraint(equalToConstant: 20),
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
        width.constant = 120
        top.isActive = false
        a.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
      },
      ConstraintScene(
        "sevenths",
        { w, _ in
          Dictionary(uniqueKeysWithValues: (0..<7).map { ("v\($0)", [Double($0) * w / 7, 0, w / 7, 30]) })
        }
      ) { page in
        let views = (0..<7).map { plain("v\($0)", in: page) }
        for (index, view) in views.enumerated() {
          let before = index == 0 ? page.leadingAnchor : views[index - 1].trailingAnchor
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: before), view.topAnchor.constraint(equalTo: page.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 30),
            view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 1 / 7),
          ])
        }
      },
      ConstraintScene(
        "attributes instead of anchors", { w, h in ["a": [w / 4, 10, w / 2, h - 20]] }
      ) { page in
        let a = plain("a", in: page)
        @MainActor func made(_ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ constant: Double) {
          NSLayoutConstraint(
            item: a, attribute: attribute, relatedBy: .equal, toItem: page, attribute: attribute, multiplier: factor,
            constant: constant
          ).isActive = true
        }
        made(.width, 0.5, 0)
        made(.centerX, 1, 0)
        made(.top, 1, 10)
        made(.bottom, 1, -10)
      },
    ]
  }
}
