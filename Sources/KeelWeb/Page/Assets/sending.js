// Events for the server. They have numbers and are kept until the server acknowledges them, so that a dropped
// connection neither loses nor repeats any.

import { app, byID, own, topScreen } from "./page.js";
import { noteSet } from "./losses.js";

// The line to the server. The module of the connection opens it.
export const line = {
  /** @type {WebSocket} */
  socket: undefined,
  // The server has answered on this socket.
  isLive: false,
  // The page does not connect again.
  isOver: false,
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
const presses = new Set([0, 3, 4, 5, 6, 9, 19]);

// Events that set the value of a control, and those that are neither typed text nor events of the page itself.
const settings = new Set([1, 2, 11, 12, 13, 14, 15]);
/** @type {(event: Told) => boolean} */
export const isPress = event => !/^([78]|1[178]|2[1235-9]?|30)$/.test("" + event[0]);

/** @type {(...event: Told) => number} */
export function send(...event) {
  if (line.isOver) return 0;
  if (settings.has(event[0])) noteSet(event[1]);
  const last = unacknowledged.at(-1);
  // A second press has no effect while the first is pending.
  const same = presses.has(event[0]) && unacknowledged.find(entry => entry.event + "" === event + "");
  if (same) return same.number;
  // While the page is offline, only the last text of a field is kept.
  if (!line.isLive && event[0] === 2 && last?.event[0] === 2 && last.event[1] === event[1] && !last.wasSent) {
    last.event = event;
    return last.number;
  }
  /** @type {Entry} */
  const entry = { number: ++lastEvent, event };
  unacknowledged.push(entry);
  // An unanswered press is marked as busy after a moment.
  if (isPress(event)) {
    const element = line.pressed ?? byID(event[1]) ?? topScreen();
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

/** @type {(number: number) => boolean} */
export const isPending = number => unacknowledged.some(entry => entry.number === number);

// The number of the first event that the server has not acknowledged, or of the next one.
export const nextNumber = () => unacknowledged[0]?.number ?? lastEvent + 1;

// Forgets the events up to a number, and returns them.
/** @type {(number: number) => Told[]} */
export function acknowledge(number) {
  const done = unacknowledged.filter(entry => entry.number <= number);
  unacknowledged = unacknowledged.filter(entry => entry.number > number);
  for (const { mark } of done) {
    if (mark?.isPending) mark.isPending = mark.ariaBusy = null;
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
