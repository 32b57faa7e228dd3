/** Ref for the element at the bottom of the screen: what appears there by itself is placed above it, not over its buttons. */
export function atFoot(foot: HTMLElement | null) {
  if (!foot) return undefined;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() =>
    style.setProperty("--foot-height", `${foot.offsetHeight}px`),
  );
  watcher.observe(foot);
  return () => {
    watcher.disconnect();
    style.removeProperty("--foot-height");
  };
}
