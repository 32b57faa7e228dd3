import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveBackMemory } from "./give-back-memory.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("memory is released once after each period of calls, half a minute after the last; health checks are not calls", async () => {
  const app = Fastify();
  app.get("/api/any", () => "");
  app.get("/health", () => "");
  const collect = vi.fn();
  giveBackMemory(app, collect);
  const after = async (seconds: number, url: string) => {
    vi.advanceTimersByTime(seconds * 1000);
    await app.inject(url);
  };
  await after(20, "/api/any");
  await after(20, "/api/any");
  await after(20, "/health");
  expect(collect).not.toHaveBeenCalled();
  await after(20, "/health");
  expect(collect).toHaveBeenCalledOnce();
  await after(300, "/health");
  expect(collect).toHaveBeenCalledOnce();
  await after(1, "/api/any");
  await after(31, "/health");
  expect(collect).toHaveBeenCalledTimes(2);
  await app.close();
});
