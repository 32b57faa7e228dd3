import { randomUUID } from "node:crypto";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { attendances } from "#api/attendances.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { SmallWorld } from "./small-world.ts";

/** The expected state of a record: its number of saves, and what the last one wrote. */
export type Cell = { version: number; intervals: Interval[] };

/** One save of a sheet, under the key with which it is repeated until it is answered. */
type Save = { key: string; date: Day; cells: ReadonlyMap<string, Cell> };

/** Clients that each save their own sheet, one save at a time, and note each acknowledged save on disk. */
export type Writers = {
  /** Saves until `settle`; earlier unanswered saves are repeated first, under their keys. */
  start: (origin: string) => void;
  /** Resolves once no request is in progress. */
  settle: () => Promise<void>;
  /** `contract/date` → the state after all acknowledged saves. */
  acknowledged: ReadonlyMap<string, Cell>;
  /** Saves without a response; each may be stored completely or not at all. */
  unanswered: () => Save[];
  /** Treats what is stored as acknowledged and forgets what is unanswered: to continue after a loss. */
  adopt: (standing: ReadonlyMap<string, Cell>) => void;
  /** The number of acknowledged saves, and responses that should never have come. */
  counts: { saves: number; wrongAnswers: string[] };
  close: () => void;
};

/** The key of a record in the writers' books. */
export function cellKey(contractId: string, date: Day): string {
  return `${contractId}/${date}`;
}

/** One writer for each sheet of the world. */
export function writersOf(world: SmallWorld, journalPath: string): Writers {
  const journal = openSync(journalPath, "a");
  const acknowledged = new Map<string, Cell>();
  const waiting: (Save | undefined)[] = world.sheets.map(() => undefined);
  const counts: Writers["counts"] = { saves: 0, wrongAnswers: [] };
  const made = world.sheets.map(() => 0);
  const work = { goesOn: false };
  let running: Promise<void>[] = [];

  const acknowledge = (save: Save) => {
    writeSync(journal, `${JSON.stringify({ ...save, cells: [...save.cells] })}\n`);
    fdatasyncSync(journal);
    for (const [contractId, cell] of save.cells)
      acknowledged.set(cellKey(contractId, save.date), cell);
    counts.saves += 1;
  };
  const write = async (writer: number, origin: string) => {
    while (work.goesOn) {
      const save = waiting[writer] ?? nextSave(world, writer, made[writer] ?? 0, acknowledged);
      waiting[writer] = save;
      const answer = await sent(world, origin, save);
      if (answer === "saved") {
        acknowledge(save);
        waiting[writer] = undefined;
        made[writer] = (made[writer] ?? 0) + 1;
        continue;
      }
      if (answer !== "away") counts.wrongAnswers.push(answer);
      await wait(20);
    }
  };
  return {
    start: (origin) => {
      work.goesOn = true;
      running = world.sheets.map((_, writer) => write(writer, origin));
    },
    settle: async () => {
      work.goesOn = false;
      await Promise.all(running);
    },
    acknowledged,
    unanswered: () => waiting.filter((save) => save !== undefined),
    adopt: (standing) => {
      acknowledged.clear();
      for (const [key, cell] of standing) acknowledged.set(key, cell);
      waiting.fill(undefined);
    },
    counts,
    close: () => closeSync(journal),
  };
}

function nextSave(
  world: SmallWorld,
  writer: number,
  number: number,
  acknowledged: ReadonlyMap<string, Cell>,
): Save {
  const date = world.dates[number % world.dates.length] ?? "";
  // Each save writes different times, so that a record shows which one it holds.
  const [from, to] = [400 + (number % 60), 700 + (Math.floor(number / 60) % 400)];
  const intervals: Interval[] = [{ kind: "work", from, to, mark: "typed" }];
  const cells = (world.sheets[writer] ?? []).map((contractId) => {
    const version = (acknowledged.get(cellKey(contractId, date))?.version ?? 0) + 1;
    return [contractId, { version, intervals }] as const;
  });
  return { key: randomUUID(), date, cells: new Map(cells) };
}

/** `away` if no response came or the server is not ready; else what came instead of an acknowledgement. */
async function sent(world: SmallWorld, origin: string, save: Save): Promise<string> {
  const { organizationId, structureId, token } = world;
  const records = [...save.cells].map(([contractId, { version, intervals }]) => ({
    contractId,
    date: save.date,
    version: version - 1,
    intervals,
  }));
  try {
    const response = await fetch(`${origin}/api${attendances.saveRecords.path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": save.key,
      },
      body: JSON.stringify({ organizationId, structureId, records }),
    });
    const text = await response.text();
    if (response.status === 503) return "away";
    return isSaved(response.status, text) ? "saved" : `${response.status} ${text.slice(0, 300)}`;
  } catch {
    return "away";
  }
}

function isSaved(status: number, text: string): boolean {
  if (status !== 200) return false;
  const { records } = attendances.saveRecords.output.parse(JSON.parse(text));
  return records.every((record) => record.outcome === "saved");
}
