import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { recomputation, type RecomputedMonth } from "#api/recomputation.ts";
import { mostMonthsRecomputed } from "#domain/attendance/recomputation.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { invalidateAfter } from "#web/kernel/calls.ts";
import { request, type SentInput } from "#web/kernel/request.ts";
import { inChunks, runInChunks, type Progress, type Watch } from "#web/kernel/run-in-chunks.ts";
import { toast } from "#web/kernel/toasts.ts";

/** What is running, and its progress. */
export type Running = Progress & { what: "preview" | "recompute" };

/** Preview and recomputation of a scope, one at a time; each can be stopped. `months` is null before the first preview. */
export function useRecomputation(scope: Scope) {
  const client = useQueryClient();
  const [running, setRunning] = useState<Running | null>(null);
  const [months, setMonths] = useState<readonly RecomputedMonth[] | null>(null);
  const stopping = useRef(new AbortController());

  const run = async (what: Running["what"], work: (watch: Watch) => Promise<void>) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setRunning({ what, done: 0, total: 0 });
    try {
      await work({ signal, onProgress: (progress) => setRunning({ what, ...progress }) });
    } catch (error) {
      if (!signal.aborted) toast.failure(error);
    } finally {
      setRunning(null);
    }
  };
  const look = () =>
    run("preview", async (watch) => {
      setMonths(null);
      const found = await previewInPages(scope, watch);
      // Half a preview is discarded: it would look as if nothing else changed.
      if (!watch.signal.aborted) setMonths(found);
    });
  const recompute = async (chosen: readonly RecomputedMonth[], reason: string) => {
    const { organizationId } = scope;
    let done = 0;
    await run("recompute", async (watch) => {
      const onProgress = (progress: Progress) => {
        done = progress.done;
        watch.onProgress(progress);
      };
      await runInChunks(
        inChunks(chosen, mostMonthsRecomputed),
        async (some) => {
          const rows = some.map(({ contractId, month, digest }) => ({ contractId, month, digest }));
          await request(recomputation.recompute, { organizationId, rows, reason });
          return rows;
        },
        { ...watch, onProgress },
      );
    });
    if (done > 0) toast.success(t.done(done));
    await invalidateAfter(client, recomputation.recompute);
    await look();
  };
  return { running, months, look, recompute, stop: () => stopping.current.abort() };
}

/** What is examined: the whole body, a structure or a contract, and the months. */
export type Scope = Omit<SentInput<typeof recomputation.previewRecompute>, "skip">;

/** All months of the scope whose result differs, requested for some contracts at a time. */
async function previewInPages(scope: Scope, watch: Watch): Promise<RecomputedMonth[]> {
  const found: RecomputedMonth[] = [];
  for (let skip = 0; !watch.signal.aborted;) {
    const { signal } = watch;
    const answer = await request(recomputation.previewRecompute, { ...scope, skip }, { signal });
    found.push(...answer.months);
    watch.onProgress({ done: answer.looked, total: answer.total });
    if (answer.looked >= answer.total) break;
    skip = answer.looked;
  }
  return found;
}
