import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { sendUntilAnswered, type Waiting } from "./sending.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A `Waiting` that records what it was called with. */
function waitingRoom() {
  const stop = new AbortController();
  const pauses: (number | null)[] = [];
  const hurries = new Set<() => void>();
  const waiting: Waiting = {
    signal: stop.signal,
    onPause: (pauseMs) => pauses.push(pauseMs),
    onHurry: (hurry) => {
      hurries.add(hurry);
      return () => hurries.delete(hurry);
    },
  };
  const hurry = () => hurries.forEach((one) => one());
  return { waiting, pauses, stop, hurries, hurry };
}

const lost = () => Promise.reject(new ApiError(undefined, null));

/** A write that is lost `count` times, then answered. */
function lostTimes(count: number) {
  let left = count;
  return vi.fn(() => (left-- > 0 ? lost() : Promise.resolve("answer")));
}

test("a lost write is retried after growing pauses, at most a minute, until answered", async () => {
  const { waiting, pauses, hurries } = waitingRoom();
  const answer = sendUntilAnswered(lostTimes(7), waiting);
  await vi.runAllTimersAsync();
  expect(await answer).toBe("answer");
  expect(pauses.filter((pause) => pause !== null)).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ]);
  expect(hurries.size).toBe(0);
});

test("the return of the network ends the pause", async () => {
  const { waiting, hurry } = waitingRoom();
  const write = lostTimes(2);
  const answer = sendUntilAnswered(write, waiting);
  await vi.advanceTimersByTimeAsync(0);
  hurry();
  await vi.advanceTimersByTimeAsync(0);
  hurry();
  expect(await answer).toBe("answer");
  expect(write).toHaveBeenCalledTimes(3);
});

test("a refusal is thrown at once", async () => {
  const { waiting } = waitingRoom();
  const write = vi.fn(() => Promise.reject(new ApiError(400, null)));
  await expect(sendUntilAnswered(write, waiting)).rejects.toMatchObject({ status: 400 });
  expect(write).toHaveBeenCalledTimes(1);
});

test("leaving the page stops the waiting", async () => {
  const { waiting, stop, hurries } = waitingRoom();
  const answer = sendUntilAnswered(lost, waiting);
  await vi.advanceTimersByTimeAsync(0);
  stop.abort(new Error("left"));
  await expect(answer).rejects.toThrow("left");
  expect(hurries.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
