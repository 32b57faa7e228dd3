import { useEffect, useEffectEvent, useRef } from "react";
import { ApiError, isNetworkFailure } from "./api-error.ts";
import { useReached } from "./reach.ts";

/** How a write that waits for the network reports its state and is told to retry at once. */
export type Waiting = {
  /** Ends the waiting for good; `sendUntilAnswered` then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called before each pause with its length, and with null when the next attempt begins. */
  onPause: (pauseMs: number | null) => void;
  /** Calls back when it is worth trying at once, such as when the network returns; returns a function that stops listening. */
  onHurry: (hurry: () => void) => () => void;
};

/** The state of a delivery that was started; `pauseMs` is set while it waits for the network. */
export type Delivery = { isSending: boolean; pauseMs: number | null };

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** Statuses of a server that may recover soon. */
const passing = new Set([429, 503]);

/**
 * Repeats a write until an answer comes, pausing 2 s, 4 s and so on up to a minute. Only a lost connection or a
 * server that is not ready is retried; any other refusal is thrown. The write must carry the same idempotency key
 * each time.
 */
export async function sendUntilAnswered<T>(write: () => Promise<T>, waiting: Waiting): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    waiting.onPause(null);
    try {
      return await write();
    } catch (error) {
      waiting.signal.throwIfAborted();
      if (!isPassing(error)) throw error;
    }
    waiting.onPause(pauseMs);
    await pause(pauseMs, waiting);
  }
}

/**
 * Keeps the promise, made while the server does not answer, that what was typed will be sent: once the server answers again
 * and nothing is being sent, `sendRest` sends what was typed meanwhile without asking. A field that is still being edited
 * (`isTyping`) follows once it is left.
 */
export function useSentAfterwards(
  { isSending, pauseMs }: Delivery,
  sendRest: () => void,
  isTyping: boolean,
): void {
  const isReached = useReached();
  const isPromised = useRef(false);
  const send = useEffectEvent(sendRest);
  useEffect(() => {
    if (!isReached || pauseMs !== null) isPromised.current = true;
    else if (isPromised.current && !isSending) {
      isPromised.current = isTyping;
      send();
    }
  }, [isReached, pauseMs, isSending, isTyping]);
}

function isPassing(error: unknown): boolean {
  return isNetworkFailure(error) || (error instanceof ApiError && passing.has(error.status));
}

function pause(pauseMs: number, { signal, onHurry }: Waiting): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener("abort", abort);
    };
    const timer = setTimeout(() => {
      done();
      resolve();
    }, pauseMs);
    const stopListening = onHurry(() => {
      done();
      resolve();
    });
    const abort = () => {
      done();
      reject(signal.reason as Error);
    };
    signal.addEventListener("abort", abort);
  });
}
