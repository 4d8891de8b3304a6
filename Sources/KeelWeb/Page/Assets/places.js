// The browser's history. The model determines the place of the app (`shown`); the address follows. Back, Forward and a
// typed address are only requests. A dialog or a page that the address does not contain has an entry too, above that
// of its place: Back requests its dismissal. Each entry contains the number of these that were open; the server counts
// them (`stepsBack`).

import { app, idOf, isSeen, openDialogs, own, seen } from "./page.js";
import { line, send } from "./sending.js";

export const base = own.dataset.base;
export let shown = own.dataset.path;
let stepsBack = +own.dataset.back;
/** @type {Asked} */
let asked;
let isRenamed = false, place = history.state?.place ?? 0, ownSteps = 0;

// Receives the place of the app, or another name of the same place, and the number of steps that lead back.
/** @type {(about: { u?: string, r?: boolean, b?: number }) => void} */
export function moved({ u, r, b = stepsBack }) {
  stepsBack = b;
  if (u === undefined) return;
  shown = u;
  isRenamed = r;
}

/** @type {(steps: number) => void} */
const goBy = steps => {
  ownSteps++;
  history.go(steps);
};
/** @type {(how: "pushState" | "replaceState", state: object) => void} */
const enterPlace = (how, state) =>
  history[how]({ place, path: shown, loose: 0, depth: depthNow(), ...state }, "", base + shown);

// The number of steps back: the server's count, and one for the visible second pane if there is room for only one pane.
export const depthNow = () => stepsBack + [...app.querySelectorAll(".back.narrow")].filter(isSeen).length;

export function settlePlace() {
  if (asked || ownSteps || line.isOver) return;
  const { path, before, loose = 0, depth = 0 } = history.state ?? {}, now = depthNow();
  if (path !== shown) {
    if (isRenamed) enterPlace("replaceState", { before });
    else if (before === shown && now <= depth) goBy(-1 - loose);
    else if (loose && now <= depth) enterPlace("replaceState", { before: path });
    else enterPlace("pushState", { place: ++place, before: path });
    isRenamed = false;
  } else if (now > depth) {
    enterPlace("pushState", { place: ++place, before, loose: loose + 1, depth: depth + 1 });
    settlePlace();
  } else if (now < depth) {
    if (loose) goBy(-1);
    else enterPlace("replaceState", { before });
  }
}

// The back button of the page on top.
export const wayBack = () => seen(".back").at(-1);

// Requests the end of the presentations above the location of this entry, one after the other.
/** @type {(from: number, path: string) => void} */
function leave(from, path) {
  const dialog = openDialogs().at(-1), depth = depthNow();
  const back = wayBack();
  if (depth <= history.state?.depth || !back && dialog?.dataset.dismiss === undefined) return settlePlace();
  asked = { from, path, depth,
    number: back ? send(back.dataset.e === "p" ? events.pop : events.choose, back.dataset.i, +back.dataset.n) : send(events.dismiss, idOf(dialog)) };
}

addEventListener("popstate", ({ state }) => {
  const from = place;
  place = state?.place ?? 0;
  if (ownSteps > 0) {
    ownSteps--;
    return settlePlace();
  }
  const path = (location.pathname + location.search).slice(base.length);
  if (path !== shown || asked) asked = { number: send(events.open, path), from: asked?.from ?? from, path };
  else leave(from, path);
});

// Handles the program's answer, and corrects the history if the app's location differs from the requested one.
/** @type {(number: number) => void} */
export function pathAnswered(number) {
  if (!asked || number < asked.number) return;
  const { from, path, depth } = asked;
  asked = undefined;
  if (path === shown && depthNow() < depth) leave(from, path);
  else if (path === shown) settlePlace();
  else if (depth) enterPlace("replaceState", { before: history.state?.before });
  else if (from !== place) {
    goBy(from - place);
    place = from;
  } else enterPlace("replaceState", { ...history.state, place, path: shown });
}
