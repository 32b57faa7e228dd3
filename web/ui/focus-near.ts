let opener: HTMLElement | null = null;
let list: HTMLElement | null = null;

/**
 * Remembers where the focus returns to from an element that may soon be gone: what opened the menu that it is in, else the
 * list around it. What is opened from a dialog does not change what the dialog remembered.
 */
export function rememberPlace(place = document.activeElement): void {
  if (place?.closest('[role="dialog"]')) return;
  const menu = place?.closest('[role="menu"]');
  opener = document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
  const from = opener ?? place;
  if (!from?.closest("main")) return;
  list = null;
  for (let one = from; !list && !one.matches("main"); one = one.parentElement ?? one)
    list = one.querySelector('[role="grid"], section[tabindex="0"]');
}

/** If the focused element is gone, moves the focus to the remembered element, else to the page's heading. */
export function focusNear(): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused?.checkVisibility()) return;
  const place = [opener, list].find((one) => one?.checkVisibility());
  (place ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
}
