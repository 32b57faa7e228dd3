import type {
  AutoUpdateOptions,
  ComputePositionConfig,
  ComputePositionReturn,
  Middleware,
} from "@floating-ui/dom";
import type * as reckonings from "./floating-real.ts";
import { fetchAhead } from "../kernel/reach.ts";

/**
 * Stands for `@floating-ui/dom` in the built client: no page needs the reckoning of places to show itself, so it comes
 * once the page is quiet, or when something opens before that.
 */
type Reckoning = typeof reckonings;
let reckoning: Reckoning | null = null;

export { getOverflowAncestors } from "@floating-ui/utils/dom";

/** Nobody asks for these. */
export const autoPlacement = undefined;
export const detectOverflow = undefined;
export const platform = undefined;

const come = async () => (reckoning ??= await import("./floating-real.ts"));
fetchAhead(() => void come().catch(nothing));

function nothing(): void {}

/**
 * Where `floating` belongs; until that can be said it stays unseen and takes no click, in the corner of what is in sight
 * (`theme/global.css`): whoever scrolls to it, as programs that read a screen do, would else leave what opened it, and it would be
 * hidden with that. Where it cannot be said it is seen all the same.
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

/** Calls `update` whenever the place may have changed; gives the end of it. */
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

/** A rule of placing, asked only by `computePosition`, when the reckoning is there. */
const rule =
  (name: Rule) =>
  (options?: unknown): Middleware => ({
    name,
    options,
    fn: (state) => ruleOf(name)(options).fn(state),
  });

/** Guarantee: each rule is asked with the options that were given for it. */
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
