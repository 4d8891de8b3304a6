// Events for the server. They have numbers and are kept until the server acknowledges them, so that a dropped
// connection neither loses nor repeats any.

import { app, byID, idOf, own, topScreen } from "./page.js";
import { notePress, noteSet, shownText, toldName } from "./losses.js";

// The line to the server. The module of the connection opens it.
export const line = {
  /** @type {WebSocket} */
  socket: undefined,
  // The server has answered on this socket.
  isLive: false,
  // The page does not connect again.
  isOver: false,
  // The page has been restored, and the field in which the user was typing is not there yet.
  isFieldGone: false,
  // The server is of another build than the one that made this page: it may not have the files of that.
  isOtherBuild: false,
  // The number of the last applied patch.
  sequence: +own.dataset.seq,
  // The milliseconds that an answer may take.
  patience: 6000,
  // The element that is being pressed. It is marked while its event has no answer, and not the node of the event.
  /** @type {Element} */
  pressed: undefined,
};

/** @type {Entry[]} */
export let unacknowledged = [];
/** @type {Timer} */
let late;
let lastEvent = +own.dataset.event;

// Events without further effect if repeated before the first is answered: presses, and events that leave or delete.
const presses = new Set([
  events.activate, events.submit, events.action, events.pop, events.dismiss, events.refresh, events.deleteRow,
]);

// Events that set the value of a control, and those that are neither typed text nor events of the page itself.
const settings = new Set([
  events.toggle, events.edit, events.adjust, events.increment, events.decrement, events.choose, events.setDate,
  events.search, events.change,
]);
/** @type {(event: Told) => boolean} */
export const isPress = event => presses.has(event[0]) || [
  events.toggle, events.keyCommand, events.increment, events.decrement, events.choose, events.setDate, events.followLink,
  events.moveRow, events.open,
].includes(event[0]);

/** @type {(...event: Told) => number} */
export function send(...event) {
  if (line.isOver) return 0;
  if (settings.has(event[0])) noteSet(event[1]);
  // A second press has no effect while the first is pending.
  const same = presses.has(event[0]) && unacknowledged.find(entry => entry.event + "" === event + "");
  if (same) return same.number;
  /** @type {Entry} */
  const entry = { number: ++lastEvent, event };
  unacknowledged.push(entry);
  // An unanswered press is marked as busy after a moment.
  if (isPress(event)) {
    const pressed = line.pressed ?? byID(event[1]), element = pressed ?? topScreen();
    if (pressed && !settings.has(event[0])) [entry.name, entry.text] = [toldName(pressed), shownText()];
    setTimeout(() => {
      if (!element || element.ariaBusy || !unacknowledged.includes(entry)) return;
      entry.mark = element;
      element.isPending = true;
      element.ariaBusy = "true";
    }, 300);
  }
  noteState();
  if (line.isLive) post(entry);
  return entry.number;
}

// Sends the text of a field: a long one as the difference from the text that was sent last, and in parts that each fit
// into a message.
/** @type {(code: number, field: Element) => number} */
export function sendText(code, field) {
  if (line.isOver) return 0;
  const id = idOf(field), text = field.value;
  // While the page is offline, only the last text of a field is kept.
  if (!line.isLive) takeBack(field);
  const before = field.sent;
  const isLong = before && text.length > 200;
  /** @type {[string, any, ...any[]]} */
  const [rest, kind, ...fields] = isLong ? difference(before, text, id) : [text, code, id];
  const parts = partsOf(rest);
  for (const part of parts.slice(0, -1)) noteText(send(events.part, part), field, before);
  const number = noteText(send(kind, ...fields, parts.at(-1)), field, before);
  // The server keeps no secrets.
  field.sent = field.closest(".secret") ? undefined : [number, text];
  return number;
}

/** @type {(number: number, field: Element, before: SentText) => number} */
function noteText(number, field, before) {
  Object.assign(unacknowledged.at(-1), { field, before });
  return number;
}

/** @type {(field: Element) => void} */
function takeBack(field) {
  for (let last; (last = unacknowledged.at(-1))?.field === field && !last.wasSent; lastEvent--) {
    field.sent = last.before;
    unacknowledged.pop();
  }
}

// Returns the part of the new text that differs, and the event for it without that.
/** @type {(before: SentText, text: string, id: string) => [text: string, kind: number, ...fields: any[]]} */
function difference([number, old], text, id) {
  const most = Math.min(old.length, text.length);
  let start = 0, end = 0;
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start++;
  if (isFirstHalf(old, start - 1)) start--;
  while (end < most - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)) end++;
  if (isFirstHalf(old, old.length - 1 - end)) end--;
  return [text.slice(start, text.length - end), events.change, id, number, start, old.length - end - start];
}

// True for the first of the two units of a character, which belong together.
/** @type {(text: string, index: number) => boolean} */
const isFirstHalf = (text, index) => text.charCodeAt(index) >> 10 === 54;

/** @type {(text: string) => number} */
export const bytesOf = text => new Blob([text]).size;

/** @type {(text: string) => string[]} */
function partsOf(text) {
  const parts = [], most = +own.dataset.limit;
  do {
    let end = most;
    while (end > 1 && bytesOf(JSON.stringify(text.slice(0, end))) > most) end >>= 1;
    if (isFirstHalf(text, end - 1)) end += end > 1 ? -1 : 1;
    parts.push(text.slice(0, end));
    text = text.slice(end);
  } while (text);
  return parts;
}

/** @type {(number: number) => boolean} */
export const isPending = number => unacknowledged.some(entry => entry.number === number);

// The number of the first event that the server has not acknowledged, or of the next one.
export const nextNumber = () => unacknowledged[0]?.number ?? lastEvent + 1;

// Forgets the events up to a number, and returns them.
/** @type {(number: number) => Told[]} */
export function acknowledge(number) {
  const done = unacknowledged.filter(entry => entry.number <= number);
  unacknowledged = unacknowledged.filter(entry => entry.number > number);
  for (const { mark, name, text, number: pressed } of done) {
    if (mark?.isPending) mark.isPending = mark.ariaBusy = null;
    if (name && number !== Number.MAX_SAFE_INTEGER) notePress(name, text, pressed);
  }
  return done.map(entry => entry.event);
}

// The last applied patch and the number of pending events, for programs that observe the page.
export function noteState() {
  app.dataset.state = line.sequence + " " + unacknowledged.length;
  if (unacknowledged.length) expectAnswer();
}

// A server that hangs keeps its connections open, so that a page without an answer opens another. If the line is only
// slow, the next connection gets more time, until a request is answered in time.
export function expectAnswer() {
  late ??= setTimeout(abandon, line.patience);
}

export function stopWaiting() {
  clearTimeout(late);
  late = undefined;
}

function abandon() {
  const { socket } = line;
  if (!(socket?.readyState < 2)) return;
  line.patience = Math.min(2 * line.patience, 48000);
  socket.close();
  // A browser waits long for the server before it says that the socket is closed.
  socket.dispatchEvent(new CloseEvent("close"));
  line.socket = undefined;
}

/** @type {(entry: Entry) => void} */
export function post(entry) {
  entry.wasSent = true;
  transmit(JSON.stringify(["e", entry.number, entry.event]));
}

// A closing socket sends nothing: unacknowledged events are sent again over the next one.
/** @type {(text: string) => void} */
export function transmit(text) {
  if (line.socket.readyState === 1) line.socket.send(text);
}
