// Safe areas. Views extend over the bars of a page at the edges where they touch them (`data-b`: the permitted edges), and
// regions scroll under bars and padding of the program (`data-c`: the edges of a container that have some).

import { app } from "./page.js";
import { isVisible, observe, unitNow } from "./geometry.js";

// Positions and lengths are those of the top, the left, the bottom and the right edge. Outwards is up, left, down, right.
const outwards = [-1, -1, 1, 1];
/** @typedef {{ safe: number[], whole: number[] }} Area */
/** @type {Area} */
const noArea = { safe: [-Infinity, -Infinity, Infinity, Infinity], whole: [-Infinity, -Infinity, Infinity, Infinity] };
/** @type {Map<Element, Area>} */
let areas = new Map();

/** @type {(element: Element) => number[]} */
const sidesOf = element => {
  const box = element.getBoundingClientRect();
  return [box.top, box.left, box.bottom, box.right];
};
/** @type {(element: Element) => string} */
const letters = element => getComputedStyle(element).direction === "rtl" ? "tebs" : "tsbe";

// Returns the lengths by which the surroundings of an area continue a view, at the edges where it touches the area's.
/** @type {(area: Area, sides: number[]) => number[]} */
const continued = (area, sides) => sides.map((side, i) =>
  outwards[i] * (side - area.safe[i]) >= -1 ? Math.max(0, outwards[i] * (area.whole[i] - side)) : 0);

// Returns the area of the content of a page, as if it were not scrolled. Its surroundings are the window, pane or sheet.
/** @type {(content: Element) => Area} */
function pageArea(content) {
  const body = content.closest(".body"), lengths = getComputedStyle(content), bodyLengths = getComputedStyle(body);
  const whole = sidesOf(body.closest(".stack > .tabs, .pane, .sheet > .inside, .stage"));
  const names = ["Top", "Left", "Bottom", "Right"];
  const safe = sidesOf(content).map((side, i) => side - outwards[i] * parseFloat(lengths["padding" + names[i]]));
  const [natural, end] = [0, 2].map(i => sidesOf(body)[i] - outwards[i] * parseFloat(bodyLengths["padding" + names[i]]));
  body.bars = [natural - whole[0], 0, whole[2] - end, 0];
  whole[0] -= body.scrollTop;
  whole[2] = safe[2] + Math.max(whole[2] - end + parseFloat(lengths.paddingBottom), whole[2] - safe[2] - body.scrollTop);
  return { safe, whole };
}

/** @type {(element: Element) => Area} */
function areaOf(element) {
  let area = areas.get(element);
  if (area) return area;
  const around = element.parentElement;
  if (!around || element === app) return noArea;
  if (element.matches(".content")) area = pageArea(element);
  else {
    const { safe, whole } = area = areaOf(around);
    if (around.matches(".scroll")) {
      const isEndless = [".y", ".x", ".y", ".x"].map(axis => around.matches(axis));
      area = { safe: safe.map((side, i) => isEndless[i] ? noArea.safe[i] : side),
        whole: whole.map((side, i) => isEndless[i] ? noArea.safe[i] : side) };
    } else if (around.dataset.c && !(around.matches(".barred")
      && element === around[around.matches(".first") ? "firstElementChild" : "lastElementChild"])) {
      const names = letters(around), ends = sidesOf(around), sides = naturalSides(element);
      const isCut = [...names].map(name => around.dataset.c.includes(name));
      // A bar that is not at the edge of the page ends the surroundings.
      area = { safe: safe.map((side, i) => isCut[i] ? sides[i] : side),
        whole: whole.map((side, i) => isCut[i] && outwards[i] * (ends[i] - safe[i]) < -1 ? ends[i] : side) };
    }
  }
  areas.set(element, area);
  return area;
}

// Returns the sides of a region that scrolls without its parts under bars.
/** @type {(element: Element) => number[]} */
const naturalSides = element => sidesOf(element).map((side, i) => side - outwards[i] * (element.spread?.[i] ?? 0));

/** @type {(element: Element, lengths: number[]) => void} */
function spread(element, lengths) {
  const isSpread = lengths.some(length => length > 0);
  element.spread = isSpread ? lengths : undefined;
  element.toggleAttribute("data-spread", isSpread);
  for (const [i, name] of ["--st", "--sl", "--sb", "--sr"].entries()) element.style.setProperty(name, lengths[i] + "px");
}

// Extends all such views, the outer ones first.
export function extendViews() {
  areas = new Map();
  /** @type {Set<Element>} */
  const bodies = new Set();
  for (const element of app.querySelectorAll("[data-b]")) {
    if (!isVisible(element)) continue;
    observe(element);
    const names = letters(element);
    const lengths = continued(areaOf(element), sidesOf(element))
      .map((length, i) => element.dataset.b.includes(names[i]) ? length : 0);
    for (const [i, name] of ["--bt", "--bl", "--bb", "--br"].entries()) element.style.setProperty(name, lengths[i] + "px");
    element.dataset.known = "";
    if (element.matches(".bleed")) {
      const child = element.firstElementChild?.style;
      child?.setProperty("inset-block-start", -lengths[0] + "px");
      child?.setProperty("inset-inline-start", -lengths[names.indexOf("s")] + "px");
    }
    if (lengths[0] || lengths[2]) bodies.add(element.closest(".body"));
  }
  for (const body of app.querySelectorAll(".body")) {
    if (bodies.has(body) || body.spread) spread(body, bodies.has(body) ? body.bars : [0, 0, 0, 0]);
  }
  for (const region of app.querySelectorAll("[data-c] .scroll")) {
    if (!isVisible(region)) continue;
    observe(region);
    let container = region.parentElement.closest("[data-c]");
    while (container.parentElement.closest("[data-c]")) container = container.parentElement.closest("[data-c]");
    const ends = sidesOf(container), sides = naturalSides(region);
    spread(region, continued(areaOf(region), sides)
      .map((length, i) => Math.max(0, Math.min(length, outwards[i] * (ends[i] - sides[i])))));
  }
}

// Returns the lengths, in points, by which the safe area's surroundings continue an element: top, start, bottom, end.
/** @type {(element: Element) => number[]} */
export function insetsOf(element) {
  const names = letters(element), lengths = continued(areaOf(element), sidesOf(element));
  return [..."tsbe"].map(name => Math.round(lengths[names.indexOf(name)] / unitNow() * 100) / 100);
}
