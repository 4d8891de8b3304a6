// Positions of regions that scroll: they are reported to the program (`data-g=c`), and follow its requests (`data-k`: a number,
// and distances from the left and the upper edge) and their anchors (`data-a`: the first one, and the one to keep).

import { app, isRTL, own } from "./page.js";
import { insetsOf } from "./areas.js";
import { isVisible, measureSoon, observe, unitNow } from "./geometry.js";

// The stages of scrolling (`ScrollReport.Phase`).
const idle = 0, interacting = 2, decelerating = 3, animating = 4;
const canEnd = "onscrollend" in window;
let inputAt = 0, touches = 0, wasTouched = false;

// Returns the element that scrolls a region. A region that is the whole content of a page, and a list, scroll with it, and
// so does a region that is higher than the page, because it is as high as its content.
/** @type {(region: Element) => Element} */
function scrollerFor(region) {
  const around = region.parentElement.closest(".body,.scroll.y,.inside") ?? document.scrollingElement;
  if (!region.matches(".scroll") || region.matches(".long .scroll")) return around;
  const { clientHeight: height, scrollHeight: whole } = region;
  return region.matches(".y") && whole <= height && height > around.clientHeight ? around : region;
}

const scrollerOfPage = () => document.scrollingElement;

// Returns the distances of the visible part from the left and the upper edge, and the farthest ones.
/** @type {(scroller: Element) => number[]} */
function offsetsOf(scroller) {
  const most = [scroller.scrollWidth - scroller.clientWidth, scroller.scrollHeight - scroller.clientHeight];
  return [scroller.scrollLeft + (isRTL(scroller) ? most[0] : 0), scroller.scrollTop, ...most];
}

// Returns the frame of the visible part, the offset and the size of the content, in points.
/** @type {(region: Element) => number[]} */
function positionOf(region) {
  const scroller = scrollerFor(region), box = region.getBoundingClientRect(), [left, top] = offsetsOf(scroller);
  const lengths = scroller === region
    ? [box.left + region.clientLeft, box.top + region.clientTop, region.clientWidth, region.clientHeight,
      left, top, region.scrollWidth, region.scrollHeight]
    : [box.left, box.top + top, box.width, scroller.getBoundingClientRect().bottom - box.top - top,
      0, top, box.width, box.height];
  return lengths.map(length => Math.round(length / unitNow() * 100) / 100);
}

// Completes the frame of an element whose insets, scroll position or place is reported. Returns what a later report is
// compared with.
/** @type {(element: Element, frame: number[]) => string} */
export function describe(element, frame) {
  if (element.dataset.g === "p") {
    const region = element.parentElement.closest("[data-g=c]"), place = [...frame];
    if (region) {
      const [x, y, , , left, top] = positionOf(region);
      place[0] = Math.round(frame[0] - x + left);
      place[1] = Math.round(frame[1] - y + top);
    }
    return place.join();
  }
  if (element.dataset.g === "i") frame.push(...insetsOf(element));
  else {
    const scroller = scrollerFor(element), [x, y, width, height, ...rest] = positionOf(element);
    frame.splice(0, 4, x, y, Math.max(0, width), Math.max(0, height), ...insetsOf(element), ...rest,
      Math.max(0, width), Math.max(0, height), scroller.stage ?? idle, scroller.isByUser ? 1 : 0);
  }
  return frame.join();
}

// Scrolls to distances from the left and the upper edge.
/** @type {(scroller: Element, x: number, y: number, behavior?: ScrollBehavior) => void} */
function go(scroller, x, y, behavior = "auto") {
  own.movedAt = performance.now();
  const [, , most] = offsetsOf(scroller);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) behavior = "auto";
  scroller.scrollTo({ left: isRTL(scroller) ? Math.min(x, most) - most : x, top: y, behavior });
}

/** @type {(region: Element, anchor: string) => number[]} */
function anchored(region, anchor) {
  const [, , ...most] = offsetsOf(scrollerFor(region));
  return anchor.split(",").map((part, i) => +part * most[i]);
}

/** @type {(region: Element) => boolean} */
function isKept(region) {
  const anchor = region.dataset.a.split(" ")[1], offsets = offsetsOf(scrollerFor(region));
  return !!anchor && anchored(region, anchor).every((length, i) => Math.abs(length - offsets[i]) <= 2);
}

// Moves regions to their anchors and to the positions that the program requests.
export function moveRegions() {
  for (const region of app.querySelectorAll("[data-a]")) {
    if (!isVisible(region)) continue;
    for (const element of [region, ...region.children]) observe(element);
    const [first, later] = region.dataset.a.split(" "), anchor = region.kept === undefined ? first : region.kept && later;
    if (anchor && !(region.kept === undefined && region.dataset.k)) {
      const [x, y] = anchored(region, anchor);
      go(scrollerFor(region), x, y);
    }
    region.kept = isKept(region);
  }
  for (const region of app.querySelectorAll("[data-k]")) {
    const [serial, x, y, how] = region.dataset.k.split(" "), scroller = scrollerFor(region);
    if (region.positioned === serial || !isVisible(region)) continue;
    region.positioned = serial;
    scroller.isByUser = false;
    const unit = unitNow(), [left, top] = offsetsOf(scroller);
    go(scroller, x ? +x * unit : left, y ? +y * unit : top, /** @type {ScrollBehavior} */ (how));
  }
}

/** @type {(scroller: Element) => void} */
function ended(scroller) {
  scroller.stage = idle;
  wasTouched = touches > 0;
  measureSoon();
  // A region of pages stops at the nearest one.
  if (!scroller.matches(".pages") || touches) return;
  const [x, y] = offsetsOf(scroller), { clientWidth: width, clientHeight: height } = scroller;
  const [left, top] = [Math.round(x / width) * width, Math.round(y / height) * height];
  if (Math.abs(left - x) > 1 && scroller.matches(".x") || Math.abs(top - y) > 1 && scroller.matches(".y")) {
    const isByUser = scroller.isByUser;
    go(scroller, left, top, "smooth");
    scroller.isByUser = isByUser;
  }
}

document.addEventListener("scroll", ({ target }) => {
  const scroller = /** @type {unknown} */ (target) === document ? scrollerOfPage() : target;
  const isOurs = own.movedAt > inputAt;
  if (!isOurs) scroller.isByUser = true;
  else if (!scroller.matches(".pages")) scroller.isByUser = false;
  scroller.stage = isOurs ? animating : touches || !wasTouched ? interacting : decelerating;
  for (const region of app.querySelectorAll("[data-a]")) {
    if (!isOurs && scrollerFor(region) === scroller) region.kept = isKept(region);
  }
  clearTimeout(scroller.resting);
  if (!canEnd) scroller.resting = setTimeout(() => ended(scroller), 150);
}, { capture: true, passive: true });
document.addEventListener("scrollend", ({ target }) => {
  const scroller = /** @type {Element} */ (target);
  ended(scroller === /** @type {unknown} */ (document) ? scrollerOfPage() : scroller);
}, { capture: true, passive: true });
for (const name of ["wheel", "keydown", "pointerdown", "touchstart", "touchmove"]) {
  addEventListener(name, () => { inputAt = performance.now(); }, { capture: true, passive: true });
}
addEventListener("touchstart", ({ touches: { length } }) => { touches = length; wasTouched = true; }, { passive: true });
for (const name of ["touchend", "touchcancel"]) {
  addEventListener(name, event => { touches = /** @type {TouchEvent} */ (event).touches.length; }, { passive: true });
}
