// Starts the page's script.

import { focusNode, noteScreen, own, updateAll } from "./elements.js";
import { connect, placeStatus, putBackView } from "./connection.js";
import { depthNow, settlePlace, shown } from "./places.js";

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
