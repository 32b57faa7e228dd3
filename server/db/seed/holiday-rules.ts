import type { Row } from "./rows.ts";

const civilServants = "ν. 1157/1981, άρθρο 1 παρ. 11-12";
const labourLaw = "ν. 4808/2021, άρθρο 60";
/** At 13:00; at 12:00 where the week has six working days. */
const worksStop = {
  kind: "half",
  stop_minute: 780,
  six_days_stop_minute: 720,
  applies_to: "public",
} as const;

/** The date of a holiday within the year. */
const on = (month: number, day_of_month: number) => ({ month, day_of_month });
const fromEaster = (easter_offset: number) => ({ easter_offset });

/** Observed under public and private law. */
const all = { kind: "full", applies_to: "all", source: `${civilServants} · ${labourLaw}` } as const;
/** Observed under public law; under private law a matter of custom or decision. */
const publicLaw = { kind: "full", applies_to: "public", source: civilServants } as const;

/** The holidays of the public sector, and which of them bind employers under private law. */
export const holidayRules: Row<"holiday_rule">[] = [
  { id: "new-year", title: "Πρωτοχρονιά", ...on(1, 1), ...all },
  { id: "epiphany", title: "Θεοφάνεια", ...on(1, 6), ...all },
  { id: "clean-monday", title: "Καθαρά Δευτέρα", ...fromEaster(-48), ...publicLaw },
  { id: "annunciation", title: "Ευαγγελισμός της Θεοτόκου", ...on(3, 25), ...all },
  { id: "good-friday", title: "Μεγάλη Παρασκευή", ...fromEaster(-2), ...publicLaw },
  { id: "holy-saturday", title: "Μεγάλο Σάββατο", ...fromEaster(-1), ...publicLaw },
  { id: "easter-monday", title: "Δευτέρα του Πάσχα", ...fromEaster(1), ...all },
  { id: "labour-day", title: "Πρωτομαγιά", ...on(5, 1), ...all },
  { id: "whit-monday", title: "Δευτέρα του Αγίου Πνεύματος", ...fromEaster(50), ...publicLaw },
  { id: "dormition", title: "Κοίμηση της Θεοτόκου", ...on(8, 15), ...all },
  { id: "ochi-day", title: "Εθνική Εορτή της 28ης Οκτωβρίου", ...on(10, 28), ...all },
  {
    id: "christmas-eve",
    title: "Παραμονή Χριστουγέννων",
    ...on(12, 24),
    ...worksStop,
    source: civilServants,
  },
  { id: "christmas", title: "Χριστούγεννα", ...on(12, 25), ...all },
  { id: "synaxis", title: "Σύναξη της Θεοτόκου", ...on(12, 26), ...all },
  {
    id: "new-years-eve",
    title: "Παραμονή Πρωτοχρονιάς",
    ...on(12, 31),
    ...worksStop,
    source: civilServants,
  },
];
