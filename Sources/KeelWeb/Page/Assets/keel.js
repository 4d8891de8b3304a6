// Joins a page to the server that made it.
"use strict";
