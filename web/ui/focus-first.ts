/**
 * A dialog gives its first focus as it opens. What is drawn a moment later, or in place of something else, takes the focus
 * by this: the place itself or what in it is marked.
 */
export function focusFirst(place: HTMLElement | null): void {
  if (!place?.closest("[role=dialog]") || place.contains(document.activeElement)) return;
  const marked = "[data-autofocus]";
  const first = place.matches(marked) ? place : place.querySelector<HTMLElement>(marked);
  first?.focus({ preventScroll: true });
}
