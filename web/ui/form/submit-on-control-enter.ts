import type { KeyboardEvent } from "react";

/**
 * Ctrl+Enter in a form, or in the dialog around its only one, where the focus is before anything is typed. By its button: where
 * that says why the form cannot be sent, the keys do not send it either.
 */
export function submitOnControlEnter(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: place, target, key, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || key !== "Enter" || !(ctrlKey || metaKey)) return;
  // What another dialog heard comes up through the one that opened it.
  if (!(target instanceof Node && place.contains(target))) return;
  if (place.tagName !== "FORM" && place.querySelectorAll("form").length > 1) return;
  event.preventDefault();
  place.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
