import { afterEach, expect, test, vi } from "vitest";
import { away } from "./away.ts";
import { inMaintenance, onMaintenance, watchMaintenance } from "./maintenance.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inside = () => Response.json({ active: true });

test("a page on which nobody does anything learns by itself that maintenance has ended, through answers that do not come", async () => {
  vi.useFakeTimers();
  let answer = inside;
  let asks = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/config.json") return Response.json({ apiBaseUrl: "/api" });
    asks += 1;
    return answer();
  });
  let met = 0;
  watchMaintenance();
  onMaintenance(() => (met += 1));
  away.tell();
  away.tell();
  await vi.advanceTimersByTimeAsync(0);
  expect([inMaintenance.get(), met, asks]).toEqual([true, 1, 1]);

  await vi.advanceTimersByTimeAsync(15_000);
  answer = () => Response.json({}, { status: 503 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(inMaintenance.get()).toBe(true);
  answer = () => Response.json({ active: false });
  await vi.advanceTimersByTimeAsync(15_000);
  expect([inMaintenance.get(), met]).toEqual([false, 1]);

  const asked = asks;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asks).toBe(asked);
});
