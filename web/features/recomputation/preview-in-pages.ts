import { recomputation, type RecomputedMonth } from "#api/recomputation.ts";
import { request, type SentInput } from "#web/kernel/request.ts";
import type { Watch } from "#web/kernel/run-in-chunks.ts";

/** What is looked at: the whole body, a structure or a contract, and the months. */
export type Scope = Omit<SentInput<typeof recomputation.previewRecompute>, "skip">;

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
