import { firstDay, lastDay } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { instantText } from "#server/integrations/print/formats.ts";
import { printTexts } from "#texts/print.ts";
import type { StructureMonth } from "./digest-of-month.ts";
import { daysByOneself } from "./days-by-oneself.ts";
import type { Remark } from "./printed-rows.ts";
import { type Signature, currentCountersignatures } from "./signature.queries.ts";

/**
 * What the sheet says of people's own affairs: the days that somebody recorded of oneself, and the signer's own month,
 * which the signature does not cover.
 */
export async function ownRemarks(
  db: Reader,
  asked: StructureMonth & { contractIds: readonly string[]; signature: Signature | undefined },
): Promise<Remark[]> {
  const { month, signature } = asked;
  const days = await daysByOneself(db, { ...asked, from: firstDay(month), to: lastDay(month) });
  const recorded = [...days].flatMap(([contractId, dates]) =>
    [...dates].map((date) => ({ contractId, date, text: printTexts.byOneself })),
  );
  const leftOut = signature?.leftOut ?? [];
  if (leftOut.length === 0) return recorded;
  const confirmed = new Map(
    (await currentCountersignatures(db, asked)).map((one) => [one.contractId, one]),
  );
  const own = leftOut.map((contractId) => {
    const by = confirmed.get(contractId);
    const text = by
      ? printTexts.ownConfirmed(by.signedBy, instantText(by.signedAt), by.code)
      : printTexts.ownAwaits;
    return { contractId, date: lastDay(month), text };
  });
  return [...recorded, ...own];
}
