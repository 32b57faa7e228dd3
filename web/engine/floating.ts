import type {
  AutoUpdateOptions,
  ComputePositionConfig,
  ComputePositionReturn,
  Middleware,
} from "@floating-ui/dom";
import type * as reckonings from "./floating-real.ts";
import { prefetchWhenQuiet } from "../kernel/reach.ts";

/**
 * Replaces `@floating-ui/dom` in the built client: no page needs position calculations for its first paint, so they
 * load once the page is idle, or earlier when something opens.
 */
type Reckoning = typeof reckonings;
let reckoning: Reckoning | null = null;

export { getOverflowAncestors } from "@floating-ui/utils/dom";

/** Nothing uses these. */
export const autoPlacement = undefined;
export const detectOverflow = undefined;
export const platform = undefined;

const come = async () => (reckoning ??= await import("./floating-real.ts"));
prefetchWhenQuiet(() => void come().catch(nothing));

function nothing(): void {}

/**
 * The position of `floating`; until it is known the element is invisible and takes no clicks, in the corner of the viewport
 * (`theme/global.css`): scrolling to it, as screen readers do, would otherwise scroll away from what opened it, and that would
 * hide it as well. If the position cannot be computed, the element is shown all the same.
 */
export async function computePosition(
  reference: Element,
  floating: HTMLElement,
  config: Partial<ComputePositionConfig>,
): Promise<ComputePositionReturn> {
  if (reckoning) return reckoning.computePosition(reference, floating, config);
  floating.dataset["placing"] = "";
  const found = await come().catch(() => null);
  delete floating.dataset["placing"];
  return found
    ? found.computePosition(reference, floating, config)
    : { x: 0, y: 0, placement: "bottom", strategy: "absolute", middlewareData: {} };
}

/** Calls `update` whenever the position may have changed; returns the function that stops it. */
export function autoUpdate(
  reference: Element,
  floating: HTMLElement | null,
  update: () => void,
  options?: AutoUpdateOptions,
): () => void {
  if (reckoning) return reckoning.autoUpdate(reference, floating, update, options);
  let isWanted = true;
  let stop: () => void = nothing;
  update();
  void come().then((found) => {
    if (isWanted) stop = found.autoUpdate(reference, floating, update, options);
  }, nothing);
  return () => {
    isWanted = false;
    stop();
  };
}

type Rule = Exclude<keyof Reckoning, "autoUpdate" | "computePosition" | "limitShift">;

/** A positioning middleware, called only by `computePosition`, once the calculations are loaded. */
const rule =
  (name: Rule) =>
  (options?: unknown): Middleware => ({
    name,
    options,
    fn: (state) => ruleOf(name)(options).fn(state),
  });

/** Guarantee: each middleware is called with the options that were given for it. */
function ruleOf(name: Rule): (options: unknown) => Middleware {
  return reckoned()[name] as (options: unknown) => Middleware;
}

function reckoned(): Reckoning {
  if (!reckoning) throw new Error("A rule of placing was asked before it could be");
  return reckoning;
}

export const arrow = rule("arrow");
export const flip = rule("flip");
export const hide = rule("hide");
export const inline = rule("inline");
export const offset = rule("offset");
export const shift = rule("shift");
export const size = rule("size");

type Limiter = ReturnType<Reckoning["limitShift"]>;

export function limitShift(options?: never): Limiter {
  return { options, fn: (state) => reckoned().limitShift(options).fn(state) };
}
