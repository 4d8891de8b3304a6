// Rows that are dragged to another place or swiped, and lists that are pulled.

import { idOf, isRTL, words } from "./page.js";
import { make } from "./elements.js";
import { send } from "./sending.js";
import { openActions } from "./menus.js";
import { indexOf, scrollerOf } from "./lists.js";

// A row without a handle is dragged by a mouse, or by a finger that has held it. A finger that only holds it opens its menu.
/** @type {{ row: Element, start: PointerEvent, timer: number } | undefined} */
let grasp;
const dropGrasp = () => {
  clearTimeout(grasp?.timer);
  grasp = undefined;
};
function lift() {
  const { row, start } = grasp;
  dropGrasp();
  touch = undefined;
  getSelection().removeAllRanges();
  startMoving(row, start);
}
document.addEventListener("pointerdown", event => {
  const { target } = event, handle = target.closest("[data-e=M]"), row = target.closest(".row[data-move]");
  endsSwipe = false;
  if (handle) return startMoving(handle, event);
  dropGrasp();
  if (!row || event.button || row.querySelector(":scope > .move") || target.closest("input,textarea,select,.tools,.grip")) return;
  grasp = { row, start: event, timer: event.pointerType === "mouse" ? 0 : setTimeout(lift, 500) };
});
document.addEventListener("pointermove", ({ clientX, clientY, pointerType }) => {
  if (!grasp || Math.hypot(clientX - grasp.start.clientX, clientY - grasp.start.clientY) < 8) return;
  pointerType === "mouse" ? lift() : dropGrasp();
});
document.addEventListener("pointerup", dropGrasp);
document.addEventListener("pointercancel", dropGrasp);
document.addEventListener("dragstart", event => event.target.closest?.("[data-move]") && event.preventDefault());
document.addEventListener("contextmenu", event => {
  // The finger that holds the row may go on to drag it.
  if (!grasp?.timer && !event.target.closest(".held")) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

// Dragging a row: it follows the pointer and is dropped where the pointer is released. The list scrolls near an end of
// the visible part.
/** @type {(handle: Element, event: PointerEvent) => void} */
function startMoving(handle, { pointerId, clientY }) {
  const row = handle.closest(".row"), list = row.closest(".list"), scroller = scrollerOf(list);
  const from = clientY + scroller.scrollTop, start = clientY;
  /** @type {Element} */
  let target;
  let hasMoved = false;
  handle.setPointerCapture(pointerId);
  row.classList.add("held");
  handle.onpointermove = ({ clientY }) => {
    // A finger is never quite still.
    hasMoved ||= Math.abs(clientY - start) >= 8;
    const view = scroller.getBoundingClientRect();
    scroller.scrollTop += clientY < view.top + 56 ? -9 : clientY > view.bottom - 56 ? 9 : 0;
    row.style.translate = "0 " + (clientY + scroller.scrollTop - from) + "px";
    target?.classList.remove("target");
    target = [...list.querySelectorAll(".row:not(.held)")].find(other => {
      const box = other.getBoundingClientRect();
      return clientY >= box.top && clientY < box.bottom;
    });
    target?.classList.add("target");
  };
  handle.onpointerup = handle.onpointercancel = up => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    row.style.translate = "";
    row.classList.remove("held");
    target?.classList.remove("target");
    if (up.type !== "pointerup") return;
    if (target?.isConnected) send(events.moveRow, idOf(row), indexOf(target));
    if (handle !== row) return;
    // The release presses nothing, however late its click comes.
    endsSwipe = true;
    if (!hasMoved) openActions(row, row.querySelector(":scope > .actions") ?? row, up);
  };
}

// A row that is swiped sideways shows a strip with the actions of that edge, or presents its menu if it has none there. A
// swipe across the row performs the first action. A list that is pulled down at its head is refreshed.
/** @type {Touching} */
let touch;
/** @type {{ row: Element, strip: Element } | undefined} */
let swiped;
// True after a touch that has closed a strip, and after a drag, until the next press.
let endsSwipe = false;

function closeStrip() {
  const { row, strip } = swiped ?? {};
  swiped = undefined;
  if (!row) return;
  row.style.translate = "";
  strip.remove();
}

// The actions that a swipe in a direction shows, those next to the content of the row last.
/** @type {(row: Element, way: number) => Stripped[]} */
function stripped(row, way) {
  const side = way > 0 === !isRTL(row) ? 4 : 8, id = idOf(row);
  /** @type {any[][]} */
  const list = row.dataset.a ? JSON.parse(row.dataset.a) : [];
  const actions = list.filter(([, , flags]) => flags & side && !(flags & 2)).map(([action, title, flags, tint, symbol]) => ({
    title, tint: tint || (flags & 1 ? "#c8202a" : ""), symbol, isFull: !!(flags & 16),
    act: () => send(events.action, id, action) }));
  if (side === 8 && row.dataset.del !== undefined) actions.unshift({
    title: words.delete, tint: "#c8202a", symbol: undefined, isFull: true, act: () => send(events.deleteRow, id) });
  return actions;
}

const widthOfAction = 80;

/** @type {(row: Element, way: number, actions: Stripped[]) => void} */
function showStrip(row, way, actions) {
  closeStrip();
  const strip = make(["div", { class: "strip", "aria-hidden": "true" }]);
  for (const { title, tint, symbol, act } of actions) {
    const item = make(["button", { type: "button", tabindex: "-1", title },
      symbol ? ["svg", { class: "sym" }, ["use", { href: "#" + symbol }]] : ["span", title]]);
    if (tint) item.style.background = tint;
    item.onclick = () => {
      closeStrip();
      act();
    };
    strip.append(item);
  }
  // The first action is at the edge of the row.
  strip.style.flexDirection = way > 0 ? "row" : "row-reverse";
  const { top, left, right, height } = row.getBoundingClientRect();
  Object.assign(strip.style, { top: top + "px", height: height + "px" },
    way > 0 ? { left: left + "px" } : { right: document.documentElement.clientWidth - right + "px" });
  (row.closest("dialog, main, .screen > *") ?? document.body).append(strip);
  swiped = { row, strip };
}

/** @type {(moved: number) => void} */
function moveStrip(moved) {
  swiped.row.style.translate = moved + "px";
  swiped.strip.style.width = Math.abs(moved) + "px";
}

/** @type {(event: Event) => void} */
const letGo = event => {
  const { moving, moved, isAside, actions, refresh, strip } = touch ?? {};
  touch = undefined;
  if (!moving) return;
  const isEnd = event.type === "touchend";
  if (strip && swiped?.row === moving) {
    const width = strip.length * widthOfAction, isFull = Math.abs(moved) > moving.offsetWidth * .6 && strip[0].isFull;
    if (!isEnd || isFull || Math.abs(moved) < width / 2) closeStrip();
    else moveStrip(Math.sign(moved) * width);
    if (isEnd && isFull) strip[0].act();
    return;
  }
  moving.style.translate = "";
  if (!isEnd || Math.abs(moved) < 56) return;
  if (isAside) openActions(moving, actions);
  else refresh.click();
};
document.addEventListener("touchstart", event => {
  letGo(event);
  const { target, touches: [{ clientX: x, clientY: y }, other] } = event;
  if (target.closest(".strip")) return;
  endsSwipe = !!swiped;
  closeStrip();
  const actions = target.closest(".row")?.querySelector(":scope > .actions");
  const refresh = target.closest(".screen")?.querySelector(".refresh:enabled");
  if (!other && !target.closest("input,textarea,.move")) touch = { x, y, actions, refresh };
}, { passive: true });
document.addEventListener("touchmove", event => {
  if (!touch) return;
  const x = event.touches[0].clientX - touch.x, y = event.touches[0].clientY - touch.y;
  if (!touch.moving) {
    if (Math.hypot(x, y) < 12) return;
    endsSwipe = false;
    touch.isAside = Math.abs(x) > Math.abs(y);
    touch.moving = touch.isAside ? touch.actions?.parentElement
      : y > 0 && !scrollerOf(event.target).scrollTop && touch.refresh?.closest(".screen").querySelector(".list");
    if (!touch.moving) return letGo(event);
    const list = touch.isAside ? stripped(touch.moving, x) : [];
    if (list.length) {
      touch.strip = list;
      touch.way = Math.sign(x);
      showStrip(touch.moving, x, list);
    } else if (touch.isAside && stripped(touch.moving, -x).length) {
      // There is nothing at this edge.
      touch = undefined;
      return;
    }
  }
  if (touch.strip) {
    touch.moved = touch.way * Math.max(0, x * touch.way);
    if (swiped) moveStrip(touch.moved);
    return;
  }
  touch.moved = Math.min(96, touch.isAside ? Math.max(-96, x) : Math.max(0, y / 2));
  touch.moving.style.translate = (touch.isAside ? "" : "0 ") + touch.moved + "px";
}, { passive: true });
document.addEventListener("touchend", letGo);
document.addEventListener("touchcancel", letGo);
document.addEventListener("scroll", closeStrip, { capture: true, passive: true });
// A press elsewhere closes the strip and does nothing else.
document.addEventListener("click", event => {
  // A key presses, too, and has no number of clicks.
  if (!(endsSwipe && event.detail) && !swiped || event.target.closest(".strip")) return;
  endsSwipe = false;
  closeStrip();
  event.preventDefault();
  event.stopPropagation();
}, true);
