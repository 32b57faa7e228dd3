/**
 * A button that is disabled while its act runs loses the focus. This returns it once the button is enabled, unless it has moved
 * on meanwhile. What is chosen in a menu counts as a press of the button that opened it.
 */
export function holdFocus(): void {
  let last: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest("[role=menu]")?.getAttribute("aria-labelledby") ?? "";
    last = document.getElementById(opener) ?? target;
  });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target === last && target instanceof HTMLButtonElement && !target.disabled)
        if (document.activeElement === document.body) target.focus({ preventScroll: true });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["disabled"] });
}
