// Containers whose children are chosen or placed by measured sizes. Of the children of `data-fit` (the axes to compare)
// the first one that fits is shown. Those of `data-lay` are placed by code of the program, which gets their sizes.
// `data-o` has the axes along which the container is proposed a length.

import { app, focusable, idOf, own } from "./page.js";
import { line, send } from "./sending.js";
import { isVisible, observe, together, unitNow } from "./geometry.js";
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

// Adds classes to elements, and returns the function that removes those that were not there.
/** @type {(parts: [Element, string[]][]) => () => void} */
function addClasses(parts) {
  /** @type {[Element, string[]][]} */
  const added = parts.map(([element, names]) => [element, names.filter(name => !element.classList.contains(name))]);
  for (const [element, names] of added) element.classList.add(...names);
  return () => {
    for (const [element, names] of added) element.classList.remove(...names);
  };
}

// Returns the classes with which an element has the lengths that are proposed to it: it, and all around it that would pass
// them on, then fill the available space. The outermost element comes last.
/** @type {(element: Element) => [Element, string[]][]} */
function probes(element) {
  /** @type {[Element, string[]][]} */
  const parts = [[element, ["probed"]]];
  let axes = [...element.dataset.o];
  for (let around = element; axes.length && around.matches(".stack,.box,.layers,.gridrow"); around = around.parentElement) {
    if (around !== element) axes = axes.filter(axis => !around.matches(".f" + axis));
    parts.push([around, axes.map(axis => "g" + axis)]);
  }
  return parts;
}
/** @type {(element: Element) => (number | null)[]} */
function proposed(element) {
  const box = element.getBoundingClientRect();
  return ["x", "y"].map((axis, i) => element.dataset.o.includes(axis) ? [box.width, box.height][i] : null);
}

// Gives a container a proposal, for which each of its children is as large as if it were the only one.
/** @type {(element: Element, width: number | null, height: number | null) => [Element, string[]]} */
function propose(element, width, height) {
  measurements++;
  app.dataset.measured = "" + measurements;
  /** @type {(length: number | null) => string} */
  const css = length => length === null ? "auto" : Math.min(length, endless) + "px";
  element.style.setProperty("--mw", css(width));
  element.style.setProperty("--mh", css(height));
  return [element, ["measuring", ...(width === null ? ["ix"] : []), ...(height === null ? ["iy"] : [])]];
}
/** @type {(element: Element) => number[][]} */
const childSizes = element => [...element.children].map(child => {
  const box = child.getBoundingClientRect();
  return [box.width, box.height];
});

/** @type {(element: Element) => void} */
function choose(element) {
  const axes = element.dataset.fit, children = [...element.children];
  let restore = addClasses(probes(element));
  const room = proposed(element);
  restore();
  const ideal = room.map((length, i) => axes.includes("xy"[i]) ? null : length);
  restore = addClasses([propose(element, ideal[0], ideal[1])]);
  const sizes = childSizes(element);
  restore();
  let index = sizes
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
      const [points, percent] = lengths[j]?.split("+") ?? [];
      if (points) child.style.setProperty(name, percent ? `calc(${+points / 16}rem + ${percent}%)` : +points / 16 + "rem");
    }
  }
}

// Reports the sizes in containers of which none is in another. All are changed before any is read, so that a page lays out
// once for each question of theirs, and not for each container.
/** @type {(elements: Element[], unit: number) => void} */
function report(elements, unit) {
  elements.forEach(placeChildren);
  /** @type {(length: number | null) => string} */
  const wire = length => length === null ? "-" : length > almostEndless ? "i" : "" + Math.ceil(length / unit * 100 - .1) / 100;
  /** @type {(text: string) => number | null} */
  const pixels = text => text === "-" ? null : text === "i" ? endless : +text * unit;
  const parts = elements.map(element => (
    { element, room: "", questions: ["- -", ...(element.dataset.q ? element.dataset.q.split(";") : [])], lines: [""] }));
  for (let i = 0; ; i++) {
    const asked = parts.filter(part => i < part.questions.length);
    if (!asked.length) break;
    const restore = addClasses(asked.map(({ element, questions }) => {
      const [width, height] = questions[i].split(" ").map(pixels);
      return propose(element, width, height);
    }));
    for (const part of asked)
      part.lines[i] = part.questions[i] + " " + childSizes(part.element).flat().map(wire).join(" ");
    restore();
  }
  for (let left = parts; left.length;) {
    // Elements in the same container would share its room.
    const taken = new Set(), around = new Set(), next = [], now = [], all = [];
    for (const part of left) {
      const classes = probes(part.element), top = classes[classes.length - 1][0];
      let isFree = !around.has(top);
      for (let outer = top; outer && isFree; outer = outer.parentElement) isFree = !taken.has(outer);
      if (!isFree) {
        next.push(part);
        continue;
      }
      taken.add(top);
      for (let outer = top; outer; outer = outer.parentElement) around.add(outer);
      now.push(part);
      all.push(...classes);
    }
    const restore = addClasses(all);
    for (const part of now) part.room = proposed(part.element).map(wire).join(" ");
    restore();
    left = next;
  }
  if (!line.isLive) return;
  /** @type {[number, string, string][]} */
  const reports = [];
  for (const { element, room, lines } of parts) {
    const text = room + ";" + lines.join(";");
    if (element.cause !== cause || element.reported === text) element.rounds = 0;
    element.cause = cause;
    if (element.reported === text || element.rounds > reportLimit) continue;
    element.reported = text;
    reports.push([element.rounds++, idOf(element), text]);
  }
  // Those of an event have one answer.
  while (reports.length) {
    let count = 0, bytes = 0;
    do bytes += reports[count++][2].length + 40;
    while (count < together && count < reports.length && bytes + reports[count][2].length < +own.dataset.limit);
    send(events.measured, line.sequence, ...reports.splice(0, count));
  }
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
  const kinds = "[data-fit],[data-lay],[data-gl]";
  /** @type {Element[][]} */
  const levels = [];
  for (const element of app.querySelectorAll(kinds)) {
    let depth = 0;
    for (let outer = element; outer = outer.parentElement?.closest(kinds); depth++);
    (levels[depth] ??= []).push(element);
  }
  for (const level of levels) {
    // The level before has chosen what is visible in it.
    const shown = level.filter(isVisible);
    for (const element of shown) {
      observe(element);
      observe(element.parentElement);
      if (element.dataset.gl) align(element, unitNow());
      else if (element.dataset.fit !== undefined) choose(element);
    }
    report(shown.filter(element => !element.dataset.gl && element.dataset.fit === undefined), unitNow());
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
