import type { Selectable } from "kysely";
import type { AbsenceReason, Schedule, Term } from "#domain/attendance/types.ts";
import { calendarOf, type Calendar, type HolidayRule } from "#domain/calendar/holidays.ts";
import type { DB } from "../database.gen.ts";
import type { Row } from "./rows.ts";

/** A schedule as the calculation reads it; guarantee: seeds write `weeks` and `balance` in its shape, as text or parsed. */
export function scheduleOf(row: Row<"schedule">): Schedule {
  return {
    id: row.id,
    title: row.title,
    anchor: row.anchor,
    weeks: parseJson(row.weeks) as Schedule["weeks"],
    worksHolidays: row.works_holidays ?? false,
    breakMinutes: row.break_minutes ?? 0,
    breakIsPaid: row.break_paid ?? false,
    balance: parseJson(row.balance) as Schedule["balance"],
  };
}

/** A term as the calculation reads it. */
export function termOf(row: Row<"contract_term">): Term {
  return {
    id: row.id,
    contractId: row.contract_id,
    structureId: row.structure_id,
    scheduleId: row.schedule_id,
    weeklyMinutes: row.weekly_minutes,
    validFrom: row.valid_from,
    validTo: row.valid_to ?? null,
  };
}

/** Reasons of absence by code, as the calculation reads them. */
export function reasonsOf(
  rows: readonly Row<"absence_reason">[],
): ReadonlyMap<string, AbsenceReason> {
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        title: row.title,
        group: row.reason_group as AbsenceReason["group"],
        unit: row.unit as AbsenceReason["unit"],
        paid: row.paid as AbsenceReason["paid"],
        countsAsPresence: row.counts_as_presence ?? false,
        isSensitive: row.is_sensitive ?? false,
        maxPerYear: row.max_per_year ?? null,
        requiresDocument: row.requires_document ?? false,
      },
    ]),
  );
}

type CalendarRows = {
  regime: string;
  rules: readonly Row<"holiday_rule">[];
  moves: readonly Selectable<DB["holiday_move"]>[];
  locals: readonly Row<"organization_holiday">[];
  closures: readonly Row<"closure">[];
};

/** The calendar of one body. */
export function calendarOfRows({ regime, rules, moves, locals, closures }: CalendarRows): Calendar {
  return calendarOf({
    regime: regime === "private" ? "private" : "public",
    rules: rules.map(ruleOf),
    moves: moves.map((move) => ({ ruleId: move.rule_id, year: move.year, movedTo: move.moved_to })),
    locals: locals.map((local) => ({
      title: local.title,
      on:
        local.month == null
          ? { type: "easter", offset: local.easter_offset ?? 0 }
          : { type: "fixed", month: local.month, day: local.day_of_month ?? 1 },
      validFrom: local.valid_from ?? null,
      validTo: local.valid_to ?? null,
    })),
    closures: closures.map((closure) => ({
      title: closure.title,
      from: closure.from_day,
      to: closure.to_day,
      structureId: closure.structure_id ?? null,
    })),
  });
}

function ruleOf(row: Row<"holiday_rule">): HolidayRule {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind === "half" ? "half" : "full",
    on:
      row.month == null
        ? { type: "easter", offset: row.easter_offset ?? 0 }
        : { type: "fixed", month: row.month, day: row.day_of_month ?? 1 },
    stopMinute: row.stop_minute ?? null,
    sixDaysStopMinute: row.six_days_stop_minute ?? null,
    appliesTo: row.applies_to as HolidayRule["appliesTo"],
    validFrom: row.valid_from ?? null,
    validTo: row.valid_to ?? null,
  };
}

function parseJson(json: unknown): unknown {
  return typeof json === "string" ? JSON.parse(json) : json;
}
