/**
 * A dialog sets its initial focus as it opens. What is rendered a moment later, or in place of something else, takes the
 * focus with this: the element itself or what is marked inside it.
 */
export function focusFirst(place: HTMLElement | null): void {
  if (!place?.closest("[role=dialog]") || place.contains(document.activeElement)) return;
  const marked = "[data-autofocus]";
  const first = place.matches(marked) ? place : place.querySelector<HTMLElement>(marked);
  first?.focus({ preventScroll: true });
}
