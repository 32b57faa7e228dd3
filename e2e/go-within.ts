import type { Page } from "@playwright/test";

type Router = { navigate: (to: { href: string }) => Promise<void> };

/** Navigates, as a link does, to a path of the same application. Guarantee: TanStack Router exposes itself under this name. */
export function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate(
    (href) => (Reflect.get(window, "__TSR_ROUTER__") as Router).navigate({ href }),
    path,
  );
}
