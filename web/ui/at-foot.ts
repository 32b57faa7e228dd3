/** The ref of what stands at the foot of the screen: what comes there by itself stands above it, not over what one presses. */
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
