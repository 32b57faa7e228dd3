import type { Page } from "@playwright/test";
import {
  type OrganizationRight,
  type Role,
  hasFullAccess,
  isPublicRoute,
  mayOpenRoute,
  needsFullAccess,
} from "#domain/access.ts";
import { routes } from "#web/routes.ts";

/** Who walks over the routes: a demonstration account, or nobody. */
export type Walker = { name: string; role: Role | null; right: OrganizationRight };

/** Where a walker came to. */
export type Step = { walker: string; path: string; cameTo: string };

const someId = "018ced73-3680-7000-8000-502e8ac58536";
const parameters: Readonly<Record<string, string>> = { date: "2026-03-17" };

/** The path of every route, with a value for each parameter. */
export function everyPath(): string[] {
  return pathsUnder(routes).map((path) =>
    path.replaceAll(/\$(\w+)/g, (_all, name: string) => parameters[name] ?? someId),
  );
}

type Node = { type: string; path?: string; children?: readonly Node[] };

/** An index has the path of what it stands in. */
function pathsUnder(node: Node, above = "/"): string[] {
  const path = node.path ?? above;
  const own = node.type === "route" || node.type === "index" ? [path] : [];
  return [...own, ...(node.children ?? []).flatMap((child) => pathsUnder(child, path))];
}

/** Where a walker should come to: the route itself, the sign-in, or home. */
export function expectedPlace({ role, right }: Walker, path: string): string {
  if (role === null) return isPublicRoute(path) ? path : "/login";
  if (path === "/login") return "/";
  if (!mayOpenRoute(role, path)) return "/login";
  return needsFullAccess(path) && !hasFullAccess(role, right) ? "/" : path;
}

/** The steps that led elsewhere than expected, one sentence each. */
export function goneAstray(
  walker: Walker,
  steps: readonly Step[],
  expected: (walker: Walker, path: string) => string = expectedPlace,
): string[] {
  return steps
    .map(({ path, cameTo }) => ({ path, cameTo, due: expected(walker, path) }))
    .filter(({ cameTo, due }) => cameTo !== due)
    .map(
      ({ path, cameTo, due }) => `${walker.name} at ${path} came to ${cameTo} instead of ${due}`,
    );
}

/**
 * Walks over the paths within one load of the page, with the cookies of the beginning laid anew before each step, since
 * a forbidden route ends the session. Of the calls only those pass that say who walks: pages get no data, only who may open
 * them counts.
 */
export async function walk(page: Page, walker: string, paths: readonly string[]): Promise<Step[]> {
  await page.route("**/api/**", (route) =>
    /\/(Organizations\/GetAllForCurrentUser|Users\/GetCurrent)$/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 404, json: {} }),
  );
  const cookies = await page.evaluate(() => document.cookie.split("; ").filter(Boolean));
  const steps: Step[] = [];
  for (const path of paths) {
    const cameTo = await page.evaluate(stepTo, { path, cookies });
    steps.push({ walker, path, cameTo });
  }
  return steps;
}

type Router = { navigate: (to: { to: string; replace: boolean }) => Promise<void> };

/** Runs in the page. Guarantee: TanStack Router leaves itself under this name. */
async function stepTo({ path, cookies }: { path: string; cookies: string[] }): Promise<string> {
  const router = Reflect.get(window, "__TSR_ROUTER__") as Router;
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  await router.navigate({ to: path, replace: true });
  return location.pathname;
}
