// Animations: rows move to their new places, appear and disappear, and pages slide in. They run only if the program
// allows them for the change, and the user does not prefer reduced motion.

import { app } from "./elements.js";
import { reduced } from "./connection.js";

export const motion = {
  isOn: false,
  /** @type {Map<Element, number>} */
  places: new Map(),
  /** @type {Element[]} */
  fresh: [],
  /** @param {boolean} isAnimated */
  begin(isAnimated) {
    this.isOn = isAnimated && !reduced.matches && !document.hidden;
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
  // A removed element leaves a copy, which fades out.
  /** @param {Element} element */
  leaving(element) {
    if (!this.isOn || !element.matches(".row, .section, dialog")) return;
    const box = element.getBoundingClientRect();
    if (!box.height || box.bottom < 0 || box.top > innerHeight || this.ghosts > 40) return;
    const ghost = /** @type {Element} */ (element.cloneNode(true));
    for (const part of [ghost, ...ghost.querySelectorAll("[id]")]) part.removeAttribute("id");
    ghost.className += " ghost";
    ghost.inert = true;
    ghost.setAttribute("aria-hidden", "true");
    ghost.removeAttribute("open");
    for (const side of ["left", "top", "width", "height"]) ghost.style[side] = box[side] + "px";
    document.body.append(ghost);
    this.ghosts++;
    ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(-6px)" }], { duration: 180, easing: "ease-out" })
      .finished.finally(() => {
        ghost.remove();
        this.ghosts--;
      });
  },
  ghosts: 0,
  end() {
    if (!this.isOn) return;
    for (const [row, top] of this.places) {
      if (!row.isConnected) continue;
      const by = top - row.getBoundingClientRect().top;
      if (Math.abs(by) > 1 && Math.abs(by) < innerHeight) {
        row.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" });
      }
    }
    const side = document.documentElement.dir === "rtl" ? -1 : 1;
    for (const element of this.fresh.slice(0, 60)) {
      if (element.matches(".screen")) {
        element.animate([{ opacity: 0, transform: `translateX(${32 * side}px)` }, { opacity: 1, transform: "none" }],
          { duration: 220, easing: "ease-out" });
      } else if (element.matches(".row, .section")) {
        element.animate([{ opacity: 0, transform: "translateY(-8px)" }, { opacity: 1, transform: "none" }],
          { duration: 260, easing: "ease-out" });
      }
    }
    this.isOn = false;
  },
};
