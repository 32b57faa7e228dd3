import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SavedRecord } from "#api/attendances.ts";
import { ApiError } from "#web/kernel/api-error.ts";
import { contentOf } from "../model/content.ts";
import { noDrafts, withDrafts, type Drafts } from "../model/drafts.ts";
import { cellsToSend } from "../model/answers.ts";
import { recordsOf } from "../model/records.ts";
import { courierOf, type Hearer, type Means, type Write } from "./courier.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const days = ["2026-03-01", "2026-03-02"];
const present = contentOf([{ kind: "work", from: null, to: null, mark: "typed" }]);

function draftsFor(...contracts: string[]): Drafts {
  return withDrafts(
    noDrafts,
    contracts.map((contractId) => [
      { contractId, day: 1 },
      { content: present, version: 0 },
    ]),
  );
}

function writeOf(drafts: Drafts): Write | null {
  const cells = cellsToSend(drafts);
  const body = { organizationId: "o", structureId: "s", records: recordsOf(cells, days[0] ?? "") };
  return cells.length === 0 ? null : { cells, body };
}

function savedOf(body: Write["body"]): { records: SavedRecord[] } {
  return {
    records: body.records.map(({ contractId, date }) => ({
      contractId,
      date,
      outcome: "saved",
      version: 1,
      messages: [],
    })),
  };
}

/** A device that outlives its couriers, and a server that answers as instructed. */
function device(answer: (body: Write["body"], attempt: number) => { records: SavedRecord[] }) {
  const kept: { parcel: Awaited<ReturnType<Means["parcel"]>> } = { parcel: null };
  const writes: { key: string; body: Write["body"] }[] = [];
  const heard: unknown[] = [];
  const means: Means = {
    parcel: async () => kept.parcel,
    change: async (change) => {
      kept.parcel = structuredClone(change(kept.parcel));
    },
    write: async (body, key) => {
      writes.push({ key, body });
      return answer(body, writes.length);
    },
  };
  const hearer: Hearer = {
    onSending: (cells) => heard.push(["sending", cells.length]),
    onRestored: (drafts) => heard.push(["restored", drafts.size]),
    onAnswer: (cells) => heard.push(["answer", cells.length]),
    onError: (error) => heard.push(["error", error]),
    onDelivery: () => undefined,
  };
  return { kept, writes, heard, courier: () => courierOf(means, hearer) };
}

const lost = () => {
  throw new ApiError(undefined, null);
};

test("saved drafts are removed from the device", async () => {
  const { kept, heard, courier } = device(savedOf);
  const one = courier();
  one.keep(draftsFor("a", "b"));
  await vi.runAllTimersAsync();
  expect(kept.parcel?.work.size).toBe(2);
  await one.send(writeOf);
  expect(heard).toEqual([
    ["sending", 2],
    ["answer", 2],
  ]);
  expect(kept.parcel).toBeNull();
});

test("a lost write is repeated with the same key and body", async () => {
  const { writes, heard, courier } = device((body, attempt) =>
    attempt < 3 ? lost() : savedOf(body),
  );
  const one = courier();
  one.keep(draftsFor("a"));
  void one.send(writeOf);
  await vi.advanceTimersByTimeAsync(1);
  one.keep(draftsFor("a", "b"));
  await vi.runAllTimersAsync();
  expect(writes).toHaveLength(3);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
  expect(writes[2]?.body).toEqual(writes[0]?.body);
  expect(heard).toEqual([
    ["sending", 1],
    ["answer", 1],
  ]);
});

test("a write without an answer is finished on the next visit, under the same key", async () => {
  const { kept, writes, heard, courier } = device((body, attempt) =>
    attempt === 1 ? lost() : savedOf(body),
  );
  const first = courier();
  first.keep(draftsFor("a"));
  void first.send(writeOf);
  await vi.advanceTimersByTimeAsync(1);
  first.leave();
  await vi.runAllTimersAsync();
  expect(writes).toHaveLength(1);
  expect(kept.parcel?.sending).not.toBeNull();

  await courier().resume();
  expect(heard).toEqual([
    ["sending", 1],
    ["sending", 1],
    ["restored", 1],
    ["answer", 1],
  ]);
  expect(writes[1]).toEqual(writes[0]);
});

