import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { imports } from "#api/imports.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { clockToleranceMs } from "#domain/devices/reader-line.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { decoded } from "#server/integrations/files/decoded.ts";
import { Fault } from "#server/kernel/fault.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { importTexts } from "#texts/imports.ts";
import { punchPageTexts } from "#texts/punch-pages.ts";
import { type AttlogPunch, parseAttlog } from "./attlog.ts";

const batchSize = 20_000;
const mostBadLines = 50;

/**
 * Keeps the raw lines of a card reader. A line known already changes nothing; one whose card nobody has waits until a
 * person gives the card to someone. Times that have not come yet are left out, since nobody could take them back.
 */
export const importPunches: Handler<typeof imports.punches> = async (
  ctx,
  { organizationId, fileName },
  bytes,
) => {
  const { lines, punches: read, bad } = await parseAttlog(decoded(bytes));
  const latest = ctx.now.getTime() + clockToleranceMs;
  const punches = read.filter(({ at }) => Date.parse(at) <= latest);
  const ahead = read.length - punches.length;
  if (punches.length === 0)
    throw new Fault("invalid", {
      detail: ahead > 0 ? punchPageTexts.ahead(ahead) : importTexts.noPunches,
    });
  const days = punches.map(({ at }) => at).toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return write({ ...ctx, source: "import" }, "punch.import", async (tx) => {
    let added = 0;
    for (let start = 0; start < punches.length; start += batchSize)
      added += await storePunches(tx, organizationId, punches.slice(start, start + batchSize));
    const result = {
      lines,
      added,
      known: punches.length - added,
      unknownCards: await unknownCardsAmong(tx, organizationId, punches),
      bad: bad.length,
      badLines: bad.slice(0, mostBadLines),
      ambiguous: punches.filter(({ isAmbiguous }) => isAmbiguous).length,
      ahead,
      from: dayAt(first),
      to: dayAt(last),
    };
    const { badLines: _, ...after } = result;
    return { entries: added > 0 ? [entryOf("punch-file", fileName, { after })] : [], result };
  });
};

async function storePunches(
  tx: Writer,
  organizationId: string,
  punches: readonly AttlogPunch[],
): Promise<number> {
  const column = (of: (punch: AttlogPunch) => string) => punches.map(of);
  const { numAffectedRows } = await sql`
    insert into punch (organization_id, id, source, card_number, at, direction, raw_line, employee_id)
    select ${organizationId}::uuid, n.id, 'attlog', n.card_number, n.at, n.direction, n.raw_line, e.id
    from unnest(${column(() => uuid())}::uuid[], ${column((one) => one.cardNumber)}::text[],
      ${column((one) => one.at)}::timestamptz[], ${column((one) => one.direction)}::text[],
      ${column((one) => one.rawLine)}::text[]) as n(id, card_number, at, direction, raw_line)
    left join employee e on e.organization_id = ${organizationId} and e.card_number = n.card_number
    on conflict (organization_id, source, card_number, at, direction) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function unknownCardsAmong(
  tx: Writer,
  organizationId: string,
  punches: readonly AttlogPunch[],
): Promise<number> {
  const cards = [...new Set(punches.map(({ cardNumber }) => cardNumber))];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${cards}::text[]) as n(card_number)
    where not exists (
      select from employee e where e.organization_id = ${organizationId} and e.card_number = n.card_number)
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
