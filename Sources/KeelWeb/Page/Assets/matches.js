// Views that stand for one thing (`data-m`: the group, `s` for a source, the parts that match, and the anchor). One that
// appears comes from the place of the one that it replaces, and one that follows a source is put in its place.

import { app } from "./page.js";
import { motion } from "./motion.js";

/** @type {(element: Element) => string[]} */
const matchOf = element => element.dataset.m.split(" ");
const members = () => [...app.querySelectorAll("[data-m]")];

/** The frames before the change: of the members of each group, and of each follower. */
/** @type {Map<string, { element: Element, box: DOMRect }>} */
let former = new Map();
/** @type {Map<Element, DOMRect>} */
let followed = new Map();

// Returns the distance from an anchor of a frame to that of another one.
/** @type {(box: DOMRect, other: DOMRect, across: number, down: number) => number[]} */
const between = (box, other, across, down) => [other.left + across * other.width - box.left - across * box.width,
  other.top + down * other.height - box.top - down * box.height];

// Shows an element as if it had another frame: moved by the anchor that both have in common, and scaled.
/** @type {(element: Element, box: DOMRect, other: DOMRect) => Keyframe} */
function seenAs(element, box, other) {
  const [, , parts, ...anchor] = matchOf(element), [across, down] = anchor.map(Number);
  const hasSize = parts.includes("s") && box.width && box.height;
  const scale = hasSize ? [other.width / box.width, other.height / box.height] : [1, 1];
  const [right, below] = parts.includes("p") ? between(box, other, across, down) : [0, 0];
  return {
    transformOrigin: `${across * 100}% ${down * 100}%`,
    transform: `translate(${right}px,${below}px) scale(${scale[0]},${scale[1]})`,
  };
}

// Puts followers in the places of their sources.
export function followSources() {
  for (const element of members()) {
    const [group, role, parts, x, y] = matchOf(element);
    if (role !== "f") continue;
    const source = members().find(other => matchOf(other)[0] === group && matchOf(other)[1] === "s");
    element.style.translate = "";
    if (parts.includes("s")) for (const side of ["width", "height"]) element.style[side] = "";
    if (!source) continue;
    const place = source.getBoundingClientRect();
    if (parts.includes("s")) for (const side of ["width", "height"]) element.style[side] = place[side] + "px";
    if (!parts.includes("p")) continue;
    element.style.translate = between(element.getBoundingClientRect(), place, +x, +y).map(by => by + "px").join(" ");
  }
}

motion.matches = {
  before() {
    former = new Map();
    followed = new Map();
    for (const element of members()) {
      const box = element.getBoundingClientRect(), [group, role] = matchOf(element);
      if (!box.width && !box.height) continue;
      if (role === "f") followed.set(element, box);
      if (role === "s" || !former.has(group)) former.set(group, { element, box });
    }
  },
  after() {
    followSources();
    for (const element of members()) {
      const box = element.getBoundingClientRect(), old = followed.get(element) ?? former.get(matchOf(element)[0])?.box;
      const source = former.get(matchOf(element)[0])?.element;
      const isNew = motion.fresh.some(piece => piece.contains(element));
      if (!old || !isNew && !followed.has(element)) continue;
      const { transformOrigin, ...frame } = seenAs(element, box, old);
      element.animate([{ transformOrigin, ...frame }, { transformOrigin, transform: "none" }], motion.once());
      const ghost = isNew && !source?.isConnected && [...motion.ghosts].find(([left]) => left.contains(source))?.[1];
      if (ghost?.dataset.m) ghost.animate([{}, seenAs(ghost, old, box)], motion.once());
    }
  },
};
