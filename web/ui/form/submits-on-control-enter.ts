import type { KeyboardEvent } from "react";

/**
 * Ctrl+Enter in a form, or in the dialog around its only form, where the focus is before anything is typed. It presses the
 * submit button: if that says why the form cannot be sent, the keys do not send it either.
 */
export const submitsOnControlEnter = { onKeyDown: submit, onKeyDownCapture: submitFromChoice };

function submit(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: place, target, key, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || key !== "Enter" || !(ctrlKey || metaKey)) return;
  // Events of a nested dialog bubble up through the dialog that opened it.
  if (!(target instanceof Node && place.contains(target))) return;
  if (place.tagName !== "FORM" && place.querySelectorAll("form").length > 1) return;
  event.preventDefault();
  place.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}

/** A closed select would open its list on the same keys, and nothing would be sent: so it does not receive them. */
function submitFromChoice(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (!(target instanceof Element && target.matches("[role=combobox]:not([data-expanded])")))
    return;
  submit(event);
  if (event.defaultPrevented) event.stopPropagation();
}
