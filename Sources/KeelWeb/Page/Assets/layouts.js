// Containers whose children are chosen or placed by measured sizes. Of the children of `data-fit` (the axes to compare)
// the first one that fits is shown. Those of `data-lay` are placed by code of the program, which gets their sizes.
// `data-o` has the axes along which the container is proposed a length.

import { app, focusable, idOf, own } from "./page.js";
import { line, send } from "./sending.js";
import { isVisible, observe, unitNow } from "./geometry.js";
import { extendViews } from "./areas.js";
import { moveRegions } from "./scrolling.js";
import { followSources } from "./matches.js";
import { followSelection } from "./selections.js";
import "./gestures.js";

// The number of reports of a layout until it has to settle: it may ask for the sizes for several proposals.
const reportLimit = 3 * geometryRounds;
// The length in pixels that stands for an infinite one, and the least one that a child has that fills it.
const endless = 1e5, almostEndless = 5e4;
/** @type {(string | number)[]} */
let cause = [];
/** The number of measurements, for tests of the work that a page does. */
let measurements = 0;

/** @type {(element: Element, names: string[], read: () => any) => any} */
function withClasses(element, names, read) {
  const added = names.filter(name => !element.classList.contains(name));
  element.classList.add(...added);
  const result = read();
  element.classList.remove(...added);
  return result;
}

// Returns the lengths that are proposed to an element: those that it has if it, and all around it that would pass them
// on, fills the available space.
/** @type {(element: Element, axes: string, around?: Element) => (number | null)[]} */
function proposed(element, axes, around = element) {
  if (around.matches(".stack,.box,.layers,.gridrow") && axes) {
    const passed = [...axes].filter(axis => around === element || !around.matches(".f" + axis)).join("");
    return withClasses(around, [...passed].map(axis => "g" + axis), () => proposed(element, passed, around.parentElement));
  }
  const box = element.getBoundingClientRect();
  return ["x", "y"].map((axis, i) => element.dataset.o.includes(axis) ? [box.width, box.height][i] : null);
}

// Returns the sizes of all children for a proposal, each as if it were the only one.
/** @type {(element: Element, width: number | null, height: number | null) => number[][]} */
function childSizes(element, width, height) {
  measurements++;
  app.dataset.measured = "" + measurements;
  /** @type {(length: number | null) => string} */
  const css = length => length === null ? "auto" : Math.min(length, endless) + "px";
  element.style.setProperty("--mw", css(width));
  element.style.setProperty("--mh", css(height));
  const names = ["measuring", ...(width === null ? ["ix"] : []), ...(height === null ? ["iy"] : [])];
  return withClasses(element, names, () => [...element.children].map(child => {
    const box = child.getBoundingClientRect();
    return [box.width, box.height];
  }));
}

/** @type {(element: Element) => void} */
function choose(element) {
  const axes = element.dataset.fit, children = [...element.children];
  /** @type {(number | null)[]} */
  const room = withClasses(element, ["probed"], () => proposed(element, element.dataset.o));
  const ideal = room.map((length, i) => axes.includes("xy"[i]) ? null : length);
  let index = childSizes(element, ideal[0], ideal[1])
    .findIndex(size => room.every((length, i) => ideal[i] !== null || length === null || size[i] <= length + .5));
  if (index < 0) index = children.length - 1;
  const chosen = children[index];
  const isFocused = children.some(child => child !== chosen && child.contains(document.activeElement));
  element.dataset.known = "";
  for (const child of children) child.toggleAttribute("data-in", child === chosen);
  if (isFocused) chosen.querySelector(focusable)?.focus({ preventScroll: true });
  if (!line.isLive || !chosen || element.chosen === chosen.id) return;
  element.chosen = chosen.id;
  send(events.fits, idOf(element), index);
}

/** @type {(element: Element) => void} */
function placeChildren(element) {
  const frames = element.dataset.p?.split(";") ?? [];
  for (const [i, child] of [...element.children].entries()) {
    const lengths = frames[i]?.split(" ") ?? [];
    for (const [j, name] of ["--ax", "--ay", "--aw", "--ah"].entries()) {
      if (lengths[j]) child.style.setProperty(name, +lengths[j] / 16 + "rem");
    }
  }
}

/** @type {(element: Element, unit: number) => void} */
function report(element, unit) {
  placeChildren(element);
  /** @type {(length: number | null) => string} */
  const wire = length => length === null ? "-" : length > almostEndless ? "i" : "" + Math.ceil(length / unit * 100 - .1) / 100;
  /** @type {(text: string) => number | null} */
  const pixels = text => text === "-" ? null : text === "i" ? endless : +text * unit;
  const lines = ["- -", ...(element.dataset.q ? element.dataset.q.split(";") : [])].map(question => {
    const [width, height] = question.split(" ").map(pixels);
    return question + " " + childSizes(element, width, height).flat().map(wire).join(" ");
  });
  /** @type {(number | null)[]} */
  const room = withClasses(element, ["probed"], () => proposed(element, element.dataset.o));
  const text = room.map(wire).join(" ") + ";" + lines.join(";");
  if (!line.isLive) return;
  if (element.cause !== cause || element.reported === text) element.rounds = 0;
  element.cause = cause;
  if (element.reported === text || element.rounds > reportLimit) return;
  element.reported = text;
  send(events.measured, line.sequence, element.rounds++, idOf(element), text);
}

