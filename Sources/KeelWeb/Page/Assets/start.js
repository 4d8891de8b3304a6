// Starts the page's script.

import { own } from "./page.js";
import { placeStatus } from "./status.js";
import { focusNode, noteScreen } from "./focus.js";
import { depthNow, settlePlace, shown } from "./places.js";
import { updateAll } from "./patches.js";
import { connect, putBackView } from "./connection.js";
import "./presses.js";
import "./dragging.js";
import "./keys.js";

updateAll();
placeStatus();
history.replaceState({ place: 0, loose: 0, ...history.state, path: shown,
  depth: history.state?.depth ?? depthNow() }, "", own.dataset.notice ? own.dataset.base + shown : null);
const firstFocus = own.dataset.focus === "-" ? own.dataset.first : own.dataset.focus;
if (firstFocus) focusNode(firstFocus);
putBackView();
noteScreen();
settlePlace();
connect();
