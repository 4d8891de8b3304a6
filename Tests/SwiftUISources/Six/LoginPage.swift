import SwiftUI

struct LoginPage: View {
  enum Field: Hashable { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var error: String?
  @FocusState private var field: Field?
  let onLogin: (String) -> Void

  private var isValid: Bool { email.contains("@") && password.count >= 4 }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "person.circle.fill")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 80, height: 80)
        .accessibilityHidden(true)
      TextField("Email", text: $email)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($field, equals: .email)
        .onSubmit { field = .password }
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
        .onSubmit(login)
      if let error {
        Text(error).font(.footnote).foregroundStyle(.red).transition(.opacity)
      }
      Button(action: login) {
        Text("Log in").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .keyboardShortcut(.defaultAction)
    }
    .textFieldStyle(.roundedBorder)
    .padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
    .background(RoundedRectangle(cornerRadius: 16, style: .continuous).fill(Color(.systemBackground)).shadow(radius: 4))
    .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.gray.opacity(0.2), lineWidth: 1))
  }

  private func login() {
    guard isValid else {
      withAnimation { error = "Check your input" }
      return
    }
    onLogin(email)
  }
}
