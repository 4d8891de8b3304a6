// Lists: only a window of their rows is in the page. The rest is room, reckoned from the height of those that are there;
// what comes into sight is asked for, and the rows that one looks at stay where they are when the reckoning was wrong.

const rowsOf = list => [...list.querySelectorAll(":scope > .sections > .section > .rows")];
const scrollerOf = element => element.closest(".body, .scroll.y, .inside") ?? document.scrollingElement;

// Room for the rows that are missing, and the positions that screen readers tell.
function updateLists(all) {
  for (const list of app.querySelectorAll(".list")) {
    let base = 0;
    for (const rows of rowsOf(list)) {
      const count = +rows.dataset.n, start = +rows.dataset.w, here = rows.children.length;
      const isPart = here < count;
      if (here && (isPart || list.rowHeight === undefined) && rows.offsetParent) measure(list, rows);
      const height = list.rowHeight ?? 44;
      room(rows, "paddingBlockStart", isPart ? start * height : 0);
      room(rows, "paddingBlockEnd", isPart ? Math.max(0, count - start - here) * height : 0);
      list.isPart ||= isPart;
      rows.base = base;
      base += count;
      const mark = start + "/" + count + "/" + here;
      if (rows.mark !== mark || all || rows.firstRow !== rows.firstElementChild) number(rows, start, count);
      rows.mark = mark;
      rows.firstRow = rows.firstElementChild;
    }
    rove(list);
    jump(list);
  }
}

function room(rows, side, pixels) {
  const value = pixels ? pixels + "px" : "";
  if (rows.style[side] !== value) rows.style[side] = value;
}

function measure(list, rows) {
  const height = (rows.lastElementChild.getBoundingClientRect().bottom
    - rows.firstElementChild.getBoundingClientRect().top) / rows.children.length;
  // A new reckoning moves everything: only when it is worth it.
  if (!list.rowHeight || Math.abs(height - list.rowHeight) > list.rowHeight / 4) list.rowHeight = height || 44;
}

function number(rows, start, count) {
  let place = start;
  for (const row of rows.children) {
    const value = String(++place);
    if (row.getAttribute("aria-posinset") !== value) row.setAttribute("aria-posinset", value);
    if (row.getAttribute("aria-setsize") !== String(count)) row.setAttribute("aria-setsize", count);
  }
}

// Of a long list one row can be reached by Tab; arrows lead to the others.
function rove(list) {
  if (+list.dataset.n < 40) return;
  let chosen = list.roving?.isConnected ? list.roving : null;
  for (const stop of list.querySelectorAll(".rows > .row > :is(.main:not(div), .hit)")) {
    chosen ??= stop;
    const value = stop === chosen ? 0 : -1;
    if (stop.tabIndex !== value || !stop.hasAttribute("tabindex")) stop.tabIndex = value;
  }
}

// The program wants a row in sight.
function jump(list) {
  const [row, takesFocus, serial] = (list.dataset.j ?? "").split(" ").map(Number);
  if (serial !== undefined && list.jumped !== serial) list.wish = { row, takesFocus };
  list.jumped = serial;
  if (list.wish) bring(list, list.wish.row, list.wish.takesFocus);
}

// The section that has the row, and its place there.
function locate(list, index) {
  for (const rows of rowsOf(list)) {
    if (index < rows.base + +rows.dataset.n) return { rows, place: index - rows.base };
  }
}

function rowAt(list, index) {
  const found = locate(list, index);
  return found?.rows.children[found.place - +found.rows.dataset.w];
}

const indexOf = row => row.parentElement.base + +row.parentElement.dataset.w
  + [...row.parentElement.children].indexOf(row);

// Scrolls to a row, asking for it if it is not there yet.
function bring(list, index, takesFocus) {
  const row = rowAt(list, index);
  if (row) {
    list.wish = undefined;
    row.scrollIntoView({ block: "nearest" });
    list.querySelector(".found")?.classList.remove("found");
    if (finder?.isConnected) row.classList.add("found");
    if (takesFocus) focusNode(idOf(row));
    return true;
  }
  const found = locate(list, index);
  if (!found) return false;
  list.wish = { row: index, takesFocus };
  const scroller = scrollerOf(list), view = scroller.getBoundingClientRect();
  const top = found.rows.getBoundingClientRect().top - view.top + found.place * (list.rowHeight ?? 44);
  scroller.scrollTop += top - view.height / 3;
  revealRows();
}

