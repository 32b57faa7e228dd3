import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FastifyInstance } from "fastify";

/** After this long without a call, no one is waiting for the next response. */
const quietMs = 30_000;
/** A smaller heap is not worth a pause. */
const worthBytes = 128 * 2 ** 20;
/** Health checks and metrics leave no garbage worth collecting. */
const watching = ["/health", "/ready", "/metrics"];

/**
 * Returns memory to the system after a load, once the server is idle: V8 keeps the nearly empty space of short-lived
 * objects as long as there is no memory pressure. The collection stops the server for a third of a second.
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
