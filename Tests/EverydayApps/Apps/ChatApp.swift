import SwiftUI

struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      ChatListView()
    }
  }
}

struct ChatMessage: Identifiable, Hashable {
  let id = UUID()
  let text: String
  let isMine: Bool
  let date = Date()
}

final class ChatConversation: ObservableObject, Identifiable {
  let id = UUID()
  let name: String
  @Published var messages: [ChatMessage]
  @Published var hasUnread: Bool
  @Published var draft = ""

  init(name: String, messages: [ChatMessage], hasUnread: Bool = false) {
    self.name = name
    self.messages = messages
    self.hasUnread = hasUnread
  }

  @MainActor
  func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    messages.append(ChatMessage(text: text, isMine: true))
    draft = ""
    Task { @MainActor in
      await Task.yield()
      messages.append(ChatMessage(text: "You said: \(text)", isMine: false))
    }
  }
}

final class ChatStore: ObservableObject {
  @Published var conversations = [
    ChatConversation(name: "Mina", messages: [ChatMessage(text: "안녕!", isMine: false)], hasUnread: true),
    ChatConversation(name: "Otto", messages: [ChatMessage(text: "See you", isMine: true)]),
  ]
}

struct ChatListView: View {
  @StateObject private var store = ChatStore()

  var body: some View {
    NavigationView {
      List(store.conversations) { conversation in
        NavigationLink(destination: ChatView(conversation: conversation)) {
          ChatRow(conversation: conversation)
        }
      }
      .navigationBarTitle("Chats")
    }
  }
}

struct ChatRow: View {
  @ObservedObject var conversation: ChatConversation

  var body: some View {
    HStack {
      Circle()
        .fill(Color.purple)
        .frame(width: 40, height: 40)
        .overlay(Text(String(conversation.name.prefix(1))).foregroundColor(.white))
      VStack(alignment: .leading) {
        Text(conversation.name).bold()
        if let last = conversation.messages.last {
          Text(last.text).lineLimit(1).foregroundColor(.gray)
        }
      }
      Spacer()
      if conversation.hasUnread {
        Circle().fill(Color.blue).frame(width: 10, height: 10)
          .accessibility(label: Text("Unread"))
      }
    }
  }
}

struct ChatView: View {
  @ObservedObject var conversation: ChatConversation
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(conversation.messages) { message in
              ChatBubble(message: message)
                .id(message.id)
            }
          }
          .padding()
        }
        .onChange(of: conversation.messages.count) { _ in
          withAnimation {
            proxy.scrollTo(conversation.messages.last?.id, anchor: .bottom)
          }
        }
      }
      Divider()
      HStack {
        TextField("Message", text: $conversation.draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
          .focused($isTyping)
          .lineLimit(1...4)
          .onSubmit(conversation.send)
        Button {
          conversation.send()
          isTyping = true
        } label: {
          Image(systemName: "paperplane.fill")
        }
        .accessibilityLabel("Send")
        .disabled(conversation.draft.isEmpty)
      }
      .padding()
    }
    .navigationTitle(conversation.name)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { conversation.hasUnread = false }
  }
}

struct ChatBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      Text(message.text)
        .padding(10)
        .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
        .foregroundColor(message.isMine ? .white : .primary)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .contextMenu {
          Button {
            UIPasteboard.general.string = message.text
          } label: {
            Label("Copy", systemImage: "doc.on.doc")
          }
        }
      if !message.isMine { Spacer(minLength: 40) }
    }
  }
}
