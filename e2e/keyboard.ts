import type { CDPSession, Page } from "@playwright/test";
import { drawn } from "./settled.ts";

/** A page with more stops than this must have a way past its list (the skip link, a grid with one stop); otherwise it is a fault. */
const mostStops = 400;

/** This many presses are sent to the browser together; the page itself records where each leads. */
const pressesAtOnce = 25;

/**
 * Walks through a page from its top with Tab alone. Returns what a person without a mouse would miss, one sentence each: a
 * control that Tab does not reach, a stop that is not visible, a focus trap.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const faults = await faultsOfOneWalk(page);
  if (faults.length === 0) return [];
  // A page that moves the focus by itself meanwhile, as a sheet does once it has loaded, skips controls only once.
  const again = await faultsOfOneWalk(page);
  return faults.filter((one) => again.includes(one));
}

async function faultsOfOneWalk(page: Page): Promise<string[]> {
  await page.evaluate(startWalk);
  const browser = await page.context().newCDPSession(page);
  let isOver = false;
  for (let presses = 0; presses < mostStops && !isOver; presses += pressesAtOnce) {
    await Promise.all(Array.from({ length: pressesAtOnce }, () => pressTab(browser)));
    isOver = await page.evaluate(endOfWalk);
  }
  await browser.detach();
  await drawn(page);
  const { unseen, missed } = await page.evaluate(faultsOfWalk);
  return [
    ...(isOver ? [] : [`more than ${mostStops} stops`]),
    ...unseen.map((text) => `not seen when focused: ${text}`),
    ...missed.map((text) => `not reached: ${text}`),
  ];
}

async function pressTab(browser: CDPSession): Promise<void> {
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab });
}

type Walk = {
  met: Set<Element>;
  unseen: string[];
  /** Whether the last presses reached something new. */
  isGoing: boolean;
  isOver: boolean;
};

declare global {
  var walk: Walk | undefined;
}

/**
 * Records each stop, in Tab order, until one repeats; reports the stop before it if that one looks the same without the
 * focus.
 */
function startWalk(): void {
  const walk: Walk = { met: new Set(), unseen: [], isGoing: false, isOver: false };
  globalThis.walk = walk;
  let last: { stop: Element; look: string } | null = null;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
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
  const compareLast = () => {
    if (last?.stop.isConnected && lookOf(last.stop) === last.look)
      walk.unseen.push(last.stop.outerHTML.slice(0, 160));
  };
  // If the page had set the focus by itself, Tab would continue from there.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  document.addEventListener("focusin", () => {
    const now = document.activeElement ?? document.body;
    if (walk.isOver || last?.stop === now) return;
    compareLast();
    last = { stop: now, look: lookOf(now) };
    walk.isOver = now === document.body || walk.met.has(now);
    walk.isGoing = true;
    walk.met.add(now);
  });
}

/** Whether the walk is over: a stop repeated, or presses lead nowhere any more. */
function endOfWalk(): boolean {
  const { walk } = globalThis;
  if (!walk) throw new Error("The walk has not begun");
  walk.isOver ||= !walk.isGoing || document.activeElement === document.body;
  walk.isGoing = false;
  return walk.isOver;
}

/** Visible controls that were never focused; of a group navigated with arrow keys, one is enough. */
function faultsOfWalk(): { unseen: string[]; missed: string[] } {
  const { met, unseen } = globalThis.walk ?? { met: new Set<Element>(), unseen: [] };
  const controls =
    "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary";
  const arrows =
    "[role=grid], [role=tablist], [role=menu], [role=listbox], [role=radiogroup], [role=toolbar], [role=tree]";
  const missed: string[] = [];
  for (const one of document.querySelectorAll(controls)) {
    const inSight = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (met.has(one) || !inSight || one.closest("[inert], [aria-hidden=true]") !== null) continue;
    const nearest = one.closest(arrows);
    // Adjacent grids, such as the months of a year, may share a stop.
    const group = nearest?.matches("[role=grid]") ? nearest.parentElement : nearest;
    const radio = one instanceof HTMLInputElement && one.type === "radio" ? one.name : null;
    const byArrows = [...met].some(
      (other) =>
        group?.contains(other) ||
        (radio !== null && other instanceof HTMLInputElement && other.name === radio),
    );
    if (!byArrows) missed.push(one.outerHTML.slice(0, 160));
  }
  return { unseen, missed };
}

/** Presses a key by its position while the Greek layout is active. */
export async function pressInGreek(page: Page, code: string, key: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const windowsVirtualKeyCode = (code.at(-1) ?? "").codePointAt(0) ?? 0;
  for (const type of ["rawKeyDown", "keyUp"] as const)
    await client.send("Input.dispatchKeyEvent", { type, code, key, windowsVirtualKeyCode });
  await client.detach();
}
