import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { AwayLeave, leaves } from "#api/leaves.ts";
import { addDays } from "#domain/calendar/day.ts";
import { hiddenReasonTexts } from "#texts/hidden-reasons.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Reader } from "#server/db/handles.ts";
import { type Page, rowsIn } from "#server/db/page.ts";
import {
  calculatorOf,
  type ContractDay,
  daysOfContracts,
  reasonMask,
} from "#server/features/attendance/public.ts";
import type { RowsOfCalendar } from "#server/integrations/files/exported-calendar.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireSpan } from "./require-span.ts";

type Input = InputOf<typeof leaves.getAway>;

type PersonAway = Pick<AwayLeave, "contractId" | "name" | "structureId" | "structureTitle">;

/** The days of a few people are computed at once: meanwhile the server answers no one else. */
const [mostPeople, everyone, peopleAtOnce] = [2000, 1_000_000, 20];

/** A leave that extends beyond the requested days is reported up to so many days before and after them. */
const daysAround = 62;

/**
 * Who is away on some days: each person's leaves, joined across days without a duty, also where they begin before or
 * end after those days. Reasons the actor may not see are masked, as everywhere else. Beyond 2,000 people it returns
 * how many are left out.
 */
export const awayOf: Handler<typeof leaves.getAway> = async (ctx, query) => {
  requireSpan(query);
  const tell = await leavesTeller(ctx, query);
  return readBody(ctx, async (db) => {
    const people = await peopleAway(db, query, { skip: 0, take: mostPeople });
    const items = await readInTurn(db, tell, people);
    const leftOut = people.length < mostPeople ? 0 : (await countOf(away(db, query))) - mostPeople;
    return { items, leftOut };
  });
};

/** The same for everyone, for a calendar that is built in memory. */
export async function leavesOfEveryone(ctx: BodyContext, query: Input): Promise<AwayLeave[]> {
  const tell = await leavesTeller(ctx, query);
  return readBody(ctx, async (db) =>
    readInTurn(db, tell, await peopleAway(db, query, { skip: 0, take: everyone })),
  );
}

async function readInTurn(
  db: Reader,
  tell: LeavesTeller,
  people: readonly PersonAway[],
): Promise<AwayLeave[]> {
  const leaves: AwayLeave[] = [];
  for (let at = 0; at < people.length; at += peopleAtOnce)
    leaves.push(...(await tell(db, people.slice(at, at + peopleAtOnce))));
  return leaves;
}

/** Everyone who is away, person by person, for a calendar that is streamed while they are read. */
export async function rowsOfAway(
  ctx: BodyContext,
  query: Input,
): Promise<Pick<RowsOfCalendar<AwayLeave[]>, "bodies" | "rows" | "batch">> {
  const tell = await leavesTeller(ctx, query);
  return {
    bodies: [query.organizationId],
    batch: peopleAtOnce,
    rows: async (db, page) => {
      const people = await peopleAway(db, query, page);
      const leaves = Map.groupBy(await tell(db, people), ({ contractId }) => contractId);
      return people.map(({ contractId }) => leaves.get(contractId) ?? []);
    },
  };
}

/** Returns the leaves of some people in the requested days. */
type LeavesTeller = (db: Reader, people: readonly PersonAway[]) => Promise<AwayLeave[]>;

async function leavesTeller(
  ctx: BodyContext,
  { organizationId, from, to }: Pick<Input, "organizationId" | "from" | "to">,
): Promise<LeavesTeller> {
  const [calculator, mask] = [await calculatorOf(ctx), await reasonMask(ctx)];
  return async (db, people) => {
    const found = await daysOfContracts(db, calculator, {
      organizationId,
      contractIds: people.map(({ contractId }) => contractId),
      from: addDays(from, -daysAround),
      to: addDays(to, daysAround),
    });
    const byContract = new Map(found.map(({ contractId, days }) => [contractId, days]));
    return people.flatMap((person) =>
      spellsOf(byContract.get(person.contractId) ?? [], mask.code).flatMap((spell) => {
        if (spell.to < from || spell.from > to) return [];
        const known = calculator.reasonsOn(spell.from).get(spell.code);
        const title = known?.title ?? hiddenReasonTexts.paid.title;
        return [{ ...person, ...spell, title }];
      }),
    );
  };
}

type Spell = Pick<AwayLeave, "code" | "from" | "to">;

/** Consecutive days of the same leave; a day with a duty and no such leave ends it. */
function spellsOf(
  days: readonly ContractDay[],
  codeToTell: (day: string, code: string) => string,
): Spell[] {
  const spells: Spell[] = [];
  let isOpen = false;
  for (const { date, plan, result } of days) {
    const { label, reason } = result;
    const isAway = (label === "leave" || label === "sick" || label === "unpaid") && reason !== null;
    const code = isAway ? codeToTell(date, reason) : null;
    const last = spells.at(-1);
    if (code === null) isOpen &&= plan.minutes === 0;
    else if (isOpen && last?.code === code) last.to = date;
    else {
      spells.push({ code, from: date, to: date });
      isOpen = true;
    }
  }
  return spells;
}

/** The people with a whole day of leave in the range, by structure and name. */
function peopleAway(db: Reader, query: Input, page: Page): Promise<PersonAway[]> {
  const list = away(db, query)
    .select(["p.contractId", "p.name", "p.structureId", "p.structureTitle"])
    .orderBy(sql`p."structureTitle" collate "el-x-icu"`)
    .orderBy("p.searchKey")
    .orderBy("p.contractId");
  return rowsIn(list, page);
}

function away(db: Reader, { organizationId, from, to, structureId, contractId }: Input) {
  const people = sql<PersonAway & { searchKey: string }>`(
    select c.id as "contractId", e.last_name || ' ' || e.first_name as name, s.id as "structureId",
      s.title as "structureTitle", e.search_key as "searchKey"
    from (
      select r.contract_id, (array_agg(r.structure_id order by r.date desc))[1] as structure_id
      from attendance_record r
      where r.organization_id = ${organizationId} and r.date between ${from} and ${to}
        and r.reason is not null and r.label in ('leave', 'sick', 'unpaid')
        and (${structureId ?? null}::uuid is null or r.structure_id = ${structureId ?? null}::uuid)
        and (${contractId ?? null}::uuid is null or r.contract_id = ${contractId ?? null}::uuid)
      group by r.contract_id) a
    join contract c on c.organization_id = ${organizationId} and c.id = a.contract_id
    join employee e on e.organization_id = ${organizationId} and e.id = c.employee_id
    join structure s on s.organization_id = ${organizationId} and s.id = a.structure_id)`.as<"p">(
    "p",
  );
  return db.selectFrom(people);
}
