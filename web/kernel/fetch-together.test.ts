import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchSide, opening } from "./fetch-together.ts";

const requestedPaths: string[] = [];
let answer: (url: URL) => Response;

beforeEach(() => {
  vi.useFakeTimers();
  requestedPaths.length = 0;
  answer = (url) => {
    const paths = url.searchParams.get("paths")?.split(" ");
    return Response.json(paths ? { answers: paths.map(responseTo) } : url.pathname);
  };
  vi.stubGlobal("fetch", async (given: string) => {
    if (given === "/config.json") return Response.json({ apiBaseUrl: "/api" });
    const url = new URL(given, "http://here");
    requestedPaths.push(url.pathname);
    return answer(url);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const responseTo = (path: string) => ({ status: 200, retryAfter: null, body: path });
const asks = () => [opening("/api/A/One", as("x")), opening("/api/A/Two", as("x"))];
const as = (token: string) => ({ headers: { Authorization: token } });
const textOf = async (response: Promise<Response>) => (await response).json() as Promise<string>;

test("reads of the same moment go in one request, each with its own answer; a single one goes alone", async () => {
  const both = [opening("/api/A/One?b=1", as("x")), opening("/api/A/Two", as("x"))].map(textOf);
  const besides = textOf(fetchSide("/api/A/Three", as("x")));
  await vi.advanceTimersByTimeAsync(30);
  expect(await Promise.all(both)).toEqual(["/A/One?b=1", "/A/Two"]);
  expect(await besides).toBe("/api/A/Three");
  expect(requestedPaths.toSorted()).toEqual(["/api/A/Three", "/api/Reads/GetTogether"]);
});

test("reads of two sessions are never batched", async () => {
  const both = [opening("/api/A/One", as("x")), opening("/api/A/One", as("y"))];
  await vi.advanceTimersByTimeAsync(0);
  await Promise.all(both);
  expect(requestedPaths).toEqual(["/api/A/One", "/api/A/One"]);
});

test("each read is refused as it would be alone; if the batch is refused, each gets the refusal", async () => {
  answer = () =>
    Response.json({
      answers: [
        { status: 404, retryAfter: null, body: { title: "none" } },
        { status: 429, retryAfter: "30", body: {} },
      ],
    });
  const refused = asks();
  await vi.advanceTimersByTimeAsync(0);
  const [one, two] = await Promise.all(refused);
  expect([one?.status, two?.status, two?.headers.get("Retry-After")]).toEqual([404, 429, "30"]);
  answer = () => Response.json({ title: "ended" }, { status: 401 });
  const ended = asks();
  await vi.advanceTimersByTimeAsync(0);
  const bodies = await Promise.all((await Promise.all(ended)).map((each) => each.json()));
  expect(bodies).toEqual([{ title: "ended" }, { title: "ended" }]);
});

test("more than sixteen reads go in several requests, and a cancelled one stops waiting", async () => {
  const left = new AbortController();
  const cancelled = fetchSide("/api/A/Gone", { ...as("x"), signal: left.signal });
  const all = Array.from({ length: 17 }, (_, n) => textOf(fetchSide(`/api/A/${n}`, as("x"))));
  left.abort();
  await expect(cancelled).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(30);
  await Promise.all(all);
  expect(requestedPaths.toSorted()).toEqual(["/api/A/16", "/api/Reads/GetTogether"]);
});
