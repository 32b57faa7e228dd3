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

/** Who visits the routes: a demonstration account, or no one. */
export type Walker = { name: string; role: Role | null; right: OrganizationRight };

type Step = { walker: string; path: string; cameTo: string };

const someId = "018ced73-3680-7000-8000-502e8ac58536";
const parameters: Readonly<Record<string, string>> = { date: "2026-03-17" };

/** The path of every route, with a value for each parameter. */
export function everyPath(): string[] {
  return pathsUnder(routes).map((path) =>
    path.replaceAll(/\$(\w+)/g, (_all, name: string) => parameters[name] ?? someId),
  );
}

type Node = { type: string; path?: string; children?: readonly Node[] };

/** An index route has the path of its parent. */
function pathsUnder(node: Node, above = "/"): string[] {
  const path = node.path ?? above;
  const own = node.type === "route" || node.type === "index" ? [path] : [];
  return [...own, ...(node.children ?? []).flatMap((child) => pathsUnder(child, path))];
}

/** Where a walker should end up: the route itself, the sign-in, or home. */
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
 * Visits the paths within one page load, restoring the initial cookies before each step, because a forbidden route ends the
 * session. Only the calls that identify the walker go through, with those batched with them: all that matters is who may open
 * the routes.
 */
export async function walk(page: Page, walker: string, paths: readonly string[]): Promise<Step[]> {
  await page.waitForFunction(() => Reflect.has(window, "__TSR_ROUTER__"));
  const cookies = await page.evaluate(() => document.cookie.split("; ").filter(Boolean));
  const places = await page.evaluate(stepsTo, { paths, cookies });
  return paths.map((path, index) => ({ walker, path, cameTo: places[index] ?? "" }));
}

type Router = { navigate: (to: { to: string; replace: boolean }) => Promise<void> };

/** Runs in the page; returns where each step ended up. Guarantee: TanStack Router exposes itself under this name. */
async function stepsTo({
  paths,
  cookies,
}: {
  paths: readonly string[];
  cookies: readonly string[];
}): Promise<string[]> {
  const call = window.fetch;
  window.fetch = (asked, options) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    const isPassed =
      !pathname.startsWith("/api/") ||
      /\/(Organizations\/GetAllForCurrentUser|Users\/GetCurrent|Reads\/GetTogether)$/.test(
        pathname,
      );
    return isPassed ? call(asked, options) : Promise.resolve(Response.json({}, { status: 404 }));
  };
  // Where a step ends up does not depend on what is visible there, and layout is four tenths of the work.
  document.documentElement.style.display = "none";
  const router = Reflect.get(window, "__TSR_ROUTER__") as Router;
  const places: string[] = [];
  for (const path of paths) {
    for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
    await router.navigate({ to: path, replace: true });
    places.push(location.pathname);
  }
  return places;
}
