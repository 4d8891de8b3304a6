// Lists: only a window of their rows is in the page. The rest is room, reckoned from the height of those that are there;
// what comes into sight is asked for, and the rows that one looks at stay where they are when the reckoning was wrong.

import { app, byID, focusNode, focusable, idOf, own } from "./elements.js";
import { isLive, send } from "./connection.js";
import { finder } from "./places.js";

// A lazy stack is a list of one such part, its own; where it goes across, what is said of heights is said of widths.

export const longOnes = () => app.querySelectorAll(".list,.lazy");
/** @type {(list: Element) => Element[]} */
const rowsOf = list => list.matches(".lazy") ? [list] : [...list.querySelectorAll(":scope > .sections > .section > .rows")];
// How many rows there are, the number of the first that is here, and how many are; how many stand side by side on a line,
// how many lines are before those that are here, how many these are, and how many come after.
/** @type {(rows: Element) => number[]} */
function windowOf(rows) {
  const count = +rows.dataset.n, start = +rows.dataset.w, here = rows.children.length;
  const side = rows.matches(".flow:not(.h)") ? getComputedStyle(rows).gridTemplateColumns.split(" ").length : 1;
  const before = Math.floor(start / side), end = Math.ceil((start + here) / side);
  return [count, start, here, side, before, end - before, Math.max(0, Math.ceil(count / side) - end)];
}
/** @type {(list: Element) => number} */
const heightOf = list => list.rowHeight || 44;
/** @type {(element: Element) => boolean} */
export const isRTL = element => getComputedStyle(element).direction === "rtl";
// The way that rows go, across and down.
/** @type {(rows: Element) => Way} */
const wayOf = rows => !rows.matches(".h") ? [0, 1] : isRTL(rows) ? [-1, 0] : [1, 0];

// Where something begins and ends along that way.
/** @type {(element: Element, way: Way) => number[]} */
function spanOf(element, [across, down]) {
  const box = element.getBoundingClientRect();
  return down ? [box.top, box.bottom] : across > 0 ? [box.left, box.right] : [-box.right, -box.left];
}

// What scrolls it: regions that are as long as what is in them do not.
/** @param {Element} element */
export function scrollerOf(element, down = 1) {
  const side = down ? "Height" : "Width";
  do element = element.parentElement?.closest(down ? ".body,.scroll.y,.inside" : ".scroll.x");
  while (element && element["scroll" + side] <= element["client" + side]);
  return element ?? document.scrollingElement;
}

// Room for the rows that are missing, and the positions that screen readers tell.
export function updateLists() {
  for (const list of longOnes()) {
    let base = 0;
    for (const rows of rowsOf(list)) {
      const [count, start, here, side, before, lines, after] = windowOf(rows), isPart = here < count, way = wayOf(rows);
      if (here && (isPart || !list.rowHeight) && rows.offsetParent) measure(list, rows, way, lines);
      const height = heightOf(list);
      rows.style[way[1] ? "paddingBlock" : "paddingInline"] =
        isPart ? before * height + "px " + after * height + "px" : "";
      // The first row that is here may stand in the middle of its line.
      rows.style.setProperty("--c", "" + (start % side + 1));
      rows.base = base;
      base += count;
      const mark = windowOf(rows) + rows.firstElementChild?.id;
      if (rows.mark !== mark && rows !== list) {
        [...rows.children].forEach((row, place) => {
          row.ariaPosInSet = "" + (start + place + 1);
          row.ariaSetSize = "" + count;
        });
      }
      rows.mark = mark;
    }
    rove(list);
  }
}

/** @type {(list: Element, rows: Element, way: Way, lines: number) => void} */
function measure(list, { firstElementChild: first, lastElementChild: last }, way, lines) {
  const [begin, end] = spanOf(first, way);
  const height = lines > 1 ? (spanOf(last, way)[0] - begin) / (lines - 1) : end - begin;
  // A new reckoning moves everything: only when it is worth it.
  if (!(Math.abs(height - list.rowHeight) <= list.rowHeight / 4)) list.rowHeight = height;
}

// Of a long list one row can be reached by Tab; arrows lead to the others.
/** @type {(list: Element) => void} */
export function rove(list) {
  if (+list.dataset.n < 40) return;
  let chosen = list.roving?.isConnected ? list.roving : null;
  for (const stop of list.querySelectorAll(":scope > .sections > .section > .rows > .row > :is(.main:not(div), .hit)")) {
    chosen ??= stop;
    stop.tabIndex = stop === chosen ? 0 : -1;
  }
}

// The program wants a row in sight, or something in a region that scrolls.
export function followWishes() {
  for (const list of app.querySelectorAll(".list,[data-j]")) {
    const [target, how, serial, inline] = (list.dataset.j ?? "").split(" ");
    const isNew = list.jumped !== serial;
    list.jumped = serial;
    if (list.matches(".list")) {
      if (isNew) list.wish = { row: +target, takesFocus: how === "1" };
      if (list.wish) bring(list, list.wish.row, list.wish.takesFocus);
    } else if (isNew) {
      byID(target)?.scrollIntoView(/** @type {ScrollIntoViewOptions} */ ({ block: how, inline }));
    }
  }
}

/** @type {(list: Element, index: number) => Element} */
function rowAt(list, index) {
  for (const rows of rowsOf(list)) {
    if (index - rows.base < +rows.dataset.n) return rows.children[index - rows.base - +rows.dataset.w];
  }
}

