// Animations: rows move to their new places, appear and disappear, pages slide in, and effects pass into others. They
// run only if the program allows them for the change, and the user does not prefer reduced motion.

import { app, reduced } from "./page.js";

const gradual = ["transform", "translate", "filter", "opacity", "backgroundColor", "borderColor", "borderRadius", "clipPath"];
// Properties of the layout, which change gradually where a style declares others: what is around moves along.
const lengths = ["width", "height", "gridTemplateColumns", "gridTemplateRows", "rowGap", "columnGap"];

// Returns the properties of an element that change gradually: as declared, so that a turn can be longer than a circle,
// or as they are at this moment of an animation.
/** @type {(element: Element, isMoving: boolean, hasLengths: boolean) => Record<string, string>} */
function shownStyle(element, isMoving, hasLengths) {
  const style = getComputedStyle(element);
  const shown = Object.fromEntries(gradual.map(name => [name, !isMoving && element.style[name] || style[name]]));
  if (hasLengths) for (const name of lengths) shown[name] = style[name];
  return shown;
}

/** @type {(declarations: string) => string} */
const lengthsIn = declarations => (declarations.match(/(?:width|height|-size|grid-template|gap):[^;]*/g) ?? []).join();

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
    const parts = owner.dataset[way].split(" ");
    const [opacity, scale, x, y, right, down, left, top] = parts.map(Number);
    state.opacity = opacity;
    state.scale = scale;
    state.translate = `calc(${lineSide() * x}% + ${lineSide() * right}rem) calc(${y}% + ${down}rem)`;
    owner.style.transformOrigin = `${lineSide() < 0 ? 100 - left : left}% ${top}%`;
    // Effects of a transition of the program's own.
    for (const part of parts.slice(8).join(" ").split(";").filter(Boolean)) {
      const [name, value] = part.split(/:(.*)/s);
      state[name] = name === "opacity" ? opacity * +value : value;
    }
  }
  return (owner ?? element).animate(way === "ti" ? [state, {}] : [{}, state], timing);
}
/** @type {(element: Element) => Element} */
function ghostOf(element) {
  const box = element.getBoundingClientRect();
  /** @type {any} */
  const ghost = element.cloneNode(true);
  for (const part of [ghost, ...ghost.querySelectorAll("[id]")]) part.removeAttribute("id");
  ghost.className += " ghost";
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("open");
  for (const side of ["left", "top", "width", "height"]) ghost.style[side] = box[side] + "px";
  document.body.append(ghost);
  return ghost;
}

// Puts each character of a text in an element of its own, and returns those that another text does not have there.
/** @type {(element: Element, other: string) => Element[]} */
function changedCharacters(element, other) {
  const text = element.textContent, shift = other.length - text.length;
  element.replaceChildren(...[...text].map(letter =>
    Object.assign(document.createElement("span"), { className: "digit", textContent: letter })));
  return [...element.children].filter((part, i) => part.textContent !== other[i + shift]);
}
/** @type {(text: string) => number} */
const numberIn = text => parseFloat(text.replace(/[^\d.-]/g, ""));

// Parts whose places are compared before and after a change.
const containers = ":is(.stack,.layers,.gridrow,.box,.scroll) > *";
/** @type {(box: DOMRect) => boolean} */
const isOnScreen = box => box.height > 0 && box.bottom > 0 && box.top < innerHeight;

const lineSide = () => document.documentElement.dir === "rtl" ? -1 : 1;

