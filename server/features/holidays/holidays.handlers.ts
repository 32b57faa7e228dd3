import { v7 as uuid } from "uuid";
import type { OutputOf } from "#api/call.ts";
import type { holidays, HolidayPreview, HolidayYear, HolidayChangeIn } from "#api/holidays.ts";
import type { Day } from "#domain/calendar/day.ts";
import { insertRow } from "#server/db/rows.ts";
import { calendarOfBody } from "#server/features/attendance/public.ts";
import {
  effectOf,
  applyCalendarChange,
  lockStructures,
} from "#server/features/calendar-changes/public.ts";
import { type ExportColumn, shortList } from "#server/integrations/files/exported-list.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write, writeSystem } from "#server/kernel/write.ts";
import { closureRefusals } from "#texts/closures.ts";
import { holidayTexts as t, placeInWords } from "#texts/holidays.ts";
import { holidayYear } from "./holiday-year.ts";
import { calendarChangeIn, inBodyOf, plannedHoliday } from "./planned-holiday.ts";
import { storeHoliday } from "./store-holiday.ts";

type Saved = OutputOf<typeof holidays.save>;

/** A change and its days; `id` is the id of what it adds. */
type SaveRequest<C> = { change: C; dates: Day[]; id: string };

type Rule = HolidayYear["rules"][number];

type Local = HolidayYear["locals"][number];

const columns: readonly ExportColumn<Rule | Local>[] = [
  { header: t.holiday, width: 40, kind: "text", value: (item) => item.title },
  { header: t.day, width: 14, kind: "day", value: dayInForce },
  {
    header: t.kind,
    width: 16,
    kind: "text",
    value: (item) => t.kinds[isLocal(item) ? "full" : item.kind],
  },
  { header: t.rule, width: 28, kind: "text", value: (item) => placeInWords(item.on) },
  { header: t.appliesTo, width: 40, kind: "text", value: whoseIs },
  { header: t.source, width: 50, kind: "text", value: sourceOf },
];

const isLocal = (item: Rule | Local): item is Local => "organization" in item;

export const holidayHandlers: Handlers<typeof holidays> = {
  getYear: (ctx, { year }) => holidayYear(ctx, year),
  /** The holidays of a year, general ones and the feasts of the bodies, as a file. */
  exportYear: async (ctx, { format, year }) => {
    const { rules, locals } = await holidayYear(ctx, year);
    return shortList({ title: `${t.title} ${year}`, format, columns }, [...rules, ...locals]);
  },
  /** The bodies whose days a change of the holidays would alter, with its effect on each. */
  preview: async (ctx, { change }) => {
    const { dates, bodies } = await plannedHoliday(ctx, change);
    const touched: HolidayPreview["bodies"] = [];
    for (const { id: organizationId, description } of bodies) {
      const body = inBodyOf(ctx, organizationId);
      const effect = await readBody(body, async (db) =>
        effectOf(
          db,
          body,
          await calendarChangeIn(db, organizationId, { dates, change, id: "new" }),
        ),
      );
      if (effect.days === 0) continue;
      touched.push({
        organizationId,
        organization: description,
        structures: effect.structures,
        dutiesLost: effect.dutiesLost,
        dutiesGained: effect.dutiesGained,
        sheets: effect.sheetsInAll,
        monthsClosed: effect.months.reduce((sum, month) => sum + month.contracts, 0),
      });
    }
    const isRefused = "organizationId" in change && touched.some((one) => one.monthsClosed > 0);
    const refusal = isRefused ? "months-closed" : null;
    return { dates: dates.slice(0, 20), refusal, bodies: touched };
  },
  /**
   * Changes the holidays from today on. A feast of a body is stored with its effects in one transaction. A change for
   * all is stored with its days, whose records `renewHolidays` then recomputes body by body.
   */
  save: async (ctx, { change }) => {
    const id = uuid();
    const { dates, bodies } = await plannedHoliday(ctx, change);
    const saved =
      "organizationId" in change
        ? await saveOfBody(ctx, { change, dates, id })
        : await saveForAll(ctx, { change, dates, id });
    for (const body of bodies) calendarOfBody.forget(inBodyOf(ctx, body.id));
    return saved;
  },
};

/** Empty if the holiday is not in force, or was cancelled for the year. */
function dayInForce(item: Rule | Local): string | null {
  return isLocal(item) || item.move === null || item.day === null ? item.day : item.move.movedTo;
}

function whoseIs(item: Rule | Local): string {
  return isLocal(item) ? item.organization : t.applies[item.appliesTo];
}

function sourceOf(item: Rule | Local): string {
  return isLocal(item) || item.move === null ? item.source : item.move.source;
}

/** Refused if the body has closed months there, as for a closure. */
function saveOfBody(
  ctx: SignedContext,
  { change, dates, id }: SaveRequest<Extract<HolidayChangeIn, { organizationId: string }>>,
): Promise<Saved> {
  const { organizationId } = change;
  const body = { ...inBodyOf(ctx, organizationId), repeat: ctx.repeat };
  return write(body, `holiday.${change.type}`, async (tx) => {
    await lockStructures(tx, organizationId);
    const calendarChange = await calendarChangeIn(tx, organizationId, { dates, change, id });
    const { months } = await effectOf(tx, body, calendarChange);
    if (months.length > 0) throw refused(closureRefusals["months-closed"]);
    await storeHoliday(tx, change, id);
    const touched = await applyCalendarChange(tx, body, calendarChange);
    const subjectId = "localId" in change ? change.localId : id;
    const entry = entryOf("holiday", subjectId, { after: fieldsOfChange(change) });
    return { entries: [entry, ...touched], result: { id: subjectId } };
  });
}

function saveForAll(
  ctx: SignedContext,
  { change, dates, id }: SaveRequest<HolidayChangeIn>,
): Promise<Saved> {
  return writeSystem(ctx, `holiday.${change.type}`, async (tx) => {
    await storeHoliday(tx, change, id);
    await insertRow(tx, "holiday_change", {
      id,
      dates,
      made_at: ctx.now,
      made_by: ctx.actor.userId,
    });
    const subjectId = "ruleId" in change ? change.ruleId : id;
    const entry = entryOf("holiday", subjectId, { after: fieldsOfChange(change) });
    return { entry, result: { id: subjectId } };
  });
}

function fieldsOfChange(change: HolidayChangeIn) {
  const { type: _type, ...fields } = change;
  return fields;
}