// Asks for rows that are in sight, or within a screen of it, and not there.
function revealRows() {
  if (!isLive) return;
  for (const list of app.querySelectorAll(".list")) {
    if (!list.isPart || !list.offsetParent) continue;
    const view = scrollerOf(list).getBoundingClientRect(), ahead = view.height;
    for (const rows of rowsOf(list)) {
      const count = +rows.dataset.n, start = +rows.dataset.w, here = rows.children.length;
      if (here >= count) continue;
      const height = list.rowHeight ?? 44, box = rows.getBoundingClientRect();
      const from = box.top + start * height, to = box.bottom - Math.max(0, count - start - here) * height;
      const place = y => y < from ? Math.floor((y - box.top) / height)
        : y > to ? start + here + Math.floor((y - to) / height)
          : start + Math.floor((y - from) / Math.max(1, (to - from) / Math.max(1, here)));
      if (box.bottom < view.top - ahead || box.top > view.bottom + ahead) continue;
      const first = Math.max(0, place(view.top - ahead)), last = Math.min(count, place(view.bottom + ahead) + 1);
      if (first >= last || first >= start && last <= start + here) continue;
      const asked = rows.base + first + "-" + (rows.base + Math.min(last, first + 1500));
      if (list.asked === asked) continue;
      list.asked = asked;
      send(7, idOf(list), rows.base + first, rows.base + Math.min(last, first + 1500));
    }
  }
}

// The first rows in sight, by which everything is put back after a change.
function anchorsNow() {
  const anchors = [];
  for (const list of app.querySelectorAll(".list")) {
    const scroller = scrollerOf(list);
    if (!list.offsetParent || scroller.scrollTop === 0) continue;
    const top = scroller.getBoundingClientRect().top, rows = [];
    for (const row of list.querySelectorAll(".row")) {
      const box = row.getBoundingClientRect();
      if (box.bottom > top) rows.push([row, box.top]);
      if (rows.length > 20) break;
    }
    if (rows.length) anchors.push([scroller, rows]);
  }
  return anchors;
}

function restoreAnchors(anchors) {
  for (const [scroller, rows] of anchors) {
    const kept = rows.find(([row]) => row.isConnected);
    if (!kept) continue;
    const moved = kept[0].getBoundingClientRect().top - kept[1];
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
  }
}

let isScrolling = false;
document.addEventListener("scroll", event => {
  const screen = event.target.parentElement;
  if (event.target.classList?.contains("body")) screen.classList.toggle("scrolled", event.target.scrollTop > 8);
  if (isScrolling) return;
  isScrolling = true;
  requestAnimationFrame(() => {
    isScrolling = false;
    revealRows();
  });
}, { capture: true, passive: true });
addEventListener("resize", () => {
  updateLists();
  revealRows();
});

// Keys in a list: rows, ends, pages; and the letters of a row's words.
let typedAhead = "", typedAt = 0;
function listKey(event) {
  const row = event.target.closest(".row");
  if (!row || event.target.matches("input,textarea,select,[role=radio],[role=slider]")) return false;
  const list = row.closest(".list"), total = +list.dataset.n, here = indexOf(row), key = event.key;
  if (event.altKey && /^Arrow(Up|Down)$/.test(key) || event.target.matches(".move") && /^Arrow(Up|Down)$/.test(key)) {
    const to = here + (key === "ArrowDown" ? 1 : -1);
    if (row.dataset.move === undefined || to < 0 || to >= total) return false;
    send(20, idOf(row), to);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === "Delete" && row.dataset.del !== undefined) {
    send(19, idOf(row));
    return true;
  }
  const page = Math.max(1, Math.floor(scrollerOf(list).clientHeight / (list.rowHeight ?? 44)) - 1);
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -here, End: total - 1 - here }[key];
  if (step !== undefined) {
    goToRow(list, Math.min(total - 1, Math.max(0, here + step)), Math.sign(step));
    return true;
  }
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const isForward = (key === "ArrowRight") !== (getComputedStyle(row).direction === "rtl");
    const stops = [...row.querySelectorAll(focusable)].filter(stop => stop.offsetParent);
    const next = stops[stops.indexOf(event.target) + (isForward ? 1 : -1)];
    next?.focus();
    return !!next;
  }
  if (key.length === 1 && key !== " " && key !== "/" && key !== "?") {
    typedAhead = event.timeStamp - typedAt > 900 ? key : typedAhead + key;
    typedAt = event.timeStamp;
    send(8, idOf(list), typedAhead, typedAhead.length > 1 ? here : (here + 1) % total, 0);
    return true;
  }
  return false;
}

// The next row, that way, on which the focus can be.
function goToRow(list, index, way) {
  for (let at = index, total = +list.dataset.n; at >= 0 && at < total; at += way || 1) {
    const row = rowAt(list, at);
    if (!row) return bring(list, at, true);
    if (row.querySelector(focusable)) return bring(list, at, true);
  }
}
