import type { MonthRow, MonthSheet } from "#api/attendance-sheets.ts";
import { packIntervals } from "#api/cells.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { newName } from "#server/db/seed/demonstration/names.ts";
import { randomOf, type Random } from "#server/db/seed/demonstration/random.ts";
import { absenceReasons } from "#server/db/seed/absence-reasons.ts";
import { cellCodes } from "#texts/attendance.ts";
import { gridSheet, type GridSheet } from "#web/features/attendance/month-grid/model/sheet.ts";
import { reasonsOf } from "#server/db/seed/as-domain.ts";

const month = "2026-10";
const structureId = "structure";
const work = { from: 450, to: 930 };

/** A month with this many contracts, with the absences, telework and odd punches of a real one. */
export function madeSheet(contracts: number): GridSheet {
  const random = randomOf(7);
  const given = new Set<string>();
  const rows = Array.from({ length: contracts }, (_, index) => rowOf(random, given, index));
  rows.sort((one, other) => (one.lastName < other.lastName ? -1 : 1));
  const answer: MonthSheet = {
    structure: { id: structureId, title: "1", code: "1" },
    month,
    states: { "2026-10-01": "locked" },
    unlocks: [],
    askedUnlocks: [],
    closedMonths: [],
    readAt: "2026-10-20T09:00:00Z",
    schedules: [
      {
        id: "schedule",
        title: "",
        anchor: "2026-01-05",
        weeks: [[[work], [work], [work], [work], [work], [], []]],
        worksHolidays: false,
        breakMinutes: 0,
        breakIsPaid: false,
        balance: { compensationCapMinutes: 15, creditEarlyArrival: false, graceMinutes: 0 },
      },
    ],
    settings: [],
    natures: { "2026-10-28": { kind: "holiday", title: null, stopMinute: null } },
    rows,
  };
  const vocabulary = cellVocabulary(cellCodes, reasonsOf(absenceReasons), foldCode);
  return gridSheet(answer, {
    today: "2026-10-24",
    vocabulary,
    mayWrite: true,
    writesLocked: false,
  });
}

function rowOf(random: Random, given: Set<string>, index: number): MonthRow {
  const { lastName, firstName, fatherName } = newName(random, random.happens(0.5), given);
  const cells = Array.from({ length: 23 }, (_, day) => day + 1)
    .filter((day) => ![3, 4, 10, 11, 17, 18].includes(day) && !random.happens(0.02))
    .map((day) => `${day}.1.${random.happens(0.03) ? 1 : 0},${packIntervals(dayOf(random))}`);
  const term = { id: "term", scheduleId: "schedule", structureId, weeklyMinutes: 2400 };
  return {
    contractId: `contract-${index}`,
    lastName,
    firstName,
    fatherName,
    afm: "090000045",
    specialty: "",
    contractNumber: String(1000 + index),
    startDate: "2026-01-01",
    endDate: random.happens(0.03) ? "2026-10-20" : null,
    employmentType: 1,
    monthState: "draft",
    terms: [{ ...term, validFrom: "2026-01-01", validTo: null }],
    cells: cells.join(";"),
  };
}

function dayOf(random: Random): Interval[] {
  const whole = { from: null, to: null, mark: "typed" } as const;
  const chance = random.next();
  if (chance < 0.06) return [{ kind: "absence", reason: absenceReasons[0]?.code ?? "", ...whole }];
  if (chance < 0.08) return [{ kind: "absence", reason: absenceReasons[3]?.code ?? "", ...whole }];
  if (chance < 0.14) return [{ kind: "telework", ...whole }];
  const from = 450 + random.whole(-20, 10);
  const to = random.happens(0.01) ? null : 930 + random.whole(-8, 30);
  return [{ kind: "work", from, to, mark: "device" }];
}
