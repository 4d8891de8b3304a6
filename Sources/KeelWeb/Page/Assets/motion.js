// Animations: rows move to their new places, appear and disappear, pages slide in, and effects pass into others. They
// run only if the program allows them for the change, and the user does not prefer reduced motion.

import { app } from "./elements.js";
import { reduced } from "./connection.js";

const gradual = ["transform", "translate", "filter", "opacity", "backgroundColor", "borderColor", "borderRadius", "clipPath"];

// Returns the properties of an element that change gradually: as declared, so that a turn can be longer than a circle,
// or as they are at this moment of an animation.
/** @type {(element: Element, isMoving: boolean) => Record<string, string>} */
function shownStyle(element, isMoving) {
  const style = getComputedStyle(element);
  return Object.fromEntries(gradual.map(name => [name, !isMoving && element.style[name] || style[name]]));
}

// Returns true for a part of a page that appears and disappears by itself: not a row, a page or a part of a drawing.
/** @type {(element: Element) => boolean} */
const isPart = element => element.matches(".box, .stack, .layers, .label, .shape, .drawing");

// Starts or ends the presence of an element by its transition, or that of the only element in it; else it fades.
/** @type {(element: Element, way: "ti" | "to", timing: KeyframeAnimationOptions) => Animation} */
function pass(element, way, timing) {
  const owner = element.dataset[way] ? element : element.querySelector(`:scope > [data-${way}]:only-child`);
  /** @type {Keyframe} */
  const state = { opacity: 0 };
  if (owner) {
    const [opacity, scale, x, y, right, down, left, top] = owner.dataset[way].split(" ").map(Number);
    state.opacity = opacity;
    state.scale = scale;
    state.translate = `calc(${lineSide() * x}% + ${lineSide() * right}rem) calc(${y}% + ${down}rem)`;
    owner.style.transformOrigin = `${lineSide() < 0 ? 100 - left : left}% ${top}%`;
  }
  return (owner ?? element).animate(way === "ti" ? [state, {}] : [{}, state], timing);
}
const lineSide = () => document.documentElement.dir === "rtl" ? -1 : 1;

export const motion = {
  isOn: false,
  /** @type {Map<Element, number>} */
  places: new Map(),
  /** @type {Element[]} */
  fresh: [],
  // The course of the changes of styles: easing, milliseconds of duration and delay, repetitions (0: no end), and
  // whether every second one runs backwards.
  /** @type {[string, number, number, number, number]} */
  course: null,
  /** @param {any} animation */
  begin(animation) {
    this.isOn = Boolean(animation) && !reduced.matches && !document.hidden;
    this.course = animation?.[0] && CSS.supports("transition-timing-function", animation[0]) ? animation
      : ["cubic-bezier(.2,.8,.2,1)", 250, 0, 1, 0];
    this.places = new Map();
    this.fresh = [];
    if (!this.isOn) return;
    for (const row of app.querySelectorAll(".row, .sectionhead, .sectionfoot")) {
      const box = row.getBoundingClientRect();
      if (box.bottom > 0 && box.top < innerHeight && box.height) this.places.set(row, box.top);
      if (this.places.size > 200) break;
    }
  },
  /** @param {DocumentFragment} pieces */
  arriving(pieces) { if (this.isOn) this.fresh.push(...pieces.children); },
  // A removed element leaves a copy, which fades out, or disappears as its transition says.
  /** @param {Element} element */
  leaving(element) {
    const isRow = element.matches(".row, .section, dialog");
    if (!this.isOn || !isRow && !isPart(element)) return;
    const box = element.getBoundingClientRect();
    if (!box.height || box.bottom < 0 || box.top > innerHeight || document.querySelectorAll(".ghost").length > 40) return;
    /** @type {any} */
    const ghost = element.cloneNode(true);
    for (const part of [ghost, ...ghost.querySelectorAll("[id]")]) part.removeAttribute("id");
    ghost.className += " ghost";
    ghost.inert = true;
    ghost.setAttribute("aria-hidden", "true");
    ghost.removeAttribute("open");
    for (const side of ["left", "top", "width", "height"]) ghost.style[side] = box[side] + "px";
    document.body.append(ghost);
    pass(ghost, "to", this.once()).finished.finally(() => ghost.remove());
  },
  // The timing of the change, shown once.
  /** @returns {KeyframeAnimationOptions} */
  once() {
    const [easing, duration, delay] = this.course;
    return { duration, delay, easing, fill: "backwards" };
  },
  // Changes a style gradually: only properties of rendering, never a size.
  /** @param {Element} element @param {() => void} change */
  restyle(element, change) {
    const before = this.isOn && shownStyle(element, element.motion?.playState === "running");
    element.motion?.cancel();
    change();
    if (!before) return;
    const [,,, count, alternates] = this.course;
    element.motion = element.animate([before, shownStyle(element, false)],
      { ...this.once(), iterations: count || Infinity, direction: alternates ? "alternate" : "normal" });
  },
  end() {
    if (!this.isOn) return;
    for (const [row, top] of this.places) {
      if (!row.isConnected) continue;
      const by = top - row.getBoundingClientRect().top;
      if (Math.abs(by) > 1 && Math.abs(by) < innerHeight) {
        row.animate([{ transform: `translateY(${by}px)` }, {}], this.once());
      }
    }
    for (const element of this.fresh.slice(0, 60)) {
      if (isPart(element)) pass(element, "ti", this.once());
      else if (element.matches(".screen, .row, .section")) {
        const way = element.matches(".screen") ? `X(${32 * lineSide()}px)` : "Y(-8px)";
        element.animate([{ opacity: 0, transform: "translate" + way }, {}], this.once());
      }
    }
    this.isOn = false;
  },
};
