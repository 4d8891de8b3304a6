// Lists. Only a window of their rows is in the page. The rest is padding, estimated from the height of the present
// rows. Rows that become visible are requested, and visible rows keep their position if the estimate was wrong.

import { app, byID, focusable, idOf, isRTL, own } from "./page.js";
import { line, send } from "./sending.js";
import { bringFocus, rove } from "./focus.js";
import { finder } from "./finder.js";

// A lazy stack is a list with one such part, the stack itself. In a horizontal one, widths replace heights.

export const longOnes = () => app.querySelectorAll(".list,.lazy");
/** @type {(list: Element) => Element[]} */
const rowsOf = list => list.matches(".lazy") ? [list] : [...list.querySelectorAll(":scope > .sections > .section > .rows")];
// Returns the number of rows, the index of the first present one, the number of present rows, the number of rows side
// by side in a line, and the numbers of lines before, in and after the present ones.
/** @param {Element} rows */
function windowOf(rows, side = sideOf(rows)) {
  const count = +rows.dataset.n, start = +rows.dataset.w, here = rows.children.length;
  const before = Math.floor(start / side), end = Math.ceil((start + here) / side);
  return [count, start, here, side, before, end - before, Math.max(0, Math.ceil(count / side) - end)];
}
/** @type {(rows: Element) => number} */
const sideOf = rows => rows.side = rows.matches(".tiled") ? tilesOf(rows).length
  : rows.matches(".flow:not(.h)") ? getComputedStyle(rows).gridTemplateColumns.split(" ").length : 1;
// Returns the places of the rows of a group: for each the first column and line and the numbers of both.
/** @type {(rows: Element) => number[][]} */
const tilesOf = rows => tilePartsOf(rows).slice(0, -1);
/** @type {(rows: Element) => number[][]} */
const tilePartsOf = rows => rows.dataset.t.split(",").map(part => part.split(" ").map(Number));

// Puts the rows of groups at their places. The first group that is present is the first one of the grid.
/** @type {(rows: Element) => void} */
function placeTiles(rows) {
  const places = tilesOf(rows), [columns, lines] = tilePartsOf(rows)[places.length], isAcross = rows.matches(".h");
  const start = +rows.dataset.w, begin = Math.floor(start / places.length);
  [...rows.children].forEach((row, index) => {
    const group = Math.floor((start + index) / places.length) - begin;
    const [column, line, width, height] = places[(start + index) % places.length];
    const x = column + 1 + (isAcross ? group * columns : 0), y = line + 1 + (isAcross ? 0 : group * lines);
    const area = `${y} / ${x} / span ${height} / span ${width}`;
    if (row.tiled !== area || !row.style.gridArea) row.style.gridArea = row.tiled = area;
  });
}
/** @type {(list: Element) => number} */
const heightOf = list => list.rowHeight || 44;
// The direction of the rows, horizontally and vertically.
/** @type {(rows: Element) => Way} */
const wayOf = rows => !rows.matches(".h") ? [0, 1] : isRTL(rows) ? [-1, 0] : [1, 0];

// Returns the beginning and the end of an element in that direction.
/** @type {(element: Element, way: Way) => number[]} */
function spanOf(element, [across, down]) {
  const box = element.getBoundingClientRect();
  return down ? [box.top, box.bottom] : across > 0 ? [box.left, box.right] : [-box.right, -box.left];
}

// Returns the scrolling ancestor of an element. Regions that are as long as their contents do not scroll.
/** @param {Element} element */
export function scrollerOf(element, down = 1) {
  const side = down ? "Height" : "Width";
  do element = element.parentElement?.closest(down ? ".body,.scroll.y,.inside" : ".scroll.x");
  while (element && element["scroll" + side] <= element["client" + side]);
  return element ?? document.scrollingElement;
}

// Updates the padding for missing rows, and the positions for screen readers.
//
// The padding follows the rows before anything reads the layout. Otherwise the content would be too short for a moment, the
// browser would move the visible part, and the script would have to move it back while the user scrolls.
export function updateLists() {
  for (const list of longOnes()) {
    for (const rows of rowsOf(list)) if (list.rowHeight && rows.side) pad(list, rows, windowOf(rows, rows.side));
  }
  for (const list of longOnes()) {
    let base = 0;
    // A row that a finger has lifted moves, and not the page. Scrolling waits for the answer in such lists only.
    if (list.querySelector("[data-move]")) list.ontouchmove = event => list.querySelector(".held") && event.preventDefault();
    for (const rows of rowsOf(list)) {
      const part = windowOf(rows), [count, start, here, side, , lines] = part, way = wayOf(rows);
      if (rows.matches(".tiled")) placeTiles(rows);
      if (here && (here < count || !list.rowHeight) && rows.offsetParent) measure(list, rows, way, lines);
      pad(list, rows, part);
      // The first present row may be in the middle of its line.
      rows.style.setProperty("--c", "" + (start % side + 1));
      rows.base = base;
      base += count;
      if (rows !== list) {
        [...rows.children].forEach((row, place) => {
          const position = "" + (start + place + 1), total = "" + count;
          if (row.ariaPosInSet !== position) row.ariaPosInSet = position;
          if (row.ariaSetSize !== total) row.ariaSetSize = total;
        });
      }
    }
    rove(list);
  }
}

