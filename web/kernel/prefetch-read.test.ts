import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { structures } from "#api/structures.ts";
import { queryOf } from "./calls.ts";
import { prefetchRead } from "./prefetch-read.ts";

const input = { organizationId: "1", skip: 0, take: 50 };
const begin = (client: QueryClient, preload: boolean) =>
  prefetchRead(client, structures.getAll, input, preload);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page whose answer comes soon is drawn with it", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ items: [], total: 0 }));
  const client = new QueryClient();
  const begun = begin(client, false);
  await vi.advanceTimersByTimeAsync(0);
  await begun;
  expect(client.getQueryData(queryOf(structures.getAll, input).queryKey)).toBeDefined();
});

test("a page whose answer does not come soon is drawn without it", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const client = new QueryClient();
  const onDrawn = vi.fn<() => void>();
  void begin(client, false)?.then(onDrawn);
  await vi.advanceTimersByTimeAsync(50);
  expect(onDrawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(onDrawn).toHaveBeenCalled();
});

test("a hovered link is not waited for", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  expect(begin(new QueryClient(), true)).toBeUndefined();
});

test("a reopened page is drawn with the answer requested on the way, not with the earlier one", async () => {
  let total = 1;
  vi.stubGlobal("fetch", async () => Response.json({ items: [], total: total++ }));
  const client = new QueryClient();
  await begin(client, false);
  void begin(client, true);
  await begin(client, false);
  expect(client.getQueryData(queryOf(structures.getAll, input).queryKey)).toMatchObject({
    total: 2,
  });
});

test("a reopened page fetches again what it asked for, even if prefetched meanwhile", async () => {
  const fetchMock = vi.fn<typeof fetch>(async () => Response.json({ items: [], total: 0 }));
  vi.stubGlobal("fetch", fetchMock);
  const client = new QueryClient();
  const opened = begin(client, false);
  void begin(client, true);
  await opened;
  await begin(client, false);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