export const motion = {
  isOn: false,
  /** @type {Map<Element, number>} */
  places: new Map(),
  // The frames of parts before the change, and the positions of the regions in which they scroll.
  /** @type {Map<Element, DOMRect>} */
  frames: new Map(),
  /** @type {Map<Element, number>} */
  scrolled: new Map(),
  /** @type {Map<Element, Element>} */
  ghosts: new Map(),
  // What the second script does with views that match each other.
  /** @type {{ before(): void, after(): void }} */
  matches: null,
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
    this.frames = new Map();
    this.ghosts = new Map();
    this.scrolled = new Map();
    if (!this.isOn) return;
    this.matches?.before();
    for (const part of app.querySelectorAll(containers)) {
      if (part.closest(".row")) continue;
      const box = part.getBoundingClientRect();
      if (isOnScreen(box)) this.frames.set(part, box);
      if (this.frames.size > 300) break;
    }
    for (const region of app.querySelectorAll(".body,.scroll")) this.scrolled.set(region, region.scrollTop);
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
    if (!isOnScreen(box) || document.querySelectorAll(".ghost").length > 40) return;
    const ghost = ghostOf(element);
    this.ghosts.set(element, ghost);
    pass(ghost, "to", this.once()).finished.finally(() => ghost.remove());
  },
  // The timing of the change, shown once.
  /** @returns {KeyframeAnimationOptions} */
  once() {
    const [easing, duration, delay] = this.course;
    return { duration, delay, easing, fill: "backwards" };
  },
  // Changes a style gradually; lengths of the layout only if the style declares others.
  /** @param {Element} element @param {() => void} change @param {string} text */
  restyle(element, change, text) {
    const hasLengths = this.isOn && lengthsIn(element.dataset.s ?? "") !== lengthsIn(text);
    const before = this.isOn && shownStyle(element, element.motion?.playState === "running", hasLengths);
    element.motion?.cancel();
    change();
    if (!before) return;
    const [,,, count, alternates] = this.course, after = shownStyle(element, false, hasLengths);
    for (const name of lengths) if (before[name] === after[name]) delete before[name], delete after[name];
    element.motion = element.animate([before, after],
      { ...this.once(), iterations: count || Infinity, direction: alternates ? "alternate" : "normal" });
  },
  // Replaces a text as the box around it says (`data-ct`): it fades, or characters roll.
  /** @param {Element} element @param {string} text */
  retext(element, text) {
    const way = this.isOn && element.closest("[data-ct]")?.getAttribute("data-ct"), old = element.textContent;
    if (!way || way === "identity" || old === text || !isOnScreen(element.getBoundingClientRect())) {
      element.textContent = text;
      return;
    }
    const ghost = ghostOf(element);
    element.textContent = text;
    const timing = this.once();
    /** @type {Element[]} */
    let leaving = [ghost], coming = [element], by = "0";
    // Letters of other scripts are joined, and only the whole text is a picture.
    if (way.startsWith("count") && /^[ -~]*$/.test(old + text)) {
      by = way === "countDown" || way === "count" && numberIn(text) < numberIn(old) ? "-60%" : "60%";
      leaving = changedCharacters(ghost, text);
      coming = changedCharacters(element, old);
      for (const part of ghost.children) if (!leaving.includes(part)) part.style.visibility = "hidden";
    }
    const away = by[0] === "-" ? by.slice(1) : "-" + by;
    for (const part of leaving) part.animate([{}, { opacity: 0, translate: "0 " + away }], { ...timing, fill: "both" });
    for (const part of coming) part.animate([{ opacity: 0, translate: "0 " + by }, {}], timing);
    ghost.animate([{}, {}], timing).finished.finally(() => {
      ghost.remove();
      if (element.children.length && element.textContent === text) element.textContent = text;
    });
  },
  // Moves what has another place than before, with all that is in it, to the new one. A container that has got another
  // size stays, and what is in it moves.
  slide() {
    /** @type {Map<Element, number[]>} */
    const shifts = new Map();
    const still = [0, 0];
    /** @type {[Element, number[]][]} */
    const moves = [];
    for (const [part, before] of this.frames) {
      if (!part.isConnected) continue;
      const now = part.getBoundingClientRect();
      const around = shifts.get(part.parentElement.closest(containers)) ?? still;
      let shift = around;
      const wider = before.width - now.width, higher = before.height - now.height;
      if (now.height && (Math.abs(wider) + Math.abs(higher) < 2 || !part.firstElementChild)) {
        const region = part.parentElement.closest(".body,.scroll");
        const scrolled = region ? region.scrollTop - this.scrolled.get(region) : 0;
        shift = [before.left - now.left + wider / 2, before.top - now.top + higher / 2 - scrolled];
      }
      shifts.set(part, shift);
      const own = [shift[0] - around[0], shift[1] - around[1]];
      if (Math.hypot(...own) > 1 && Math.abs(own[1]) < innerHeight) moves.push([part, own]);
    }
    for (const [part, [x, y]] of moves) {
      part.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { ...this.once(), composite: "add" });
    }
  },
  end() {
    if (!this.isOn) return;
    this.slide();
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
    this.matches?.after();
    this.isOn = false;
  },
};
