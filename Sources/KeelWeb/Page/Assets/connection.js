// The connection. Events have numbers and are kept until the server acknowledges them, so that a dropped connection
// neither loses nor repeats any.

import { app, applyPatch, byID, make, own, textFields, topScreen, typeAgain, words } from "./elements.js";
import { expectSettings, lossesOnce, noteSet, settingsNow, wasSet } from "./losses.js";
import { revealRows } from "./lists.js";
import { geometryAnswered, geometryTold, measureSoon } from "./geometry.js";
import { dragged, pressing } from "./input.js";
import { openDialogs, pathAnswered } from "./places.js";

/** @type {WebSocket} */
let socket;
/** @type {Entry[]} */
let unacknowledged = [];
/** @type {Timer} */
let retry;
/** @type {Timer} */
let late;
/** @type {Timer} */
let nextAsk;
export let isLive = false, isOver = false;
export let sequence = +own.dataset.seq;
let lastEvent = +own.dataset.event, attempts = 0, isOld = false, patience = 6000;
export const status = document.getElementById("status");
export const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const surroundings = [matchMedia("(prefers-color-scheme: dark)"), matchMedia("(--compact)"),
  matchMedia("(--low)"), reduced];
const environment = () => [+surroundings[0].matches, +surroundings[1].matches, +surroundings[2].matches,
  document.documentElement.lang, +(document.documentElement.dir === "rtl"), +reduced.matches];

// Events without further effect if repeated before the first is answered: presses, and events that leave or delete.
const presses = new Set([0, 3, 4, 5, 6, 9, 19]);

// Events that set the value of a control, and those that are neither typed text nor events of the page itself.
const settings = new Set([1, 2, 11, 12, 13, 14, 15]);
/** @type {(event: Told) => boolean} */
const isPress = event => !/^([278]|11|17|18|2[1235-9])$/.test("" + event[0]);

/** @type {(...event: Told) => number} */
export function send(...event) {
  if (isOver) return 0;
  if (settings.has(event[0])) noteSet(event[1]);
  const last = unacknowledged.at(-1);
  // A second press has no effect while the first is pending.
  const same = presses.has(event[0]) && unacknowledged.find(entry => entry.event + "" === event + "");
  if (same) return same.number;
  // While the page is offline, only the last text of a field is kept.
  if (!isLive && event[0] === 2 && last?.event[0] === 2 && last.event[1] === event[1] && !last.wasSent) {
    last.event = event;
    return last.number;
  }
  /** @type {Entry} */
  const entry = { number: ++lastEvent, event };
  unacknowledged.push(entry);
  // An unanswered press is marked as busy after a moment.
  if (isPress(event)) {
    const element = pressing ?? byID(event[1]) ?? topScreen();
    setTimeout(() => {
      if (!element || element.ariaBusy || !unacknowledged.includes(entry)) return;
      entry.mark = element;
      element.isPending = true;
      element.ariaBusy = "true";
    }, 300);
  }
  noteState();
  if (isLive) post(entry);
  return entry.number;
}

/** @type {(number: number) => boolean} */
export const isPending = number => unacknowledged.some(entry => entry.number === number);

// The last applied patch and the number of pending events, for programs that observe the page.
function noteState() {
  app.dataset.state = sequence + " " + unacknowledged.length;
  if (unacknowledged.length) expectAnswer();
}

// A server that hangs keeps its connections open, so that a page without an answer opens another. If the line is only
// slow, the next connection gets more time, until a request is answered in time.
function expectAnswer() {
  late ??= setTimeout(abandon, patience);
}

function abandon() {
  if (!(socket?.readyState < 2)) return;
  patience = Math.min(2 * patience, 48000);
  const old = socket;
  socket = undefined;
  old.close();
  closed();
}

// A visible page requests a sign of life if it has received nothing for a while. The content of the answer is
// irrelevant.
function ask() {
  transmit('["k"]');
  expectAnswer();
}

function received() {
  clearTimeout(late);
  late = undefined;
  noteState();
  clearTimeout(nextAsk);
  if (isLive && !document.hidden) nextAsk = setTimeout(ask, 12000 + Math.random() * 6000);
}

/** @type {(entry: Entry) => void} */
function post(entry) {
  entry.wasSent = true;
  transmit(JSON.stringify(["e", entry.number, entry.event]));
}

