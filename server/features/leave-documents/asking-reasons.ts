import { addDays, type Day, monthOf } from "#domain/calendar/day.ts";
import { isHidden } from "#domain/leave/hidden-reasons.ts";
import type { Reader } from "#server/db/handles.ts";
import { reasonMask, reasonsInOrder, reasonsOn } from "#server/features/attendance/public.ts";
import { findingParameters } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** A reason of absence that asks for a document, on the days from the first to the last. */
export type AskingReason = {
  code: string;
  from: Day;
  to: Day;
  title: string;
  documentKind: string;
  isSensitive: boolean;
  /** Days after the absence within which the document is due. */
  dueDays: number;
};

const [always, forever]: [Day, Day] = ["0001-01-01", "9999-12-31"];

/** The reasons that ask for a document, each as it stands on the days of the absence, but for those that the actor may not know. */
export async function askingReasons(ctx: BodyContext, db: Reader): Promise<AskingReason[]> {
  const { today, organizationId } = ctx;
  const [on, mask] = [await reasonsOn(ctx), await reasonMask(ctx)];
  const reasons = on(today);
  const parameters = await findingParameters(db, organizationId, monthOf(today));
  const editionsOf = (code: string) => {
    const editions = [];
    for (let to = forever; ;) {
      const edition = on(to).get(code);
      if (!edition) return editions;
      const from = edition.validFrom ?? always;
      const isFirst = from === always || on(addDays(from, -1)).get(code) === edition;
      editions.push({ ...edition, from: isFirst ? always : from, to });
      if (isFirst) return editions;
      to = addDays(from, -1);
    }
  };
  const all = await reasonsInOrder(ctx);
  return all
    .flatMap(({ code }) => editionsOf(code))
    .filter(({ requiresDocument, code, to }) => requiresDocument && mask.code(to, code) === code)
    .map(({ documentDueDays, ...edition }) => ({
      ...edition,
      isSensitive: [edition, reasons.get(edition.code)].some((one) => one && isHidden(one)),
      dueDays: documentDueDays ?? parameters.documentDueDays,
    }));
}

/** The reason as it asks for the document of an absence with that last day. */
export function askingOn(
  reasons: readonly AskingReason[],
  code: string,
  day: Day,
): AskingReason | undefined {
  return reasons.find((one) => one.code === code && one.from <= day && day <= one.to);
}
