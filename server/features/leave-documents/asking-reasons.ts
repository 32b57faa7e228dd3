import type { FindingParameters } from "#domain/attendance/findings/parameters.ts";
import {
  parametersInMonth,
  type SetParameter,
} from "#domain/attendance/findings/set-parameters.ts";
import { addDays, type Day, firstDay, monthOf } from "#domain/calendar/day.ts";
import { isHidden } from "#domain/leave/hidden-reasons.ts";
import { reasonMask, reasonsInOrder, reasonsOn } from "#server/features/attendance/public.ts";
import { settingsOfBody } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** A reason that asks for a document, on the days from the first to the last. */
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

const [always, forever]: [Day, Day] = ["1900-01-01", "9999-12-31"];

/** The reasons that ask for a document, each as in force on the days of the absence, except those that the actor may not see. */
export async function askingReasons(ctx: BodyContext): Promise<AskingReason[]> {
  const [on, mask] = [await reasonsOn(ctx), await reasonMask(ctx)];
  const reasons = on(ctx.today);
  const settings = await settingsOfBody(ctx);
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
    .flatMap(({ documentDueDays, ...edition }) => {
      const isSensitive = [edition, reasons.get(edition.code)].some((one) => one && isHidden(one));
      const dues =
        documentDueDays === null ? duesOfBody(edition, settings) : [{ dueDays: documentDueDays }];
      return dues.map((due) => ({ ...edition, isSensitive, ...due }));
    });
}

/** The body's setting for a reason that sets none, over its days: by the month of each day, as R18 does. */
function duesOfBody({ from, to }: { from: Day; to: Day }, settings: readonly SetParameter[]) {
  const changes = settings
    .filter(({ name }) => name === ("documentDueDays" satisfies keyof FindingParameters))
    .map(({ validFrom }) => firstDay(monthOf(validFrom)))
    .filter((day) => day > from && day <= to);
  const begins = [from, ...new Set(changes.toSorted())];
  return begins.map((begin, index) => {
    const next = begins[index + 1];
    const { documentDueDays: dueDays } = parametersInMonth(monthOf(begin), settings);
    return { from: begin, to: next === undefined ? to : addDays(next, -1), dueDays };
  });
}

/** The reason in force for the document of an absence with that last day. */
export function askingOn(
  reasons: readonly AskingReason[],
  code: string,
  day: Day,
): AskingReason | undefined {
  return reasons.find((one) => one.code === code && one.from <= day && day <= one.to);
}