// A closing socket sends nothing: unacknowledged events are sent again over the next one.
/** @type {(text: string) => void} */
function transmit(text) {
  if (socket.readyState === 1) socket.send(text);
}

export function connect() {
  clearTimeout(retry);
  if (isOver || socket && socket.readyState < 2) return;
  const address = new URL(own.dataset.socket, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const mine = socket = new WebSocket(address);
  mine.onopen = () => mine.send(JSON.stringify(
    ["h", own.dataset.resume, sequence, unacknowledged[0]?.number ?? lastEvent + 1, environment(), +document.hidden]));
  mine.onmessage = event => {
    if (mine !== socket) return;
    receive(JSON.parse(event.data));
    received();
  };
  mine.onclose = event => { if (mine === socket) closed(event.code, event.reason); };
  expectAnswer();
}

/** @type {(message: any[]) => void} */
function receive([kind, ...rest]) {
  switch (kind) {
  case "a":
    // The scene was restored: presses on the old one are not repeated.
    if (rest[0] === Number.MAX_SAFE_INTEGER) replaced = settingsBefore(true);
    return acknowledged(rest[0]);
  case "p":
    if (rest[0] <= sequence) return;
    sequence = rest[0];
    if (unacknowledged.some(entry => entry.event[0] === 25)) geometryAnswered();
    applyPatch(rest[1], rest[2]);
    return;
  case "s": {
    sequence = rest[0];
    document.getElementById("symbols").replaceChildren(...rest.slice(3).map(make));
    applyPatch([[9, "", rest[1]], [10, rest[2]]], false);
    if (replaced) {
      expectSettings(replaced);
      replaced = undefined;
      tellLosses();
    }
    return;
  }
  case "o": {
    const url = new URL(rest[0], location.href);
    if (/^(https?|mailto|tel):$/.test(url.protocol)) window.open(url, "_blank", "noopener,noreferrer");
    return;
  }
  case "y":
    // Pages that are not secure have no clipboard, and a browser may refuse.
    navigator.clipboard?.writeText(rest[0]).catch(() => {});
    return;
  case "k":
    patience = 6000;
    return;
  case "x": goodbye = rest;
  }
}
/** @type {any[]} */
let goodbye;

// The settings of a page whose scene was restored, until the page of the new scene arrives.
/** @type {Setting[] | undefined} */
export let replaced;
/** @type {(isRestored: boolean) => Setting[]} */
const settingsBefore = isRestored =>
  settingsNow(unacknowledged.map(entry => entry.event).filter(isPress).map(event => event[1]), isRestored);

// A sentence that stays until the user has read it: the server's about the address, and one about lost settings.
let notice = own.dataset.notice ?? "";
function showNotice() {
  showStatus(notice, ...notice ? [button(words.ok, () => {
    notice = "";
    showStatus("");
  })] : []);
}

// Compares with the earlier settings, once everything that is typed again has been answered.
function tellLosses() {
  if (!isLive || unacknowledged.length) return;
  const losses = lossesOnce();
  if (!losses) return;
  notice = (notice + " " + losses).trim();
  showNotice();
}

/** @type {(number: number) => void} */
function acknowledged(number) {
  const done = unacknowledged.filter(entry => entry.number <= number);
  unacknowledged = unacknowledged.filter(entry => entry.number > number);
  for (const { event } of done) if (event[0] === 25) geometryTold(event);
  for (const { mark } of done) {
    if (mark?.isPending) mark.isPending = mark.ariaBusy = null;
  }
  // A value that the server has not accepted is reset to the server's value, and a date when its field is left.
  for (const field of app.querySelectorAll("select,input[type=range],.date")) {
    if (field.edited && field.edited <= number && field !== dragged) {
      if (!field.isComposing) field.value = field.held;
      field.edited = 0;
    }
  }
  pathAnswered(number);
  if (isLive) return replaced ? undefined : tellLosses();
  isLive = true;
  sessionStorage.removeItem("keel.anew");
  isOld = false;
  attempts = 0;
  document.body.classList.remove("waiting", "old");
  showNotice();
  unacknowledged.forEach(post);
  revealRows();
  measureSoon();
  if (!replaced) tellLosses();
}

/** @param {number} [code] @param {string} [reason] */
function closed(code, reason) {
  isLive = false;
  clearTimeout(late);
  late = undefined;
  clearTimeout(nextAsk);
  code = goodbye?.[0] ?? code;
  goodbye = undefined;
  switch (code) {
  case 4001:
  case 4004: return startAnew();
  case 4002: return end(words.openElsewhere, words.useItHere);
  case 4003: return end(words.hasBeenClosed, words.openAgain);
  case 1007:
  case 1009: return end(words.wentWrong);
  }
  // A visible page waits no longer than this to reconnect to a restarted server.
  const wait = Math.min(document.hidden ? 15000 : 1000, 250 * 2 ** attempts++) * (0.7 + Math.random() * 0.6);
  retry = setTimeout(attempts > 1 && !document.hidden ? seek : connect, wait);
  setTimeout(() => {
    if (isLive || isOver || isOld) return;
    isOld = true;
    document.body.classList.add("old");
    showStatus(words.notConnected, button(words.tryNow, () => {
      socket?.close();
      socket = undefined;
      connect();
    }));
  }, 700);
}

// Browsers delay new sockets of a page more and more after failures, but not its requests.
function seek() {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), 6000);
  fetch(own.dataset.socket + "/../health", { cache: "no-store", signal: limit.signal })
    .then(answer => answer.ok, () => false).then(isThere => {
      if (socket?.readyState < 2) return;
      if (isThere) connect();
      else closed();
    });
}

