import type { Row } from "./rows.ts";

/** Reasons of absence; the whole list follows. */
export const absenceReasons: Row<"absence_reason">[] = [
  {
    code: "ΚΑΝ",
    title: "Κανονική άδεια",
    short_title: "ΚΑ",
    regime: "both",
    reason_group: "annual",
    unit: "day",
    paid: "full",
    sort_order: 1,
  },
];