/** @type {(row: Element) => number} */
export const indexOf = row => row.parentElement.base + +row.parentElement.dataset.w
  + [...row.parentElement.children].indexOf(row);

// Scrolls to a row, asking for it if it is not there yet.
/** @type {(list: Element, index: number, takesFocus: boolean) => void} */
function bring(list, index, takesFocus) {
  const row = rowAt(list, index);
  list.wish = row || index >= +list.dataset.n ? undefined : { row: index, takesFocus };
  if (!row) {
    if (list.wish) send(7, idOf(list), index, index + 1);
    return;
  }
  row.scrollIntoView({ block: "nearest" });
  list.querySelector(".found")?.classList.remove("found");
  if (finder?.isConnected) row.classList.add("found");
  if (takesFocus) focusNode(idOf(row));
}

// Asks for rows that are in sight, or within a screen of it, and not there.
export function revealRows() {
  if (!isLive) return;
  for (const list of longOnes()) {
    // What is wished for is asked for already, and is where one will be.
    if (!list.offsetParent || list.wish) continue;
    for (const rows of rowsOf(list)) {
      const way = wayOf(rows), [begin, end] = spanOf(rows, way), height = heightOf(list);
      const [count, start, here, side, before, , after] = windowOf(rows);
      let [low, high] = spanOf(scrollerOf(rows, way[1]), way);
      // A region may be longer than the window.
      if (way[1]) [low, high] = [Math.max(low, 0), Math.min(high, innerHeight)];
      const ahead = high - low;
      const from = begin + before * height, to = end - after * height;
      const first = Math.max(0, start + Math.floor((low - ahead - from) / height) * side);
      const last = Math.min(
        count, start + here + Math.ceil((high + ahead - to) / height) * side, first + +own.dataset.rows);
      if (here >= count || first >= last || first >= start && last <= start + here) continue;
      const ask = [rows.base + first, rows.base + last];
      if (list.asked === ask + "") continue;
      list.asked = ask + "";
      send(7, idOf(list), ...ask);
    }
  }
}

// What puts the first rows in sight back where they are, after a change.
export function anchorsNow() {
  /** @type {(() => void)[]} */
  const anchors = [];
  for (const list of longOnes()) {
    const way = wayOf(list), scroller = scrollerOf(list, way[1]);
    if (!list.offsetParent || !scroller.scrollTop && !scroller.scrollLeft) continue;
    const [low] = spanOf(scroller, way);
    /** @type {[Element, number][]} */
    const rows = [];
    for (const row of rowsOf(list).flatMap(rows => [...rows.children])) {
      const [begin, end] = spanOf(row, way);
      if (end > low) rows.push([row, begin]);
      if (rows.length > 20) break;
    }
    anchors.push(() => {
      const [row, before] = rows.find(([row]) => row.isConnected) ?? [null, 0];
      const moved = row && spanOf(row, way)[0] - before;
      if (moved) scroller.scrollBy(way[0] * moved, way[1] * moved);
    });
  }
  return anchors;
}

document.addEventListener("scroll", ({ target }) => {
  // How far the head has collapsed: what that frees, its page has as room at its head.
  if (target.matches?.(".body, .content > .scroll.y")) {
    target.closest(".screen")?.style.setProperty("--c", "" + Math.min(1, Math.max(0, target.scrollTop / 24)));
  }
  revealRows();
}, { capture: true, passive: true });
addEventListener("resize", () => {
  updateLists();
  revealRows();
});

// Keys in a list: rows, ends, pages; the letters of a row's words; and a row itself in its list.
/** @type {(event: On<KeyboardEvent>) => boolean} */
export function moveInList({ target, key }) {
  const row = target.closest(".row");
  if (!row) return false;
  const list = row.closest(".list"), total = +list.dataset.n, here = indexOf(row);
  const rows = row.parentElement, [, , , side] = windowOf(rows);
  const page = Math.max(1, Math.floor(scrollerOf(list).clientHeight / heightOf(list)) - 1) * side;
  let step = { ArrowDown: side, ArrowUp: -side, PageDown: page, PageUp: -page, Home: -here, End: total - 1 - here }[key];
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const isForward = (key === "ArrowRight") !== isRTL(row);
    const stops = [...row.querySelectorAll(focusable)].filter(stop => stop.offsetParent);
    const next = stops[stops.indexOf(target) + (isForward ? 1 : -1)];
    next?.focus();
    if (next || !rows.matches(".flow")) return !!next;
    step = isForward ? 1 : -1;
  }
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

let typedAhead = "", typedAt = 0;
/** @type {(event: On<KeyboardEvent>) => boolean} */
export function typeInList({ target, key, timeStamp }) {
  const row = target.closest(".row"), list = row.closest(".list"), here = indexOf(row);
  typedAhead = timeStamp - typedAt > typingPause ? key : typedAhead + key;
  typedAt = timeStamp;
  send(8, idOf(list), typedAhead, typedAhead.length > 1 ? here : (here + 1) % +list.dataset.n, 0);
  return true;
}

/** @type {(event: On<KeyboardEvent>, step: number) => boolean} */
export function carryRow({ target }, step) {
  const row = target.closest(".row"), to = indexOf(row) + step;
  if (row.dataset.move === undefined || to < 0 || to >= +row.closest(".list").dataset.n) return false;
  send(20, idOf(row), to);
  return true;
}
