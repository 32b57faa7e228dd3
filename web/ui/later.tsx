import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../kernel/api-error.ts";
import { ask, prefetchWhenQuiet, onReachedAgain, waits, whenQuiet } from "../kernel/reach.ts";
import { toast } from "../kernel/toasts.ts";
import { useEver } from "./use-ever.ts";

type Fetch<P> = () => Promise<ComponentType<P>>;
type When = (act: () => void) => void;

const atOnce: When = (act) => act();

type Opens = { opened?: unknown; id?: unknown; onClose?: () => void };

/**
 * A component that no page needs for its first paint: its code loads when it is first needed, or once the page is idle
 * (unless the browser is set to save data), and nothing is rendered until then. A dialog (by `opened`) and a drawer (by
 * `id`) are needed when they open; a dialog whose code fails to load is closed, so that it can be opened again.
 */
export function later<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  const Drawn = drawAfter(fetch, atOnce);
  return function Later(props: P) {
    return useEver(isWanted(props)) && <Drawn {...props} />;
  };
}

function isWanted(props: Opens): boolean {
  return props.opened !== false && props.id !== null;
}

/**
 * As `later`, for content above something to press: what is below stays hidden until this has loaded, or failed to, so
 * that it never moves.
 */
export function laterAbove<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  const piece = pieceOf(fetch);
  return function LaterAbove(props: P) {
    const [isMissed, setMissed] = useState(false);
    const Component = usePiece(piece, atOnce, { opened: true, onClose: () => setMissed(true) });
    if (Component) return <Component {...props} />;
    return !isMissed && <span data-first />;
  };
}

/** As `later`, for content that is not urgent: rendered once the page is idle. */
export function atLeisure<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  return drawAfter(fetch, whenQuiet);
}

/** As `atLeisure`, for code that a page calculates with: a hook that returns null until it has loaded. */
export function pieceAtLeisure<T>(fetch: () => Promise<T>): () => T | null {
  const piece = pieceOf(fetch);
  return function usePieceAtLeisure() {
    return usePiece(piece, whenQuiet);
  };
}

function drawAfter<P extends object>(fetch: Fetch<P>, when: When): ComponentType<P> {
  const piece = pieceOf(fetch);
  return function Drawn(props: P) {
    const Component = usePiece(piece, when, props);
    return Component && <Component {...props} />;
  };
}

/** While a page's code is loaded ahead: the fetches of its later pieces, which wait until the page opens; else null. */
let ahead: (() => void)[] | null = null;

/**
 * Loads a page's code before the page opens; returns a function that starts fetching its later pieces, to be called once
 * it does.
 */
export async function preloadPage(load: () => Promise<unknown>): Promise<() => void> {
  const pieces: (() => void)[] = [];
  ahead = pieces;
  await load().finally(() => (ahead = null));
  return () => {
    for (const fetch of pieces.splice(0)) fetch();
  };
}

type Piece<T> = { now: () => T | null; come: () => Promise<void> };

function pieceOf<T>(fetch: () => Promise<T>): Piece<T> {
  let found: T | null = null;
  let coming: Promise<void> | null = null;
  const come = () =>
    (coming ??= fetch()
      .then((piece) => void (found = piece))
      .finally(() => (coming = null)));
  const comeAhead = () => prefetchWhenQuiet(() => void come().catch(() => undefined));
  if (ahead) ahead.push(comeAhead);
  else comeAhead();
  return { now: () => found, come };
}

/** A failure to load something that is not urgent is not reported. */
function usePiece<T>({ now, come }: Piece<T>, when: When, props: Opens = {}): T | null {
  const [piece, setPiece] = useState(now);
  const wanted = isWanted(props);
  const miss = useEffectEvent(async (error: unknown) => {
    const answers = await ask();
    if (when === whenQuiet) return;
    toast.failure(answers ? error : new ApiError(undefined, null));
    if (props.opened === true) props.onClose?.();
  });
  useEffect(() => {
    if (piece || !wanted) return undefined;
    let isDrawn = true;
    const attempt = () => {
      const arrived = when === whenQuiet ? null : waits();
      void come()
        .finally(arrived)
        .then(
          () => isDrawn && setPiece(now),
          (error: unknown) => miss(error),
        );
    };
    when(attempt);
    const forget = onReachedAgain(attempt);
    return () => {
      isDrawn = false;
      forget();
    };
  }, [piece, wanted, now, come, when]);
  return piece;
}
