import { type Kysely, sql } from "kysely";
import { totalsOf } from "#domain/attendance/month.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { type Day, daysOfMonth } from "#domain/calendar/day.ts";
import type { DB } from "../../db/database.gen.ts";
import { calendarOfRows, reasonsOf, scheduleOf, termOf } from "../../db/seed/as-domain.ts";
import { inBodies } from "../../db/seed/in-body.ts";
import { type ContractDays, resultOn } from "../../db/seed/record-row.ts";
import type { SmallWorld } from "./small-world.ts";
import { type Cell, cellKey, type Writers } from "./writers.ts";

/** The database compared with the writers' books; all zero if nothing was lost, torn or done twice. */
export type Losses = {
  /** Acknowledged saves of a record that are missing. */
  lost: number;
  /** Unanswered saves of which only some records were stored. */
  torn: number;
  /** Records that no save explains. */
  strange: number;
  /** Records whose number of ledger entries differs from their number of saves. */
  ledger: number;
  /** Months whose stored totals differ from those of their records. */
  totals: number;
};

/** Compares what is stored with what was acknowledged, while no request is in progress. */
export async function lossesOf(
  owner: Kysely<DB>,
  world: SmallWorld,
  writers: Writers,
): Promise<Losses> {
  return inBodies(owner, [world.organizationId], async (tx) => {
    const stored = await storedCells(tx);
    const unanswered = new Map(
      writers
        .unanswered()
        .flatMap((save) => [...save.cells].map(([id, cell]) => [cellKey(id, save.date), cell])),
    );
    const applied = (key: string) => stored.get(key)?.version === unanswered.get(key)?.version;
    const torn = writers.unanswered().filter((save) => {
      const standing = [...save.cells.keys()].filter((id) => applied(cellKey(id, save.date)));
      return standing.length > 0 && standing.length < save.cells.size;
    });
    const losses = { lost: 0, strange: 0, torn: torn.length };
    for (const key of new Set([...stored.keys(), ...writers.acknowledged.keys()])) {
      const have = stored.get(key);
      const known = writers.acknowledged.get(key);
      losses.lost += Math.max((known?.version ?? 0) - (have?.version ?? 0), 0);
      const explained = [known, unanswered.get(key)].some((one) => same(one, have));
      if (!explained && (have?.version ?? 0) >= (known?.version ?? 0)) losses.strange += 1;
    }
    return {
      ...losses,
      ledger: await wrongLedger(tx, stored),
      totals: await wrongTotals(tx, world, stored),
    };
  });
}

function same(left: Cell | undefined, right: Cell | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [one, other] = [left.intervals[0], right.intervals[0]];
  return left.version === right.version && one?.from === other?.from && one?.to === other?.to;
}

/** Every record of the body, in the form of the writers' books. */
export function storedCellsByKey(owner: Kysely<DB>, world: SmallWorld): Promise<Map<string, Cell>> {
  return inBodies(owner, [world.organizationId], storedCells);
}

async function storedCells(tx: Kysely<DB>): Promise<Map<string, Cell>> {
  const rows = await tx
    .selectFrom("attendance_record")
    .select(["contract_id", "date", "version", "intervals"])
    .execute();
  return new Map(
    rows.map((row) => [
      cellKey(row.contract_id, row.date),
      { version: row.version, intervals: row.intervals as unknown as Interval[] },
    ]),
  );
}

async function wrongLedger(tx: Kysely<DB>, stored: ReadonlyMap<string, Cell>): Promise<number> {
  const { rows } = await sql<{ subject_id: string; entries: number }>`
    select subject_id, count(*)::int as entries from ledger_entry
    where subject_kind = 'attendance-record' group by subject_id
  `.execute(tx);
  const entries = new Map(rows.map((row) => [row.subject_id, row.entries]));
  const keys = [...new Set([...stored.keys(), ...entries.keys()])];
  return keys.filter((key) => (stored.get(key)?.version ?? 0) !== (entries.get(key) ?? 0)).length;
}

async function wrongTotals(
  tx: Kysely<DB>,
  world: SmallWorld,
  stored: ReadonlyMap<string, Cell>,
): Promise<number> {
  const daysOf = await contractDays(tx);
  const months = await tx
    .selectFrom("monthly_contract")
    .select(["contract_id", "totals"])
    .where("month", "=", world.month)
    .execute();
  const wrong = months.filter(({ contract_id, totals }) => {
    const intervalsOn = (day: Day) => stored.get(cellKey(contract_id, day))?.intervals ?? [];
    const results = daysOfMonth(world.month).map((day) =>
      resultOn(daysOf(contract_id), day, intervalsOn(day)),
    );
    return canonical(totals) !== canonical(totalsOf(results));
  });
  return wrong.length;
}

async function contractDays(tx: Kysely<DB>): Promise<(contractId: string) => ContractDays> {
  const contracts = await tx.selectFrom("contract").selectAll().execute();
  const terms = (await tx.selectFrom("contract_term").selectAll().execute()).map(termOf);
  const schedules = await tx.selectFrom("schedule").selectAll().execute();
  const shared = {
    schedules: new Map(schedules.map((row) => [row.id, scheduleOf(row)])),
    calendar: calendarOfRows({
      regime: "public",
      rules: await tx.selectFrom("holiday_rule").selectAll().execute(),
      moves: [],
      locals: [],
      closures: [],
    }),
    reasons: reasonsOf(await tx.selectFrom("absence_reason").selectAll().execute()),
  };
  return (contractId) => {
    const contract = contracts.find((one) => one.id === contractId);
    if (!contract) throw new Error(`No contract ${contractId}`);
    return { ...shared, contract, terms: terms.filter((term) => term.contractId === contractId) };
  };
}

function canonical(totals: unknown): string {
  const entries = Object.entries(totals as Record<string, unknown>);
  return JSON.stringify(entries.toSorted(([one], [other]) => one.localeCompare(other)));
}