// The server has dropped the session of this page, so the page reloads its address. A page that was reloaded for this
// reason without becoming live is not reloaded again.
function startAnew() {
  const last = +sessionStorage.getItem("keel.anew") || 0;
  if (Date.now() - last < 4000) return end(words.unknownPage);
  sessionStorage.setItem("keel.anew", "" + Date.now());
  sessionStorage.setItem("keel.set", JSON.stringify(settingsBefore(false)));
  isOver = true;
  location.reload();
}

// Typed text, except secrets, and scroll positions survive a reload.
const scrollers = () => [...app.querySelectorAll(".body")];

function keepView() {
  const typed = [...app.querySelectorAll(textFields)]
    .filter(field => (field.edited || wasSet(field)) && !field.closest(".secret"))
    .map(field => [field.getAttribute("aria-label") ?? "", field.value]);
  sessionStorage.setItem("keel.view",
    JSON.stringify([location.pathname, typed, scrollers().map(body => body.scrollTop)]));
}

export function putBackView() {
  const [path, typed, tops] = JSON.parse(sessionStorage.getItem("keel.view") ?? "[]");
  sessionStorage.removeItem("keel.view");
  if (path !== location.pathname) return;
  for (const [label, text] of typed) {
    typeAgain([...app.querySelectorAll(textFields)].find(field => field.getAttribute("aria-label") === label), text);
  }
  scrollers().forEach((body, i) => { body.scrollTop = tops[i]; });
}

/** @param {string} text @param {string} action */
function end(text, action = words.loadAgain) {
  isOver = true;
  document.body.classList.add("old");
  showStatus(text, button(action, () => location.reload()));
}

/** @type {(textContent: string, onclick: () => void) => HTMLButtonElement} */
export const button = (textContent, onclick) =>
  Object.assign(document.createElement("button"), { className: "btn prominent", textContent, onclick });

/** @type {(text: string, ...more: Element[]) => void} */
export function showStatus(text, ...more) {
  if (status.textContent !== text || more.length) status.replaceChildren(...(text ? [text, ...more] : []));
}

// The status message is placed above everything, and inside of the top dialog while one is open.
export function placeStatus() {
  const home = openDialogs().at(-1) ?? document.body;
  if (status.parentNode !== home) home.append(status);
  status.popover = "manual";
  status.hidePopover();
  status.showPopover();
}

for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => { if (!isLive) connect(); });
// A page requests a sign of life, or reconnects, when it becomes visible or the network returns; a hidden page does
// not.
const look = () => {
  clearTimeout(nextAsk);
  if (document.hidden) return;
  if (isLive) ask();
  else connect();
};
document.addEventListener("visibilitychange", () => {
  if (isLive) transmit(document.hidden ? '["v",0]' : '["v",1]');
  look();
});
addEventListener("online", look);
addEventListener("pageshow", event => { if (event.persisted) look(); });
// Announces that the page may unload, before the request of a reload, so that the tab continues in the new page.
addEventListener("beforeunload", () => { if (isLive) transmit('["l"]'); });
addEventListener("pagehide", event => {
  keepView();
  if (!event.persisted) send(23);
});
for (const query of surroundings) query.addEventListener("change", () => send(22, environment()));