/** @type {(list: Element, rows: Element, part: number[]) => void} */
function pad(list, rows, [count, , here, , before, , after]) {
  const height = heightOf(list);
  rows.style[wayOf(rows)[1] ? "paddingBlock" : "paddingInline"] =
    here < count ? before * height + "px " + after * height + "px" : "";
}

/** @type {(list: Element, rows: Element, way: Way, lines: number) => void} */
function measure(list, rows, way, lines) {
  const [, start, here, side] = windowOf(rows), children = rows.children;
  // The first rows of their lines: the rows of a group begin at several places.
  const first = children[0], last = children[Math.max(0, (Math.ceil((start + here) / side) - 1) * side - start)];
  const [begin, end] = spanOf(first, way);
  const height = lines > 1 ? (spanOf(last, way)[0] - begin) / (lines - 1) : end - begin;
  // A new estimate moves everything, so that small differences are ignored.
  if (!(Math.abs(height - list.rowHeight) <= list.rowHeight / 4)) list.rowHeight = height;
}

// Scrolls to the row, or to the element in a scrolling region, that the program requests.
export function followWishes() {
  for (const list of app.querySelectorAll(".list,[data-j]")) {
    const [target, how, serial, inline, behavior] = (list.dataset.j ?? "").split(" ");
    const isNew = list.jumped !== serial;
    list.jumped = serial;
    if (list.matches(".list")) {
      if (isNew) list.wish = { row: +target, takesFocus: how === "1" };
      if (list.wish) bring(list, list.wish.row, list.wish.takesFocus);
    } else if (isNew) {
      own.movedAt = performance.now();
      byID(target)?.scrollIntoView(/** @type {ScrollIntoViewOptions} */ ({ block: how, inline, behavior }));
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

// Scrolls to a row, and requests it if it is not present yet.
/** @type {(list: Element, index: number, takesFocus: boolean) => void} */
function bring(list, index, takesFocus) {
  const row = rowAt(list, index);
  list.wish = row || index >= +list.dataset.n ? undefined : { row: index, takesFocus };
  if (!row) {
    if (list.wish) send(events.reveal, idOf(list), index, index + 1);
    return;
  }
  row.scrollIntoView({ block: "nearest" });
  document.querySelector(".found")?.classList.remove("found");
  if (finder?.isConnected) row.classList.add("found");
  if (takesFocus) bringFocus(idOf(row));
}

// Requests missing rows that are visible, or within a screen of the visible part.
export function revealRows() {
  if (!line.isLive) return;
  for (const list of longOnes()) {
    // A row to scroll to has been requested already, and determines the visible part.
    if (!list.offsetParent || list.wish) continue;
    // A horizontal section scrolls independently. If there is one, each section has a window; otherwise the whole list
    // has one.
    const hasShelves = !!list.querySelector(":scope > .sections > .section > .rows.h");
    let from = Infinity, to = 0, isMissing = false;
    for (const rows of rowsOf(list)) {
      const [first, last, isHere] = nearRows(list, rows);
      if (first >= last) continue;
      if (hasShelves) {
        if (!isHere) request(list, rows, rows.base + first, rows.base + last);
        continue;
      }
      from = Math.min(from, rows.base + first);
      to = rows.base + last;
      if (!isHere) isMissing = true;
    }
    if (isMissing) request(list, list, from, Math.min(to, from + +own.dataset.rows));
  }
}

// Returns the range of the rows within a screen of the visible part, and true if all of them are present.
/** @type {(list: Element, rows: Element) => [number, number, boolean]} */
function nearRows(list, rows) {
  const way = wayOf(rows), [begin, end] = spanOf(rows, way), height = heightOf(list);
  const [count, start, here, side, before, , after] = windowOf(rows);
  if (!way[1]) {
    // A shelf that is far above or below is requested when the user returns to it.
    const [top, bottom] = spanOf(rows, [0, 1]);
    if (bottom < -innerHeight || top > 2 * innerHeight) {
      rows.asked = undefined;
      return [0, 0, true];
    }
  }
  let [low, high] = spanOf(scrollerOf(rows, way[1]), way);
  // The region may be larger than the browser window.
  if (way[1]) [low, high] = [Math.max(low, 0), Math.min(high, innerHeight)];
  const ahead = high - low;
  const from = begin + before * height, to = end - after * height;
  const first = Math.max(0, start + Math.floor((low - ahead - from) / height) * side);
  const last = Math.min(
    count, start + here + Math.ceil((high + ahead - to) / height) * side, first + +own.dataset.rows);
  return [first, last, here >= count || first >= start && last <= start + here];
}

// Requests rows, unless the last request for the same element was the same.
/** @type {(list: Element, holder: Element, first: number, last: number) => void} */
function request(list, holder, first, last) {
  const ask = first + " " + last;
  if (holder.asked === ask) return;
  holder.asked = ask;
  send(events.reveal, idOf(list), first, last);
}

// Returns closures that restore the positions of the first visible rows after a change, or else of their lists: while the
// rows of a list are replaced, it may be too short for the position to which the user has scrolled.
export function anchorsNow() {
  /** @type {(() => void)[]} */
  const anchors = [];
  for (const list of longOnes()) {
    const way = wayOf(list), scroller = scrollerOf(list, way[1]);
    if (!list.offsetParent || !scroller.scrollTop && !scroller.scrollLeft) continue;
    const [low] = spanOf(scroller, way);
    /** @type {[Element, number][]} */
    const rows = [];
    for (const row of [...rowsOf(list).flatMap(rows => [...rows.children]), list]) {
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
  // The degree to which the head has collapsed. The page has padding at its head for the space that this frees.
  if (target.matches?.(".body, .content > .scroll.y")) {
    const screen = target.closest(".screen"), length = screen?.matches(".large") ? 52 : 24;
    screen?.style.setProperty("--c", "" + Math.min(1, Math.max(0, target.scrollTop / length)));
  }
  revealRows();
}, { capture: true, passive: true });
addEventListener("resize", () => {
  updateLists();
  revealRows();
});

// Returns the row above (-1) or below (1) a row. Beside other rows, the column is kept, also in the next section; a line
// that scrolls horizontally is left at once (the rule of `ListGeometry.row(from:down:)` in terminals).
/** @type {(list: Element, at: number, down: number) => number} */
function rowBeyond(list, at, down) {
  const parts = rowsOf(list), part = parts.findIndex(rows => at < rows.base + +rows.dataset.n), rows = parts[part];
  const [count, , , side] = windowOf(rows), here = at - rows.base, to = here + down * side;
  const isStrip = rows.matches(".flow.h"), column = isStrip ? 0 : here % side;
  if (!isStrip) {
    if (to >= 0 && to < count) return rows.base + to;
    // From a row above a gap in the last line, the last row is below.
    if (down > 0 && Math.floor(here / side) < Math.floor((count - 1) / side)) return rows.base + count - 1;
  }
  for (let next = part + down; parts[next]; next += down) {
    const [count, , , side] = windowOf(parts[next]), isStrip = parts[next].matches(".flow.h");
    if (!count) continue;
    const first = down > 0 || isStrip ? 0 : Math.floor((count - 1) / side) * side;
    return parts[next].base + Math.min(first + (isStrip ? column : Math.min(column, side - 1)), count - 1);
  }
  return at;
}

// Keys in a list: moving by rows and pages and to the ends, finding a row by its first letters, and moving a row.
/** @type {(event: On<KeyboardEvent>) => boolean} */
export function moveInList({ target, key }) {
  const row = target.closest(".row");
  if (!row) return false;
  const list = row.closest(".list"), total = +list.dataset.n, here = indexOf(row);
  const rows = row.parentElement, [, , , side] = windowOf(rows);
  const page = Math.max(1, Math.floor(scrollerOf(list).clientHeight / heightOf(list)) - 1) * side;
  const down = { ArrowDown: 1, ArrowUp: -1 }[key];
  let step = down ? rowBeyond(list, here, down) - here
    : { PageDown: page, PageUp: -page, Home: -here, End: total - 1 - here }[key];
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const isForward = (key === "ArrowRight") !== isRTL(row);
    const stops = [...row.querySelectorAll(focusable)].filter(stop => stop.offsetParent);
    const next = stops[stops.indexOf(target) + (isForward ? 1 : -1)];
    next?.focus();
    if (next || !rows.matches(".flow")) return !!next;
    const to = here - rows.base + (isForward ? 1 : -1);
    step = to >= 0 && to < +rows.dataset.n ? to + rows.base - here : 0;
  }
  // Moves to the next row in that direction that can receive the focus.
  for (let at = Math.min(total - 1, Math.max(0, here + step)); at >= 0 && at < total; at += Math.sign(step) || 1) {
    const there = rowAt(list, at);
    if (!there || there.querySelector(focusable)) {
      bring(list, at, true);
      break;
    }
  }
  return true;
}

let typedAhead = "", typedAt = -Infinity;
// True while a word is being typed, in which a space is a letter.
/** @type {(event: Event) => boolean} */
export const isTypingAhead = ({ timeStamp }) => timeStamp - typedAt <= typingPause;
export function endTypingAhead() { typedAt = -Infinity; }
/** @type {(event: On<KeyboardEvent>) => boolean} */
export function typeInList({ target, key, timeStamp }) {
  const row = target.closest(".row"), list = row.closest(".list"), here = indexOf(row);
  typedAhead = timeStamp - typedAt <= typingPause ? typedAhead + key : key;
  typedAt = timeStamp;
  send(events.find, idOf(list), typedAhead, typedAhead.length > 1 ? here : (here + 1) % +list.dataset.n, 0);
  return true;
}

/** @type {(event: On<KeyboardEvent>, step: number) => boolean} */
export function carryRow({ target }, step) {
  const row = target.closest(".row"), to = indexOf(row) + step;
  if (row.dataset.move === undefined || to < 0 || to >= +row.closest(".list").dataset.n) return false;
  send(events.moveRow, idOf(row), to);
  return true;
}
