let opener: HTMLElement | null = null;
let pressed: HTMLElement | null = null;
let nearby: HTMLElement | null = null;

/**
 * Remembers where the focus returns to from an element that may soon be gone: what opened the menu that it is in, else the
 * element itself if it stays, else the place around it that is marked to take it (`data-takes-focus`, with a tabindex), else
 * the list around it. What is opened from a dialog does not change what the dialog remembered.
 */
export function rememberPlace(place = document.activeElement): void {
  if (place?.closest('[role="dialog"]')) return;
  const menu = place?.closest('[role="menu"]');
  opener = document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
  const from = opener ?? place;
  pressed = from instanceof HTMLElement && from.closest("main") ? from : null;
  if (!from || !pressed) return;
  nearby = from.closest<HTMLElement>("[data-takes-focus]");
  for (let one = from; !nearby && !one.matches("main"); one = one.parentElement ?? one)
    nearby = one.querySelector('[role="grid"], section[tabindex="0"]');
}

/** If the focused element is gone, moves the focus to the remembered element, else to the page's heading. */
export function focusNear(): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused?.checkVisibility()) return;
  const place = [opener, pressed, nearby].find(
    (one) => one?.checkVisibility() && !one.matches(":disabled"),
  );
  (place ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
}
