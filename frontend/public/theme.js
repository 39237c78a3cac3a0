// Before the first paint: the page must not flash in the wrong theme or size.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("fateloom.settings") || "{}") || {};
  } catch (e) {
    // Storage may be blocked: the defaults will do.
  }
  var night = kept.theme
    ? kept.theme === "night"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = night ? "night" : "day";
  document.documentElement.style.setProperty("--scale", String((kept.textSize || 100) / 100));
})();
