import KeelControls

extension ConstraintScene {
  /// Edges and centers.
  static var places: [ConstraintScene] {
    [
      ConstraintScene("content at the corner has its own size", { _, _ in ["a": [16, 16, 90, 30]] }) { page in
        let a = content("a", 90, 30, in: page)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          a.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
        ])
      },
      ConstraintScene("content in the middle", { w, h in ["a": [(w - 90) / 2, (h - 30) / 2, 90, 30]] }) { page in
        let a = content("a", 90, 30, in: page)
        NSLayoutConstraint.activate([
          a.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          a.centerYAnchor.constraint(equalTo: page.centerYAnchor),
        ])
      },
      ConstraintScene("four edges", { w, h in ["a": [16, 16, w - 32, h - 32]] }) { page in
        let a = plain("a", in: page)
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          a.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
          a.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 16),
          a.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
      },
      ConstraintScene(
        "a fixed size beside the center", { w, h in ["a": [w / 2 - 50, h / 2 - 45, 100, 50]] }
      ) { page in
        let a = plain("a", in: page)
        NSLayoutConstraint.activate([
          a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalToConstant: 50),
          a.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          a.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: -20),
        ])
      },
      ConstraintScene(
        "left and right are sides of the screen", isMirrored: false,
        { w, _ in ["a": [10, 0, 50, 20], "b": [w - 70, 20, 60, 20], "c": [w / 2 + 10, 40, 40, 20]] }
      ) { page in
        let a = content("a", 50, 20, in: page)
        let b = content("b", 60, 20, in: page)
        let c = content("c", 40, 20, in: page)
        NSLayoutConstraint.activate([
          a.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10),
          a.topAnchor.constraint(equalTo: page.topAnchor),
          b.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -10),
          b.topAnchor.constraint(equalTo: a.bottomAnchor),
          c.centerXAnchor.constraint(equalTo: page.centerXAnchor, constant: 30),
          c.topAnchor.constraint(equalTo: b.bottomAnchor),
        ])
      },
      ConstraintScene(
        "a stack in the middle has the size of its content",
        { w, h in ["s": [(w - 90) / 2, (h - 68) / 2, 90, 68]] }
      ) { page in
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        stack.accessibilityIdentifier = "s"
        stack.translatesAutoresizingMaskIntoConstraints = false
        _ = content(nil, 90, 30, in: stack)
        _ = content(nil, 60, 30, in: stack)
        page.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: page.centerYAnchor),
        ])
      },
      ConstraintScene(
        "a picture and a title beside its center", { _, _ in ["p": [16, 16, 80, 80], "t": [108, 41, 90, 30]] }
      ) { page in
        let picture = plain("p", in: page)
        let title = content("t", 90, 30, in: page)
        NSLayoutConstraint.activate([
          picture.widthAnchor.constraint(equalToConstant: 80),
          picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
          picture.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
          picture.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
          title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
          title.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        ])
      },
      ConstraintScene(
        "a field at the top and a button at the bottom",
        { w, h in ["f": [50, 50, w - 100, 34], "b": [50, h - 100, w - 100, 50]] }
      ) { page in
        let field = content("f", 120, 34, in: page)
        let button = content("b", 60, 20, in: page)
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: page.topAnchor, constant: 50),
          field.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 50),
          field.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -50),
          button.heightAnchor.constraint(equalToConstant: 50),
          button.leadingAnchor.constraint(equalTo: field.leadingAnchor),
          button.trailingAnchor.constraint(equalTo: field.trailingAnchor),
          button.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -50),
        ])
      },
    ]
  }
}
