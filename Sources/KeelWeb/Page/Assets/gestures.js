// Presses of a pointer on nodes with gestures (`data-grip`: the distance of a drag in points and the seconds of a long
// press, or `-`). They are reported at most once a frame, and only one report is on its way: the latest one follows.

import { idOf } from "./page.js";
import { isPending, send } from "./sending.js";
import { unitNow } from "./geometry.js";

/** @type {Grip} */
let grip;
let isPressDue = false, takesClick = false;

/** @type {(event: On<PointerEvent>) => boolean} */
const isOtherPointer = event => event.pointerId !== grip?.pointer;

/** @type {(phase: number, event: PointerEvent) => void} */
function reportPress(phase, { clientX, clientY, timeStamp }) {
  const { node, box, unit, side, x, y, at } = grip;
  const [left, top] = [side > 0 ? box.left : box.right, box.top];
  const points = [side * (x - left), y - top, side * (clientX - left), clientY - top,
    side > 0 ? left : innerWidth - left, top];
  grip.hasBegun = true;
  grip.number = send(events.pointer, idOf(node), phase, ...points.map(length => Math.round(length / unit * 100) / 100),
    Math.max(0, Math.round(timeStamp - at)));
}

function reportNextPress() {
  isPressDue = false;
  if (!grip?.next) return;
  if (!grip.node.isConnected) grip = undefined;
  else if (isPending(grip.number)) reportPressSoon();
  else {
    reportPress(grip.hasBegun ? 1 : 0, grip.next);
    grip.next = undefined;
  }
}

function reportPressSoon() {
  if (!isPressDue) requestAnimationFrame(reportNextPress);
  isPressDue = true;
}

document.addEventListener("pointerdown", event => {
  takesClick = false;
  const node = event.target.closest("[data-grip]");
  if (grip || !node || event.button || !event.isPrimary || event.target.closest("input,textarea,select")) return;
  const [drag, hold] = node.dataset.grip.split(" ").map(Number);
  grip = {
    node, drag, hold, pointer: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, far: 0,
    box: node.getBoundingClientRect(), unit: unitNow(), side: getComputedStyle(node).direction === "rtl" ? -1 : 1,
    least: hold >= 0 ? 0 : drag, isTouch: event.pointerType !== "mouse",
  };
  if (!grip.least) reportPress(0, event);
});

document.addEventListener("pointermove", event => {
  if (isOtherPointer(event)) return;
  grip.far = Math.max(grip.far, Math.hypot(event.clientX - grip.x, event.clientY - grip.y) / grip.unit);
  if (grip.far < grip.least) return;
  // A pointer that is captured at once would press the node and not what is in it.
  if (grip.drag >= 0 && grip.far >= 3) grip.node.setPointerCapture(grip.pointer);
  grip.next = event;
  reportPressSoon();
});

/** @type {(phase: number) => (event: On<PointerEvent>) => void} */
const finishPress = phase => event => {
  if (isOtherPointer(event)) return;
  const { node, drag, hold, far, at, next } = grip;
  const isHeld = event.timeStamp - at >= hold * 1000 && far < pressSlop;
  takesClick = phase === 2 && (far >= Math.max(drag, pressSlop) || isHeld);
  if (node.isConnected) {
    if (!grip.hasBegun && next) reportPress(0, next);
    if (grip.hasBegun) reportPress(phase, event);
  }
  grip = undefined;
};
document.addEventListener("pointerup", finishPress(2));
document.addEventListener("pointercancel", finishPress(3));

// The release of a drag or of a long press presses nothing. Keys press without a pointer.
document.addEventListener("click", event => {
  if (!takesClick || !event.detail) return;
  takesClick = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
// Browsers would open menus of their own, and drag pictures and links.
document.addEventListener("contextmenu", event => {
  if (grip?.isTouch && !event.target.closest("[data-a]")) event.preventDefault();
});
document.addEventListener("dragstart", event => { if (event.target.closest(".pulled")) event.preventDefault(); });
