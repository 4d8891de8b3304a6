// Lists: only a window of their rows is in the page. The rest is room, reckoned from the height of those that are there;
// what comes into sight is asked for, and the rows that one looks at stay where they are when the reckoning was wrong.

// A lazy stack is a list of one such part, its own; where it goes across, what is said of heights is said of widths.

const longOnes = () => app.querySelectorAll(".list,.lazy");
const rowsOf = list => list.matches(".lazy") ? [list] : [...list.querySelectorAll(":scope > .sections > .section > .rows")];
// How many rows there are, the number of the first that is here, and how many are.
const windowOf = rows => [+rows.dataset.n, +rows.dataset.w, rows.children.length];
const heightOf = list => list.rowHeight || 44;
const isRTL = element => getComputedStyle(element).direction === "rtl";
// The way that a list goes, across and down.
const wayOf = list => !list.matches(".lazy.h") ? [0, 1] : isRTL(list) ? [-1, 0] : [1, 0];

// Where something begins and ends along that way.
function spanOf(element, [across, down]) {
  const box = element.getBoundingClientRect();
  return down ? [box.top, box.bottom] : across > 0 ? [box.left, box.right] : [-box.right, -box.left];
}

// What scrolls it: regions that are as long as what is in them do not.
function scrollerOf(element, down = 1) {
  const side = down ? "Height" : "Width";
  do element = element.parentElement?.closest(down ? ".body,.scroll.y,.inside" : ".scroll.x");
  while (element && element["scroll" + side] <= element["client" + side]);
  return element ?? document.scrollingElement;
}

// Room for the rows that are missing, and the positions that screen readers tell.
function updateLists() {
  for (const list of longOnes()) {
    const way = wayOf(list);
    let base = 0;
    for (const rows of rowsOf(list)) {
      const [count, start, here] = windowOf(rows), isPart = here < count;
      if (here && (isPart || !list.rowHeight) && rows.offsetParent) measure(list, rows, way);
      const height = heightOf(list);
      rows.style[way[1] ? "paddingBlock" : "paddingInline"] =
        isPart ? start * height + "px " + Math.max(0, count - start - here) * height + "px" : "";
      rows.base = base;
      base += count;
      const mark = windowOf(rows) + rows.firstElementChild?.id;
      if (rows.mark !== mark && rows !== list) {
        [...rows.children].forEach((row, place) => {
          row.ariaPosInSet = start + place + 1;
          row.ariaSetSize = count;
        });
      }
      rows.mark = mark;
    }
    rove(list);
  }
}

function measure(list, { firstElementChild: first, lastElementChild: last, children }, way) {
  const [begin, end] = spanOf(first, way);
  const height = first === last ? end - begin : (spanOf(last, way)[0] - begin) / (children.length - 1);
  // A new reckoning moves everything: only when it is worth it.
  if (!(Math.abs(height - list.rowHeight) <= list.rowHeight / 4)) list.rowHeight = height;
}

// Of a long list one row can be reached by Tab; arrows lead to the others.
function rove(list) {
  if (list.dataset.n < 40) return;
  let chosen = list.roving?.isConnected ? list.roving : null;
  for (const stop of list.querySelectorAll(":scope > .sections > .section > .rows > .row > :is(.main:not(div), .hit)")) {
    chosen ??= stop;
    stop.tabIndex = stop === chosen ? 0 : -1;
  }
}

// The program wants a row in sight, or something in a region that scrolls.
function followWishes() {
  for (const list of app.querySelectorAll(".list,[data-j]")) {
    const [target, how, serial, inline] = (list.dataset.j ?? "").split(" ");
    const isNew = list.jumped !== serial;
    list.jumped = serial;
    if (list.matches(".list")) {
      if (isNew) list.wish = { row: +target, takesFocus: how === "1" };
      if (list.wish) bring(list, list.wish.row, list.wish.takesFocus);
    } else if (isNew) {
      byID(target)?.scrollIntoView({ block: how, inline });
    }
  }
}

function rowAt(list, index) {
  for (const rows of rowsOf(list)) {
    if (index - rows.base < rows.dataset.n) return rows.children[index - rows.base - rows.dataset.w];
  }
}

