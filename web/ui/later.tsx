import { type ComponentType, useEffect, useState } from "react";
import { onReachedAgain, whenQuiet } from "../kernel/reach.ts";
import { toast } from "../kernel/toasts.ts";
import { useEver } from "./use-ever.ts";

type Fetch<P> = () => Promise<ComponentType<P>>;
type When = (act: () => void) => void;

/**
 * A component that no page needs to show itself: it comes when it is first wanted, at the latest once the page is quiet,
 * and draws nothing until it is there. What opens (a dialog by `opened`, a drawer by `id`) is wanted when it does.
 */
export function later<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  const Drawn = drawnAfter(fetch, (act) => act());
  return function Later(props: P) {
    return useEver(isWanted(props)) && <Drawn {...props} />;
  };
}

function isWanted(props: { opened?: unknown; id?: unknown }): boolean {
  return props.opened !== false && props.id !== null;
}

/** As `later`, for what nobody waits for: drawn once the page is quiet. */
export function atLeisure<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  return drawnAfter(fetch, whenQuiet);
}

/** As `atLeisure`, for what a page reckons with: a hook that gives null until it has come. */
export function pieceAtLeisure<T>(fetch: () => Promise<T>): () => T | null {
  const piece = pieceOf(fetch);
  return function usePieceAtLeisure() {
    return usePiece(piece, whenQuiet);
  };
}

function drawnAfter<P extends object>(fetch: Fetch<P>, when: When): ComponentType<P> {
  const piece = pieceOf(fetch);
  return function Drawn(props: P) {
    const Component = usePiece(piece, when);
    return Component && <Component {...props} />;
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
  whenQuiet(() => void come().catch(() => undefined));
  return { now: () => found, come };
}

function usePiece<T>({ now, come }: Piece<T>, when: When): T | null {
  const [piece, setPiece] = useState(now);
  useEffect(() => {
    if (piece) return undefined;
    let isDrawn = true;
    const attempt = () => void come().then(() => isDrawn && setPiece(now), toast.failure);
    when(attempt);
    const forget = onReachedAgain(attempt);
    return () => {
      isDrawn = false;
      forget();
    };
  }, [piece, now, come, when]);
  return piece;
}
