import { flushSync } from "react-dom";

const stop = "a, button, summary, [tabindex='0']";

/** Opens what a button stands for, which removes the button: the focus goes on to the first of it. */
export function unfold(pressed: Element, open: () => void): void {
  const place = pressed.closest("section, aside") ?? document.body;
  const stops = () => [...place.querySelectorAll<HTMLElement>(stop)];
  const at = stops().findIndex((one) => one === pressed);
  flushSync(open);
  (stops()[at] ?? stops().at(-1))?.focus({ preventScroll: true });
}
