// Before the first paint: the page must not flash in the wrong theme or size. What is kept, and
// what it means, is told in src/lib/settings.svelte.ts.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("fateloom.settings") || "{}") || {};
  } catch (e) {
    // Storage may be blocked: the defaults will do.
  }
  var night =
    kept.theme === "night" ||
    (kept.theme !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  var size = [100, 115, 130, 150, 200].indexOf(kept.textSize) < 0 ? 100 : kept.textSize;
  var motion = ["slow", "full", "fast", "off"].indexOf(kept.motion) < 0 ? "full" : kept.motion;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) motion = "off";
  document.documentElement.dataset.theme = night ? "night" : "day";
  document.documentElement.dataset.motion = motion;
  document.documentElement.style.setProperty("--scale", String(size / 100));
})();
