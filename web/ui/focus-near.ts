let list: HTMLElement | null = null;

/** Remembers the list around the focus, or around another place that may be gone soon; what stands above the page has none. */
export function rememberPlace(place = document.activeElement): void {
  if (!place?.closest("main")) return;
  list = null;
  for (let one = place; !list && one && !one.matches("main"); one = one.parentElement ?? one)
    list = one.querySelector('[role="grid"], section[tabindex="0"]');
}

/** Gives the focus, where what had it is gone, to the list that is remembered, else to the page's heading. */
export function focusNear(): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused?.checkVisibility()) return;
  const place = list?.isConnected ? list : document.querySelector<HTMLElement>("main h1");
  place?.focus({ preventScroll: true });
}
