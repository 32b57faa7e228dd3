/** Moves the focus to the page's heading, so that a screen reader reads it and Tab continues from there. */
export function focusHeading(): void {
  const focused = document.activeElement;
  if (
    focused instanceof HTMLElement &&
    focused.closest("main") &&
    focused.matches("input, textarea")
  )
    return;
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
