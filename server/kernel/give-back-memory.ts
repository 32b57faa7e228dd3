import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FastifyInstance } from "fastify";

/** Without a call for so long, nobody waits for the next answer. */
const quietMs = 30_000;
/** A heap of less is not worth stopping for. */
const worthBytes = 128 * 2 ** 20;
/** Those who ask whether the server lives leave nothing behind. */
const watching = ["/health", "/ready", "/metrics"];

/**
 * Gives back to the system what a load left behind, once all is quiet: the engine keeps the room in which short-lived
 * values stood, nearly empty, for as long as nothing presses. It stops the server for a third of a second.
 */
export function giveBackMemory(app: FastifyInstance, collect: () => void = collectAll): void {
  const timer = setTimeout(collect, quietMs).unref();
  app.addHook("onResponse", async ({ url }) => {
    if (!watching.includes(url)) timer.refresh();
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}

function collectAll(): void {
  if (getHeapStatistics().total_heap_size < worthBytes) return;
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function")
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