// Aligns children by guides of the program (`data-gl`: the axes): each begins after a distance that the server computes
// from the sizes of the children and of the views that set guides (`data-gb`). Flexible children keep the whole length.
/** @type {(element: Element, unit: number) => void} */
function align(element, unit) {
  const children = [...element.children], distances = element.dataset.p?.split(";") ?? [];
  const isLayers = element.matches(".layers"), base = element.matches(".front") ? 0 : children.length - 1;
  for (const [i, child] of children.entries()) {
    const isOver = element.matches(".based") && i !== base;
    const sides = [["x", "inline", isLayers ? "justify-self" : "align-self"], ["y", "block", "align-self"]];
    for (const [j, [axis, side, self]] of sides.entries()) {
      const distance = distances[i]?.split(" ")[j];
      if (!distance || !element.dataset.gl.includes(axis) || isLayers && i === base && element.matches(".based")) continue;
      /** @type {string[][]} */
      const styles = [[self, "start"], ...(child.matches(".g" + axis) && !isOver ? [[side + "-size", "100%"]] : []), ...(isOver ? [["inset-" + side + "-end", "auto"], ["margin-" + side, "0"]] : []),
        [(isOver ? "inset-" : "margin-") + side + "-start", +distance / 16 + "rem"]];
      for (const [name, value] of styles) child.style.setProperty(name, value, "important");
    }
  }
  /** @type {(box: DOMRect) => number[]} */
  const size = box => [box.width, box.height];
  /** @type {(lengths: number[]) => string} */
  const wire = lengths => lengths.map(length => Math.round(length / unit * 100) / 100).join(" ");
  const isMirrored = getComputedStyle(element).direction === "rtl";
  const text = [wire(children.flatMap(child => size(child.getBoundingClientRect()))), ...children.flatMap(child => {
    const around = child.getBoundingClientRect();
    return [...(child.matches("[data-gb]") ? [child] : []), ...child.querySelectorAll("[data-gb]")].map(view => {
      const box = view.getBoundingClientRect();
      const x = isMirrored ? around.right - box.right : box.left - around.left;
      return idOf(view) + " " + wire([x, box.top - around.top, ...size(box)]);
    });
  })].join(";");
  if (!line.isLive || element.reported === text) return;
  element.reported = text;
  send(events.guided, line.sequence, idOf(element), text);
}

// Texts in a frame that limits its height (`short`) show the lines that fit. Of several texts, the longest loses lines
// first.
function cutTexts() {
  /** @type {(part: { text: Element, unit: number, lines: number }, lines: number) => void} */
  const show = (part, lines) => {
    part.lines = lines;
    part.text.style.setProperty("--fit", "" + lines);
  };
  for (const text of app.querySelectorAll(".short")) text.style.removeProperty("--fit");
  for (const frame of app.querySelectorAll(".box:is(.fy,.my):has(.short)")) {
    observe(frame);
    // The row of the content: the only one, or the one between the padding.
    const rows = getComputedStyle(frame).gridTemplateRows.split(" "), room = parseFloat(rows[rows.length >> 1]);
    const excess = () => frame.firstElementChild.offsetHeight - room;
    let texts = [...frame.querySelectorAll(".short")].filter(text => text.closest(".box:is(.fy,.my)") === frame)
      .map(text => {
        const unit = parseFloat(getComputedStyle(text).lineHeight);
        return { text, unit, lines: Math.round(text.offsetHeight / unit) };
      });
    for (const part of texts) {
      const lines = Math.max(1, Math.floor((room + .5) / part.unit));
      if (part.lines > lines) show(part, lines);
    }
    for (let over = excess(); over > 1; over = excess()) {
      texts.sort((a, b) => b.lines - a.lines);
      const [first, second] = texts, lines = first?.lines;
      if (!(lines > 1)) break;
      show(first, lines - Math.max(1, Math.min(Math.ceil((over - 1) / first.unit), lines - (second?.lines ?? 1))));
      if (excess() < over) continue;
      // Something else is as high.
      show(first, lines);
      texts = texts.slice(1);
    }
  }
}

// Lays out all such containers, the outer ones first. The attribute is for programs that observe the page.
export function layOut() {
  app.dataset.laid = "";
  extendViews();
  cutTexts();
  for (const element of app.querySelectorAll("[data-fit],[data-lay],[data-gl]")) {
    if (!isVisible(element)) continue;
    observe(element);
    observe(element.parentElement);
    if (element.dataset.gl) align(element, unitNow());
    else if (element.dataset.fit === undefined) report(element, unitNow());
    else choose(element);
  }
  moveRegions();
  followSources();
  followSelection();
}

// A page whose first document did not need the second stylesheet loads it before it lays out.
const sheet = own.dataset.sheet;
if (!document.querySelector(`link[href="${sheet}"]`)) {
  await new Promise(onload => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet, onload }));
  });
}
addEventListener("resize", () => { cause = []; });
