// Sets the chosen colours before the first paint; the build puts it into the documents.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage may be closed to us; the system's preference serves.
  }
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const name = "data-mantine-color-scheme";
  const root = document.documentElement;
  root.setAttribute(name, dark ? "dark" : "light");
  // Paper is white.
  addEventListener("beforeprint", () => {
    const shown = root.getAttribute(name);
    root.setAttribute(name, "light");
    addEventListener("afterprint", () => root.setAttribute(name, shown), { once: true });
  });
})();
