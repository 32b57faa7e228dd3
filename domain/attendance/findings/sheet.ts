import type { Day } from "../../calendar/day.ts";
import type { Finding } from "../types.ts";
import { report } from "./frame.ts";
import type { FindingParameters } from "./parameters.ts";

/** The sheet of one structure and day. Instants are ISO. */
export type SheetInput = {
  day: Day;
  /** Null while it is open. */
  submittedAt: string | null;
  deadline: string;
  now: string;
  /** Contracts with a duty on the day. */
  expected: readonly string[];
  /** Contracts with a record. */
  recorded: ReadonlySet<string>;
  parameters: FindingParameters;
};

/** What is doubtful of a sheet as a whole. */
export function findingsOfSheet(sheet: SheetInput): Finding[] {
  return [...lateSheet(sheet), ...missingPersons(sheet)];
}

/** R21. Submitted after its deadline, or not yet though the deadline has passed. */
function lateSheet({ day, submittedAt, deadline, now, parameters }: SheetInput): Finding[] {
  const late = Date.parse(submittedAt ?? now) - Date.parse(deadline);
  if (late <= 0) return [];
  const minutesLate = Math.ceil(late / 60_000);
  return report({ contractId: null, parameters }, "R21", day, { minutesLate });
}

/**
 * R22. A contract with a duty has no record although the sheet was submitted or its deadline has passed; one finding for
 * each.
 */
function missingPersons(sheet: SheetInput): Finding[] {
  const { day, expected, recorded, parameters } = sheet;
  const isDue = sheet.submittedAt !== null || Date.parse(sheet.now) > Date.parse(sheet.deadline);
  if (!isDue) return [];
  const missing = expected.filter((contractId) => !recorded.has(contractId));
  const inputs = { expected: expected.length, recorded: expected.length - missing.length };
  return missing.flatMap((contractId) => report({ contractId, parameters }, "R22", day, inputs));
}
