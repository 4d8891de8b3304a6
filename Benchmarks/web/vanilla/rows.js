// The same table written by hand, without a library or a server: all rows are in the page.
"use strict";
const words = ["pretty", "large", "small", "red", "yellow", "table", "house", "mouse", "pizza", "quaint", "clean"];
const list = document.querySelector("ul");
const title = document.querySelector("h1");
const model = document.createElement("li");
model.append(document.createElement("span"), document.createElement("b"), document.createElement("button"));
model.lastChild.textContent = "×";
let next = 1;
let changes = 0;
let selected;

function append(count) {
  const rows = document.createDocumentFragment();
  for (let id = next; id < next + count; id++) {
    const row = model.cloneNode(true);
    row.firstChild.textContent =
      `${words[id % 11]} ${words[Math.floor(id / 7) % 11]} ${words[Math.floor(id / 31) % 11]}`;
    row.children[1].textContent = id;
    row.lastChild.setAttribute("aria-label", `Remove ${id}`);
    rows.append(row);
  }
  next += count;
  list.append(rows);
}

const operations = {
  run: () => { list.textContent = ""; append(1000); },
  runlots: () => { list.textContent = ""; append(10000); },
  add: () => append(1000),
  update: () => { for (let at = 0; at < list.children.length; at += 10) list.children[at].firstChild.firstChild.data += " !!!"; },
  swaprows: () => {
    const [one, other] = [list.children[1], list.children[998]];
    const after = other.nextSibling;
    list.insertBefore(other, one);
    list.insertBefore(one, after);
  },
  clear: () => { list.textContent = ""; },
};

addEventListener("click", event => {
  const row = event.target.closest("li");
  if (row && event.target.matches("button")) row.remove();
  else if (row) { selected?.classList.remove("selected"); row.classList.add("selected"); selected = row; }
  else operations[event.target.textContent]?.();
  title.textContent = `Mark ${++changes}`;
});
