// The connection. A lost one is opened again, and messages of the server are applied.

import { app, isSeen, own, reduced, words } from "./page.js";
import {
  answerDraft, drafts, earlier, expectSettings, lossesOnce, noteHeard, settingsNow, stopAwaiting,
  typeAgain
} from "./losses.js";
import { button, setLasting, showStatus, speak } from "./status.js";
import {
  acknowledge, expectAnswer, isPress, line, nextNumber, noteState, post, send, stopWaiting, transmit, unacknowledged
} from "./sending.js";
import { make, symbols } from "./elements.js";
import { focusNow, markFocus, putBackFocus, restoreFocus } from "./focus.js";
import { resetFields } from "./fields.js";
import { beginRound, geometryTold, measureSoon } from "./geometry.js";
import { revealRows } from "./lists.js";
import { pathAnswered, shown } from "./places.js";
import { applyPatch } from "./patches.js";

/** @type {Timer} */
let retry;
/** @type {Timer} */
let nextAsk;
let attempts = 0, isOld = false;
const surroundings = [matchMedia("(prefers-color-scheme: dark)"), matchMedia("(--compact)"),
  matchMedia("(--low)"), reduced];
const environment = () => [+surroundings[0].matches, +surroundings[1].matches, +surroundings[2].matches,
  own.dataset.locale, +(document.documentElement.dir === "rtl"), +reduced.matches, ...time()];

// The time zone and the calendar of the user. The cookie tells them to the server with the next document, before its script
// runs.
const time = () => {
  const { timeZone, calendar } = Intl.DateTimeFormat().resolvedOptions();
  return [timeZone ?? "", calendar];
};
let told = "";
function tellTime() {
  const now = time().join(":");
  if (now === told) return;
  if (told && line.isLive) send(events.environment, environment());
  told = now;
  document.cookie = `keel-time=${now};path=${own.dataset.base};max-age=31536000;samesite=strict`;
}

// A visible page requests a sign of life if it has received nothing for a while. The content of the answer is
// irrelevant.
function ask() {
  transmit('["k"]');
  expectAnswer();
}

function received() {
  noteHeard();
  stopWaiting();
  noteState();
  clearTimeout(nextAsk);
  if (line.isLive && !document.hidden) nextAsk = setTimeout(ask, 12000 + Math.random() * 6000);
}

