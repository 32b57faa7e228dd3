/** How far a run over many rows has come. */
export type Progress = { done: number; total: number };

/** Reports progress after each answer; nothing more is sent once `signal` is aborted. */
export type Watch = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** Rows per request: few enough that a run can be stopped, enough that it is not slow. */
const usualSize = 100;

/** The rows in chunks, one call each. */
export function inChunks<R>(rows: readonly R[], size = usualSize): R[][] {
  const chunks: R[][] = [];
  for (let at = 0; at < rows.length; at += size) chunks.push(rows.slice(at, at + size));
  return chunks;
}

/**
 * Sends the chunks one after the other and collects the answers. What was done before the run was stopped, or before a
 * call failed, stays done; it may be repeated.
 */
export async function runInChunks<R, O>(
  chunks: readonly R[][],
  send: (rows: R[]) => Promise<readonly O[]>,
  { signal, onProgress }: Watch,
): Promise<O[]> {
  const total = chunks.flat().length;
  const outcomes: O[] = [];
  let done = 0;
  for (const chunk of chunks) {
    if (signal.aborted) break;
    outcomes.push(...(await send(chunk)));
    done += chunk.length;
    onProgress({ done, total });
  }
  return outcomes;
}
