import type { Page } from "@playwright/test";
import { drawn } from "./settled.ts";

/** A page with more stops than this has a way past its list (the skip link, a grid of one stop) or is a fault itself. */
const mostStops = 400;

/**
 * Walks a page from its top with Tab alone. Gives what a person without a mouse would miss, one sentence each: a control
 * that Tab does not reach, a stop that is not seen, a place that does not let go.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(startWalk);
  const faults: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press("Tab");
    const step = await page.evaluate(noteStop);
    if (step.unseen) faults.push(`not seen when focused: ${step.unseen}`);
    if (step.ended) break;
    if (stops === mostStops - 1) faults.push(`more than ${mostStops} stops`);
  }
  await drawn(page);
  const missed = await page.evaluate(missedControls);
  return [...faults, ...missed.map((text) => `not reached: ${text}`)];
}

declare global {
  var walk: { met: Set<Element>; last: Element | null; look: string } | undefined;
}

function startWalk(): void {
  // Where the page put the focus by itself, Tab would go on from there.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  globalThis.walk = { met: new Set(), last: null, look: "" };
}

/** Remembers where the focus is; tells of the stop before it when that looks the same without the focus. */
function noteStop(): { ended: boolean; unseen: string | null } {
  const { walk, document: page } = globalThis;
  if (!walk) throw new Error("The walk has not begun");
  const now = page.activeElement ?? page.body;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is given this function alone
  const lookOf = (of: Element) =>
    JSON.stringify(
      [of, of.parentElement, of.parentElement?.parentElement, of.nextElementSibling].map((one) => {
        if (!one) return null;
        const look = getComputedStyle(one);
        return [
          look.outline,
          look.boxShadow,
          look.borderColor,
          look.backgroundColor,
          look.transform,
        ];
      }),
    );
  const { last, look } = walk;
  const same = last !== null && last.isConnected && last !== now && lookOf(last) === look;
  const ended = now === page.body || walk.met.has(now);
  if (!ended) {
    walk.met.add(now);
    walk.last = now;
    walk.look = lookOf(now);
  }
  return { ended, unseen: same ? last.outerHTML.slice(0, 160) : null };
}

/** Controls in sight that were never focused; of those moved between by arrows, one is enough. */
function missedControls(): string[] {
  const { met } = globalThis.walk ?? { met: new Set<Element>() };
  const controls =
    "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary";
  const arrows =
    "[role=grid], [role=tablist], [role=menu], [role=listbox], [role=radiogroup], [role=toolbar], [role=tree]";
  const missed: string[] = [];
  for (const one of document.querySelectorAll(controls)) {
    const inSight = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (met.has(one) || !inSight || one.closest("[inert], [aria-hidden=true]") !== null) continue;
    const nearest = one.closest(arrows);
    // Grids beside each other, as the months of a year, may share their stop.
    const group = nearest?.matches("[role=grid]") ? nearest.parentElement : nearest;
    const radio = one instanceof HTMLInputElement && one.type === "radio" ? one.name : null;
    const byArrows = [...met].some(
      (other) =>
        group?.contains(other) ||
        (radio !== null && other instanceof HTMLInputElement && other.name === radio),
    );
    if (!byArrows) missed.push(one.outerHTML.slice(0, 160));
  }
  return missed;
}