export function connect() {
  tellTime();
  clearTimeout(retry);
  if (line.isOver || line.socket?.readyState < 2) return;
  const address = new URL(own.dataset.socket, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const mine = line.socket = new WebSocket(address);
  mine.onopen = () => mine.send(JSON.stringify(
    ["h", own.dataset.resume, line.sequence, nextNumber(), environment(), +document.hidden, own.dataset.wire, shown]));
  mine.onmessage = event => {
    if (mine !== line.socket) return;
    receive(JSON.parse(event.data));
    received();
  };
  mine.onclose = event => { if (mine === line.socket) closed(event.code); };
  expectAnswer();
}

/** @type {(message: any[]) => void} */
function receive([kind, ...rest]) {
  switch (kind) {
  // The process and the build of the server, for programs that observe the page. A server that does not know the tab has
  // begun a new one.
  case "i":
    line.isOtherBuild = rest[1] !== (own.dataset.build ??= rest[1]);
    app.dataset.server = rest[0] + " " + rest[1];
    if (rest[2]) own.dataset.resume = rest[2];
    if (rest[3]) notice = rest[3];
    return;
  case "a":
    // The scene was restored: presses on the old one are not repeated. The new page contains only the visible tab of the
    // app at first, so only visible controls are compared.
    if (rest[0] === Number.MAX_SAFE_INTEGER) {
      isRestored = true;
      expectSettings(settingsBefore(isSeen), rest[1]);
    }
    return acknowledged(rest[0]);
  case "p":
    if (rest[0] <= line.sequence) return;
    line.sequence = rest[0];
    if (rest[3] !== null) beginRound(rest[3]);
    applyPatch(rest[1], rest[2]);
    return;
  case "s": {
    line.sequence = rest[0];
    symbols.replaceChildren(...rest.slice(3).map(tree => make(tree, symbols)));
    applyPatch([[9, "", rest[1], isRestored], [10, rest[2]]], false);
    if (isRestored) setTimeout(tellMissing, patienceForFields);
    isRestored = false;
    return tellLosses();
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
  case "l": return speak(rest[0]);
  case "k":
    line.patience = 6000;
    return;
  case "x": goodbye = rest;
  }
}
/** @type {any[]} */
let goodbye;

// The scene was restored, and its page has not arrived yet.
let isRestored = false;
/** @type {(test: (element: Element) => boolean) => Setting[]} */
const settingsBefore = test =>
  settingsNow(unacknowledged.map(entry => entry.event).filter(isPress).map(event => event[1]), test);

// What stays until the user has answered: the offers of drafts, then the server's sentence about the address and one
// about lost settings.
let notice = own.dataset.notice ?? "";
function showNotice() {
  if (drafts.length) {
    showStatus(words.unsentText.replace("%", () => drafts[0][1].slice(0, 40)),
      button(words.useText, () => {
        answerDraft(true);
        showNotice();
      }), button(words.discardText, () => {
        answerDraft(false);
        showNotice();
      }));
  } else showStatus(notice, ...notice ? [button(words.ok, () => {
    notice = "";
    showStatus("");
  })] : []);
}

setLasting(showNotice);

// The milliseconds that a restored program may take to show a field.
const patienceForFields = 5000;
function tellMissing() {
  stopAwaiting();
  tellLosses();
}

// Compares with the earlier settings, once everything has been answered.
function tellLosses() {
  if (!line.isLive || unacknowledged.length || isRestored) return;
  const losses = lossesOnce();
  if (losses === undefined) return;
  notice = (notice + " " + losses).trim();
  showNotice();
}

/** @type {(number: number) => void} */
function acknowledged(number) {
  for (const event of acknowledge(number)) if (event[0] === events.geometry) geometryTold(event);
  resetFields(number);
  pathAnswered(number);
  if (line.isLive) return tellLosses();
  line.isLive = true;
  sessionStorage.removeItem("keel.anew");
  isOld = false;
  attempts = 0;
  document.body.classList.remove("waiting", "old");
  showNotice();
  unacknowledged.forEach(post);
  revealRows();
  measureSoon();
  tellLosses();
}

/** @param {number} [code] */
function closed(code) {
  line.isLive = false;
  stopWaiting();
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
    if (line.isLive || line.isOver || isOld) return;
    isOld = true;
    document.body.classList.add("old");
    showStatus(words.notConnected, button(words.tryNow, () => {
      line.socket?.close();
      line.socket = undefined;
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
      if (line.socket?.readyState < 2) return;
      if (isThere) connect();
      else closed();
    });
}

// The server has no place for this page, or does not understand it, so the page reloads its address. A page that was
// reloaded for this reason without becoming live is not reloaded again.
function startAnew() {
  const last = +sessionStorage.getItem("keel.anew") || 0;
  if (Date.now() - last < 4000) return end(words.unknownPage);
  sessionStorage.setItem("keel.anew", "" + Date.now());
  expectSettings(settingsBefore(Boolean));
  line.isOver = true;
  location.reload();
}

// Another program may have taken the place of the one that made the page: it does not receive its texts unasked.
const program = own.dataset.wire.split(".")[1];

// Typed text, except secrets, scroll positions and, if the tab continues, the focus survive a reload.
const scrollers = () => [...app.querySelectorAll(".body")];

function keepView() {
  sessionStorage.setItem("keel.view", JSON.stringify([location.pathname, scrollers().map(body => body.scrollTop),
    earlier ?? settingsNow([], element => element.matches("[data-e=x]:not(.secret *)")), own.dataset.resume,
    focusNow(), markFocus(), program]));
}

export function putBackView() {
  const [path, tops, settings, tab, focus, mark, former] = JSON.parse(sessionStorage.getItem("keel.view") ?? "[]");
  const isAnew = sessionStorage.getItem("keel.anew");
  sessionStorage.removeItem("keel.view");
  expectSettings(settings);
  if (path !== location.pathname) return;
  scrollers().forEach((body, i) => { body.scrollTop = tops[i]; });
  // The page has loaded itself again, while the user was typing perhaps.
  if (isAnew && former === program) {
    typeAgain(settings);
    restoreFocus(mark);
  } else if (tab === own.dataset.resume) putBackFocus(focus);
}

/** @param {string} text @param {string} action */
function end(text, action = words.loadAgain) {
  line.isOver = true;
  document.body.classList.add("old");
  showStatus(text, button(action, () => location.reload()));
}

for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => { if (!line.isLive) connect(); });
// A page requests a sign of life, or reconnects, when it becomes visible or the network returns; a hidden page does
// not.
const look = () => {
  clearTimeout(nextAsk);
  if (document.hidden) return;
  if (line.isLive) ask();
  else connect();
};
document.addEventListener("visibilitychange", () => {
  if (line.isLive) transmit(document.hidden ? '["v",0]' : '["v",1]');
  // The user may have travelled since.
  if (!document.hidden) tellTime();
  look();
});
addEventListener("online", look);
addEventListener("pageshow", event => { if (event.persisted) look(); });
// Announces that the page may unload, before the request of a reload, so that the tab continues in the new page.
addEventListener("beforeunload", () => { if (line.isLive) transmit('["l"]'); });
addEventListener("pagehide", event => {
  keepView();
  if (!event.persisted) send(events.close);
});
for (const query of surroundings) query.addEventListener("change", () => send(events.environment, environment()));
