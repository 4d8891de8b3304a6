// The geometry of nodes that the program asks about (`data-g`: their size, or their frame in the window). It is reported
// at most once a frame, in points, for nodes near the visible part.

import { app, byID, idOf, own } from "./page.js";
import { line, send, unacknowledged } from "./sending.js";
import { markParts } from "./landmarks.js";

// The number of reports that an event may contain. Those of an event have one answer.
export const together = 64;
let isDue = false, round = 0;

const sizes = new ResizeObserver(measureSoon);
/** @type {WeakSet<Element>} */
const observed = new WeakSet();

// Whatever is measured from now on follows from the answer to a report, which has counted the rounds, or without a number
// from another cause.
/** @type {(number?: number) => void} */
export function beginRound(number = 0) { round = number; }

export function measureSoon() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(measureNow);
}

/** @type {(box: DOMRect) => boolean} */
const isNear = box => box.bottom > -innerHeight && box.top < 2 * innerHeight
  && box.right > -innerWidth && box.left < 2 * innerWidth;

// Texts that do not fit become smaller, down to a factor (`data-f`).
function fitTexts() {
  const texts = [...app.querySelectorAll("[data-f]")];
  for (const text of texts) text.style.zoom = "";
  const factors = texts.map(text => text.clientWidth / text.scrollWidth);
  for (const [i, text] of texts.entries()) {
    if (factors[i] < 1) text.style.zoom = "" + Math.max(+text.dataset.f, factors[i]);
    observe(text.parentElement);
  }
}

/** @type {(element: Element) => void} */
export function observe(element) {
  if (!observed.has(element)) sizes.observe(element);
  observed.add(element);
}

// Returns the length of the layout, which only knows whole pixels where it differs from the drawn length.
/** @type {(drawn: number, length: number | undefined) => number} */
const laidOut = (drawn, length) => length === undefined || Math.abs(drawn - length) < 1 ? drawn : length;

// Points grow with the user's text size: the root's font has 16 of them.
export const unitNow = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
/** @type {(element: Element) => boolean} */
export const isVisible = element => !!(element.checkVisibility?.() ?? element.offsetParent);

// The second script, for nodes that are laid out by measured sizes. Pages without them do not load it.
/** @type {{ layOut(): void, describe(element: Element, frame: number[]): string }} */
let layouts;
function layOutMeasured() {
  if (layouts) return layouts.layOut();
  if (app.dataset.laid || !app.querySelector("[data-fit],[data-lay],[data-gl],[data-b],[data-c],[data-g=i],[data-g=c],[data-g=p],[data-a],[data-k],[data-z],.pages,.part,.grip,.short,[data-m]")) return;
  app.dataset.laid = "soon";
  import(own.dataset.layouts).then(script => {
    layouts = script;
    measureSoon();
  }, () => {
    delete app.dataset.laid;
    if (line.isOtherBuild) location.reload();
  });
}

function measureNow() {
  isDue = false;
  markParts();
  fitTexts();
  layOutMeasured();
  const asked = app.querySelectorAll("[data-g]");
  if (!asked.length || !line.isLive) return;
  const unit = unitNow();
  const reports = [];
  for (const element of asked) {
    observe(element);
    const box = element.getBoundingClientRect();
    if (!isNear(box) || !isVisible(element)) continue;
    // Effects move and scale the rendered element, but not its layout size, which is reported around the same centre.
    const [width, height] = [laidOut(box.width, element.offsetWidth), laidOut(box.height, element.offsetHeight)];
    const frame = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height]
      .map(side => Math.round(side / unit * 100) / 100);
    const kind = element.dataset.g, isMore = "icp".includes(kind);
    if (isMore && !layouts) continue;
    const text = isMore ? layouts.describe(element, frame) : (kind === "s" ? frame.slice(2) : frame).join();
    // The last report of a layout that does not settle is not answered. It is sent again once something else changes.
    if (element.told === text && (round || !element.isUnanswered)) continue;
    element.told = text;
    element.isUnanswered = round > geometryRounds;
    reports.push([idOf(element), ...frame]);
  }
  // The layout has settled.
  if (!reports.length && round <= geometryRounds && !unacknowledged.some(({ event: [kind] }) =>
    kind >= events.geometry && kind <= events.select)) round = 0;
  for (let i = 0; i < reports.length; i += together) send(events.geometry, line.sequence, round, ...reports.slice(i, i + together));
}

// The program has answered a report, so that what depends on it can be shown.
/** @type {(event: Told) => void} */
export function geometryTold([, , , ...reports]) {
  for (const [id] of reports) byID(id)?.setAttribute("data-told", "");
}

addEventListener("resize", () => {
  beginRound();
  measureSoon();
});
document.addEventListener("scroll", () => {
  beginRound();
  if (app.querySelector("[data-g]:not([data-g=s])")) measureSoon();
},
  { capture: true, passive: true });
