import { fileTexts } from "#texts/files.ts";
import { Fault } from "../../kernel/fault.ts";

/** Each holds a connection of the pool, of which ten are usual, while its caller takes the file. */
const mostOfServer = 4;
const mostOfUser = 2;
const retryAfterSeconds = 10;

/** User → exports that run. */
const running = new Map<string, number>();

/**
 * Counts an export of the user in; the answer, called once it has ended, counts it out. Throws `too-many` where the user
 * has two already, or this server four.
 */
export function beginExport(userId: string): () => void {
  const own = running.get(userId) ?? 0;
  if (own >= mostOfUser)
    throw new Fault("too-many", { detail: fileTexts.ownExportsRun, retryAfterSeconds });
  const all = [...running.values()].reduce((sum, count) => sum + count, 0);
  if (all >= mostOfServer)
    throw new Fault("too-many", { detail: fileTexts.otherExportsRun, retryAfterSeconds });
  running.set(userId, own + 1);
  return onlyOnce(() => {
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  });
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
