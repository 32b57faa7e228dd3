/**
 * A press on a link of the application preloads its page, unless hovering already did: the click comes only when the press
 * ends, a tenth of a second later. This opens nothing by itself.
 */
export function readOnPress(router: {
  preloadRoute: (to: { to: "."; href: string }) => Promise<unknown>;
}): void {
  document.addEventListener("pointerdown", ({ target, button }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (button !== 0 || !link || link.target || link.origin !== location.origin) return;
    void router.preloadRoute({ to: ".", href: `${link.pathname}${link.search}` });
  });
}
