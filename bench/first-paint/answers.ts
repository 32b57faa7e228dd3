import type { DaySheet } from "#api/attendance-sheets.ts";

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const structure = { id: idOf(1), code: "S01", title: "Structure" };

/** The day sheet of 25 people that the bench shows. */
export const sheetAddress = `/attendances/attendance-records/${structure.id}/2026-03-18`;

/** Answers of the pages' calls for an administrator, one body and one structure, by path; an empty list for all others. */
const answers: Readonly<Record<string, unknown>> = {
  "/Users/GetCurrent": { id: idOf(1), owes: null },
  "/Organizations/GetAllForCurrentUser": [
    { id: idOf(1), description: "Body", shortTitle: "Body", fullAccess: true },
  ],
  "/Structures/GetAll": {
    items: [
      {
        ...structure,
        category: "",
        openedOn: "2026-01-01",
        parentTitle: null,
        personInCharge: "",
        phone: "",
        closedOn: null,
        contracts: 1,
        version: 1,
      },
    ],
    total: 1,
  },
  "/Attendances/GetDaySheet": sheet(),
  "/Attendances/GetOvertime": { people: [] },
};

/** The answer to a call, or to several sent together; `address` is the path with its query. */
export function answerTo(address: string): unknown {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const paths = searchParams.get("paths");
  if (paths === null) return answers[pathname] ?? [];
  const bodies = paths.split(" ").map(answerTo);
  return { answers: bodies.map((body) => ({ status: 200, retryAfter: null, body })) };
}

function sheet(): DaySheet {
  const day = [{ from: 450, to: 930 }];
  const people = Array.from({ length: 25 }, (_, at) => ({
    contractId: idOf(100 + at),
    employeeId: idOf(200 + at),
    lastName: `Last name ${at}`,
    firstName: "First name",
    fatherName: "Father",
    specialty: "Clerk",
    contractNumber: String(at),
    termId: idOf(300 + at),
    scheduleId: idOf(2),
    startDate: "2026-01-01",
    endDate: null,
    employmentType: 1,
    intervals: null,
    note: "",
    version: 0,
    updatedAt: null,
    updatedBy: null,
    byOneself: false,
    before: null,
    monthState: null,
    punches: null,
  }));
  return {
    structure,
    date: "2026-03-18",
    state: "open",
    version: 0,
    acts: [],
    locksAt: null,
    unlocks: [],
    closedMonths: [],
    readAt: "2026-03-18T09:00:00Z",
    schedules: [
      {
        id: idOf(2),
        title: "Office",
        anchor: "2026-01-05",
        weeks: [[day, day, day, day, day, [], []]],
        worksHolidays: false,
        breakMinutes: 0,
        breakIsPaid: true,
        balance: { compensationCapMinutes: 0, creditEarlyArrival: false, graceMinutes: 0 },
      },
    ],
    settings: [],
    natures: {},
    rows: people,
  };
}
