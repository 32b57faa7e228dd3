import { later } from "../later.tsx";

/** The outcome for each row of a bulk act, inline. */
export const Outcomes = later(async () => (await import("./outcome-table.tsx")).OutcomeTable);
