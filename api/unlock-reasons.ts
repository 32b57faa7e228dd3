import { defineCatalogue } from "./catalogue.ts";
import { line, requiredLine } from "./fields.ts";

/** The catalogue of reasons for unlocking. */
export const unlockReasonCatalogue = defineCatalogue({
  name: "unlock-reasons",
  area: "UnlockReasons",
  code: requiredLine(10),
  fields: {
    /** What else to write, shown under the explanation field. */
    hint: line(300).default(""),
  },
  columns: {
    code: { width: 10 },
    title: { width: 44 },
    hint: { width: 60 },
    sortOrder: { kind: "number", width: 10, hidden: "always" },
    validTo: { kind: "day", width: 14 },
    isActive: { kind: "yesNo", width: 10, hidden: "always" },
    state: {},
  },
});

export const unlockReasons = unlockReasonCatalogue.calls;
