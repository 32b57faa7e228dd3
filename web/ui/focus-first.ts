import { touched } from "../kernel/widths.ts";

/**
 * A dialog sets its initial focus as it opens. What is rendered a moment later, or in place of something else, takes the
 * focus with this: the element itself or what is marked inside it. On a touched screen a text field leaves it to the title.
 */
export function focusFirst(place: HTMLElement | null): void {
  const dialog = place?.closest("[role=dialog]");
  if (!place || !dialog || place.contains(document.activeElement)) return;
  const marked = "[data-autofocus]";
  const first = place.matches(marked) ? place : place.querySelector<HTMLElement>(marked);
  if (!first?.matches("input, textarea") || !matchMedia(touched).matches)
    first?.focus({ preventScroll: true });
  else if (!dialog.contains(document.activeElement)) focusTitle(dialog);
}

/** Moves the focus to the title of the dialog, which takes it only this way. */
export function focusTitle(dialog: Element): void {
  const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
}
