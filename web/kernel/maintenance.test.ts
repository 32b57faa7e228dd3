import { afterEach, expect, test, vi } from "vitest";
import { away } from "./away.ts";
import {
  followMaintenance,
  maintenanceState,
  onMaintenance,
  watchMaintenance,
} from "./maintenance.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inside = () => Response.json({ active: true });
const outside = () => Response.json({ active: false });
const lateMs = 6_000;
const lateAndBusy = () =>
  new Promise<Response>((resolve) =>
    setTimeout(() => resolve(Response.json({}, { status: 503 })), lateMs),
  );

/** A server that counts how often it is asked. */
function serve() {
  const server = { asks: 0, answer: inside as () => Response | Promise<Response> };
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/config.json") return Response.json({ apiBaseUrl: "/api" });
    server.asks += 1;
    return server.answer();
  });
  return server;
}

test("an idle page notices by itself that maintenance has ended, despite lost answers", async () => {
  vi.useFakeTimers();
  const server = serve();
  let met = 0;
  watchMaintenance();
  onMaintenance(() => (met += 1));
  away.tell();
  away.tell();
  await vi.advanceTimersByTimeAsync(0);
  expect([maintenanceState.get()?.active, met, server.asks]).toEqual([true, 1, 1]);

  await vi.advanceTimersByTimeAsync(15_000);
  server.answer = lateAndBusy;
  await vi.advanceTimersByTimeAsync(15_000 + lateMs);
  expect([maintenanceState.get()?.active, server.asks]).toEqual([true, 3]);
  server.answer = outside;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([maintenanceState.get(), met]).toEqual([null, 1]);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asks).toBe(4);
});

test("a page that follows maintenance asks no more often than others, also once it is over", async () => {
  vi.useFakeTimers();
  const server = serve();
  const leave = followMaintenance();
  await vi.advanceTimersByTimeAsync(0);
  expect([server.asks, maintenanceState.get()?.active]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(15_000);
  server.answer = outside;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([server.asks, maintenanceState.get()?.active]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(15_000);
  leave();
  expect(maintenanceState.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asks).toBe(5);
});
