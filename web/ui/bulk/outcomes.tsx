import { later } from "../later.tsx";

/** What became of each row of a bulk act, in place. */
export const Outcomes = later(async () => (await import("./outcome-table.tsx")).OutcomeTable);
