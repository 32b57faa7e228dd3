import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import type { Call } from "#api/call.ts";
import type { bulkTexts } from "#texts/bulk.ts";
import { ApiError } from "./api-error.ts";
import { invalidateAfter } from "./calls.ts";
import { inChunks, runInChunks, type Progress } from "./run-in-chunks.ts";
import { toast } from "./toasts.ts";

/** The result for one row: its names, one for each column, and why it stayed as it was. */
export type Outcome = {
  key: string;
  names: readonly ReactNode[];
  outcome: keyof typeof bulkTexts.outcomes;
  messages: readonly string[];
};

type BulkAct<R> = {
  /** The rows, or how they are found; `nothing` is shown if there are none. */
  rows: readonly R[] | (() => Promise<readonly R[]>);
  nothing?: string;
  /** Which rows are sent together; a hundred by default. */
  chunks?: (rows: readonly R[]) => R[][];
  send: (rows: R[]) => Promise<readonly Outcome[]>;
  /** The message with the number of rows it was done to. */
  done: (count: number) => string;
  /** True if a form started it: the form shows what failed, or why nothing was done, and keeps what was typed. */
  inForm?: boolean;
};

/**
 * Runs acts over many rows: its progress (null while none runs), and the outcomes of the last run if not all were done,
 * also of one that failed midway. Afterwards it refetches what `write`, the call that the acts make, left stale. `run`
 * returns whether it completed.
 */
export function useBulk(write: Call) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const stopping = useRef(new AbortController());
  // Retried like other writes: a chunk that was done, but whose answer was lost, is answered again under its key.
  const { mutateAsync: attempt } = useMutation({
    mutationFn: (send: () => Promise<readonly Outcome[]>) => send(),
  });

  const run = async <R>(act: BulkAct<R>): Promise<boolean> => {
    const { rows, nothing, chunks = inChunks, send, done, inForm = false } = act;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const all: Outcome[] = [];
    const gather = async (sent: R[]) => {
      const answered = await attempt(() => send(sent));
      all.push(...answered);
      return answered;
    };
    setProgress({ done: 0, total: 0 });
    try {
      const found = typeof rows === "function" ? await rows() : rows;
      setProgress({ done: 0, total: found.length });
      await runInChunks(chunks(found), gather, { signal, onProgress: setProgress });
      if (found.length === 0 && nothing !== undefined) {
        if (inForm) throw new ApiError(409, { detail: nothing });
        toast.info(nothing);
      }
      if (inForm && all.length > 0 && !all.some(isDone))
        throw new ApiError(409, { detail: messagesOf(all) });
      return !signal.aborted;
    } catch (error) {
      if (inForm) throw error;
      toast.failure(error);
      return false;
    } finally {
      const count = all.filter(isDone).length;
      if (count > 0) toast.success(done(count));
      const isInForm = inForm && count === 0 && messagesOf(all).length === 1;
      if (count < all.length && !isInForm) setOutcomes(all);
      setProgress(null);
      await invalidateAfter(client, write);
    }
  };
  const stop = () => stopping.current.abort();
  return { run, stop, progress, outcomes, forget: () => setOutcomes([]) };
}

function isDone({ outcome }: Outcome): boolean {
  return outcome === "done";
}

function messagesOf(outcomes: readonly Outcome[]): string[] {
  return [...new Set(outcomes.flatMap(({ messages }) => messages))];
}
