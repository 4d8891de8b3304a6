// Rows that are dragged to another place or swiped, and lists that are pulled.

import { idOf } from "./page.js";
import { send } from "./sending.js";
import { openActions } from "./menus.js";
import { indexOf, scrollerOf } from "./lists.js";

document.addEventListener("pointerdown", event => {
  const handle = event.target.closest("[data-e=M]");
  if (handle) startMoving(handle, event);
});

// Dragging a row: it follows the pointer and is dropped where the pointer is released. The list scrolls near an end of
// the visible part.
/** @type {(handle: Element, event: PointerEvent) => void} */
function startMoving(handle, { pointerId, clientY }) {
  const row = handle.closest(".row"), list = row.closest(".list"), scroller = scrollerOf(list);
  const from = clientY + scroller.scrollTop;
  /** @type {Element} */
  let target;
  handle.setPointerCapture(pointerId);
  row.classList.add("held");
  handle.onpointermove = ({ clientY }) => {
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
    if (up.type === "pointerup" && target?.isConnected) send(events.moveRow, idOf(row), indexOf(target));
  };
}

// A row that is swiped sideways presents its actions. A list that is pulled down at its head is refreshed.
/** @type {Touching} */
let touch;
/** @type {(event: Event) => void} */
const letGo = event => {
  const { moving, moved, isAside, actions, refresh } = touch ?? {};
  touch = undefined;
  if (!moving) return;
  moving.style.translate = "";
  if (event.type !== "touchend" || Math.abs(moved) < 56) return;
  if (isAside) openActions(moving, actions);
  else refresh.click();
};
document.addEventListener("touchstart", event => {
  letGo(event);
  const { target, touches: [{ clientX: x, clientY: y }, other] } = event;
  const actions = target.closest(".row")?.querySelector(":scope > .actions");
  const refresh = target.closest(".screen")?.querySelector(".refresh:enabled");
  if (!other && !target.closest("input,textarea,.move")) touch = { x, y, actions, refresh };
}, { passive: true });
document.addEventListener("touchmove", event => {
  if (!touch) return;
  const x = event.touches[0].clientX - touch.x, y = event.touches[0].clientY - touch.y;
  if (!touch.moving) {
    if (Math.hypot(x, y) < 12) return;
    touch.isAside = Math.abs(x) > Math.abs(y);
    touch.moving = touch.isAside ? touch.actions?.parentElement
      : y > 0 && !scrollerOf(event.target).scrollTop && touch.refresh?.closest(".screen").querySelector(".list");
    if (!touch.moving) return letGo(event);
  }
  touch.moved = Math.min(96, touch.isAside ? Math.max(-96, x) : Math.max(0, y / 2));
  touch.moving.style.translate = (touch.isAside ? "" : "0 ") + touch.moved + "px";
}, { passive: true });
document.addEventListener("touchend", letGo);
document.addEventListener("touchcancel", letGo);
