import KeelControls

// Stacks with spaces of their own, and constraints by visual formats.
extension ConstraintScene {
  static var arranging: [ConstraintScene] {
    [
      ConstraintScene(
        "a space of its own after one subview of a stack",
        { w, _ in
          [
            "a": [16, 10, w - 32, 30], "b": [16, 64, w - 32, 30], "c": [16, 102, w - 32, 20],
            "s": [16, 10, w - 32, 112],
          ]
        }
      ) { page in
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        stack.accessibilityIdentifier = "s"
        stack.translatesAutoresizingMaskIntoConstraints = false
        let first = content("a", 90, 30, in: stack)
        _ = content("b", 60, 30, in: stack)
        _ = content("c", 60, 20, in: stack)
        stack.setCustomSpacing(24, after: first)
        page.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
        ])
      },
      ConstraintScene(
        "no space after a hidden subview, and none at all in a row",
        { w, _ in
          [
            "a": [w / 2 - 45, 0, 40, 20], "b": [w / 2 - 5, 0, 50, 20], "s": [w / 2 - 45, 0, 90, 20],
          ]
        }
      ) { page in
        let stack = UIStackView()
        stack.spacing = 16
        stack.alignment = .top
        stack.accessibilityIdentifier = "s"
        stack.translatesAutoresizingMaskIntoConstraints = false
        let first = content("a", 40, 20, in: stack)
        let hidden = content(nil, 60, 20, in: stack)
        _ = content("b", 50, 20, in: stack)
        hidden.isHidden = true
        stack.setCustomSpacing(0, after: first)
        stack.setCustomSpacing(100, after: hidden)
        page.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          stack.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      },
      ConstraintScene(
        "visual formats",
        { w, h in
          [
            "a": [16, 20, 80, 40], "b": [104, 20, w - 120, 40], "c": [0, 60, w, h - 90],
          ]
        }
      ) { page in
        let views = ["a": plain("a", in: page), "b": plain("b", in: page), "c": plain("c", in: page)]
        for format in ["H:|-[a(80)]-[b]-|", "|[c(>=100)]|", "V:|-top-[a(40)][c]-(>=20,30@900)-|", "V:[b(==a)]"] {
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: format, options: format.contains("[a(80)]") ? .alignAllTop : [], metrics: ["top": 20],
              views: views))
        }
      },
    ]
  }
}