const indexOf = row => row.parentElement.base + +row.parentElement.dataset.w
  + [...row.parentElement.children].indexOf(row);

// Scrolls to a row, asking for it if it is not there yet.
function bring(list, index, takesFocus) {
  const row = rowAt(list, index);
  list.wish = row || index >= list.dataset.n ? undefined : { row: index, takesFocus };
  if (!row) return list.wish && send(7, idOf(list), index, index + 1);
  row.scrollIntoView({ block: "nearest" });
  list.querySelector(".found")?.classList.remove("found");
  if (finder?.isConnected) row.classList.add("found");
  if (takesFocus) focusNode(idOf(row));
}

// Asks for rows that are in sight, or within a screen of it, and not there.
function revealRows() {
  if (!isLive) return;
  for (const list of longOnes()) {
    // What is wished for is asked for already, and is where one will be.
    if (!list.offsetParent || list.wish) continue;
    const way = wayOf(list);
    let [low, high] = spanOf(scrollerOf(list, way[1]), way);
    // A region may be longer than the window.
    if (way[1]) [low, high] = [Math.max(low, 0), Math.min(high, innerHeight)];
    const ahead = high - low;
    for (const rows of rowsOf(list)) {
      const [count, start, here] = windowOf(rows), height = heightOf(list), [begin, end] = spanOf(rows, way);
      const from = begin + start * height, to = end - Math.max(0, count - start - here) * height;
      const first = Math.max(0, start + Math.floor((low - ahead - from) / height));
      const last = Math.min(count, start + here + Math.ceil((high + ahead - to) / height), first + 1500);
      if (here >= count || first >= last || first >= start && last <= start + here) continue;
      const ask = [rows.base + first, rows.base + last];
      if (list.asked === ask + "") continue;
      list.asked = ask + "";
      send(7, idOf(list), ...ask);
    }
  }
}

// What puts the first rows in sight back where they are, after a change.
function anchorsNow() {
  const anchors = [];
  for (const list of longOnes()) {
    const way = wayOf(list), scroller = scrollerOf(list, way[1]);
    if (!list.offsetParent || !scroller.scrollTop && !scroller.scrollLeft) continue;
    const [low] = spanOf(scroller, way), rows = [];
    for (const row of rowsOf(list).flatMap(rows => [...rows.children])) {
      const [begin, end] = spanOf(row, way);
      if (end > low) rows.push([row, begin]);
      if (rows.length > 20) break;
    }
    anchors.push(() => {
      const [row, before] = rows.find(([row]) => row.isConnected) ?? [];
      const moved = row && spanOf(row, way)[0] - before;
      if (moved) scroller.scrollBy(way[0] * moved, way[1] * moved);
    });
  }
  return anchors;
}

document.addEventListener("scroll", ({ target }) => {
  // How far the head has collapsed: what that frees, its page has as room at its head.
  if (target.matches?.(".body, .content > .scroll.y")) {
    target.closest(".screen")?.style.setProperty("--c", Math.min(1, Math.max(0, target.scrollTop / 24)));
  }
  revealRows();
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
  const list = row.closest(".list"), total = list.dataset.n, here = indexOf(row), key = event.key;
  if ((event.altKey || event.target.matches(".move")) && /^Arrow(Up|Down)$/.test(key)) {
    const to = here + (key === "ArrowDown" ? 1 : -1);
    if (row.dataset.move === undefined || to < 0 || to >= total) return false;
    send(20, idOf(row), to);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const page = Math.max(1, Math.floor(scrollerOf(list).clientHeight / heightOf(list)) - 1);
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -here, End: total - 1 - here }[key];
  if (step !== undefined) {
    // To the next row, that way, on which the focus can be.
    for (let at = Math.min(total - 1, Math.max(0, here + step)); at >= 0 && at < total; at += Math.sign(step) || 1) {
      const there = rowAt(list, at);
      if (!there || there.querySelector(focusable)) {
        bring(list, at, true);
        break;
      }
    }
    return true;
  }
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const isForward = (key === "ArrowRight") !== isRTL(row);
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
