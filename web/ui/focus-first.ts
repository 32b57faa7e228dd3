/**
 * A dialog looks for what has its first focus as it opens. What comes a moment later, or takes another's place in it, takes
 * the focus itself: the place, or what in it is marked.
 */
export function focusFirst(place: HTMLElement | null): void {
  if (!place?.closest("[role=dialog]") || place.contains(document.activeElement)) return;
  const marked = "[data-autofocus]";
  const first = place.matches(marked) ? place : place.querySelector<HTMLElement>(marked);
  first?.focus({ preventScroll: true });
}