test("edits made during a write stay on the device", async () => {
  const { kept, courier } = device(savedOf);
  const one = courier();
  one.keep(draftsFor("a"));
  const sent = one.send(writeOf);
  one.keep(draftsFor("a", "b"));
  await sent;
  expect([...(kept.parcel?.work.keys() ?? [])]).toEqual(["b"]);
});

test("saving again during a save sends what came since", async () => {
  const { writes, courier } = device(savedOf);
  const one = courier();
  one.keep(draftsFor("a"));
  const sent = one.send(writeOf);
  one.keep(draftsFor("a", "b"));
  await one.send(writeOf);
  await sent;
  expect(writes.map(({ body }) => body.records.map(({ contractId }) => contractId))).toEqual([
    ["a"],
    ["b"],
  ]);
});

test("saving while an earlier visit is being finished sends what is there afterwards", async () => {
  const { kept, writes, courier } = device((body, attempt) => {
    if (attempt === 1) return lost();
    if (attempt === 2) {
      next.keep(draftsFor("a", "b"));
      void next.send(writeOf);
    }
    return savedOf(body);
  });
  const [first, next] = [courier(), courier()];
  first.keep(draftsFor("a"));
  void first.send(writeOf);
  await vi.advanceTimersByTimeAsync(1);
  first.leave();
  await vi.runAllTimersAsync();
  await next.resume();
  expect(writes.map(({ body }) => body.records.map(({ contractId }) => contractId))).toEqual([
    ["a"],
    ["a"],
    ["b"],
  ]);
  expect(kept.parcel).toBeNull();
});

test("a refusal of the whole call leaves everything unchanged, and the next save has a new key", async () => {
  const { kept, writes, heard, courier } = device((body, attempt) => {
    if (attempt === 1) throw new ApiError(403, null);
    return savedOf(body);
  });
  const one = courier();
  one.keep(draftsFor("a"));
  await one.send(writeOf);
  await vi.runAllTimersAsync();
  expect(heard).toEqual([
    ["sending", 1],
    ["sending", 0],
    ["error", expect.objectContaining({ status: 403 })],
  ]);
  expect(kept.parcel?.work.size).toBe(1);
  await one.send(writeOf);
  expect(writes[1]?.key).not.toBe(writes[0]?.key);
});

const keptOf = ({ parcel }: ReturnType<typeof device>["kept"]) => [...(parcel?.work.keys() ?? [])];

test("two tabs with one sheet keep what is typed in each, and neither deletes the other's", async () => {
  const { kept, courier } = device(savedOf);
  const [one, other] = [courier(), courier()];
  one.keep(draftsFor("a"));
  await vi.runAllTimersAsync();
  other.keep(draftsFor("b"));
  await vi.runAllTimersAsync();
  expect(keptOf(kept)).toEqual(["a", "b"]);
  await one.send(writeOf);
  one.leave();
  expect(keptOf(kept)).toEqual(["b"]);
  await other.send(writeOf);
  expect(kept.parcel).toBeNull();
});

test("a visit that ends before reading an earlier one's drafts deletes none of them", async () => {
  const { kept, courier } = device(savedOf);
  const [first, hasty, next] = [courier(), courier(), courier()];
  first.keep(draftsFor("a"));
  first.leave();
  const looking = hasty.resume();
  hasty.leave();
  await looking;
  expect(keptOf(kept)).toEqual(["a"]);
  await next.resume();
  next.keep(draftsFor("a", "b"));
  next.keep(draftsFor("b"));
  next.leave();
  expect(keptOf(kept)).toEqual(["b"]);
});
