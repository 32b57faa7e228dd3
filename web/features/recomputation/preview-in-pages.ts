import { recomputation, type RecomputedMonth } from "#api/recomputation.ts";
import { mostMonthsRecomputed } from "#domain/attendance/recomputation.ts";
import { request, type SentInput } from "#web/kernel/request.ts";

/** What is looked at: the whole body, a structure or a contract, and the months. */
export type Scope = Omit<SentInput<typeof recomputation.previewRecompute>, "skip">;

/** How far a run has come. */
export type Progress = { done: number; total: number };

/** Says after each answer how far it has come; nothing more is asked once `signal` is aborted. */
export type Watch = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** All months of the scope that come out otherwise, asked for some contracts at a time. */
export async function previewInPages(scope: Scope, watch: Watch): Promise<RecomputedMonth[]> {
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

/**
 * Recomputes the months as they were shown, a hundred at a time; gives how many it came to. What was done before it was
 * stopped, or before an answer failed, stays done.
 */
export async function recomputeInChunks(
  given: { organizationId: string; reason: string; months: readonly RecomputedMonth[] },
  watch: Watch,
): Promise<number> {
  const { organizationId, reason, months } = given;
  let done = 0;
  for (let at = 0; at < months.length && !watch.signal.aborted; at += mostMonthsRecomputed) {
    const rows = months
      .slice(at, at + mostMonthsRecomputed)
      .map(({ contractId, month, digest }) => ({ contractId, month, digest }));
    await request(recomputation.recompute, { organizationId, rows, reason });
    done += rows.length;
    watch.onProgress({ done, total: months.length });
  }
  return done;
}
