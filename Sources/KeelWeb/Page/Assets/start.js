// From here on the page is alive.
updateAll();
placeStatus();
history.replaceState({ place: 0, loose: 0, ...history.state, path: shown }, "");
told = Math.max(0, openDialogs().length - history.state.loose);
if (own.dataset.focus !== "-") focusNode(own.dataset.focus);
putBackView();
shownScreen = topScreen();
settlePlace();
connect();
