import { expect, it } from "vitest";
import {
  type JudgedReason,
  reasonsByDay,
  refusalToReason,
  refusalToStand,
  type StandingReason,
} from "./reason-rules.ts";

const plain: JudgedReason = {
  code: "ΔΟΚ",
  group: "special",
  unit: "day",
  paid: "full",
  countsAsPresence: false,
  countsAsService: true,
  isSensitive: false,
  dayBasis: "working",
  maxPerYear: 6,
  maxPerEvent: 2,
  maxConsecutive: null,
  requiresDocument: true,
  documentKind: "Βεβαίωση",
  carryOverUntil: null,
  carriedAs: null,
};

it.each<[string, Partial<JudgedReason>, string | null]>([
  ["as usual", {}, null],
  ["a document that nobody can name", { documentKind: "" }, "documentKind"],
  ["no document, no kind", { requiresDocument: false, documentKind: "" }, null],
  ["more for an event than for the year", { maxPerEvent: 7 }, "maxPerEvent"],
  ["as much for an event as for the year", { maxPerEvent: 6 }, null],
  ["hours counted by calendar days", { unit: "hour", dayBasis: "calendar" }, "dayBasis"],
  ["presence that nobody pays", { countsAsPresence: true, paid: "none" }, "countsAsPresence"],
  ["more days on end than in the year", { maxConsecutive: 7 }, "maxConsecutive"],
  [
    "presence that is no service",
    { countsAsPresence: true, countsAsService: false },
    "countsAsService",
  ],
  [
    "illness that is presence",
    { countsAsPresence: true, group: "sick", isSensitive: true },
    "countsAsPresence",
  ],
  ["illness that everybody is told", { group: "sick" }, "isSensitive"],
  ["illness that is hidden", { group: "sick", isSensitive: true }, null],
  ["pay of the group without pay", { group: "unpaid" }, "paid"],
  ["pay for who stays away", { group: "unjustified", paid: "partial" }, "paid"],
  ["no pay of the group without pay", { group: "unpaid", paid: "none" }, null],
  ["annual leave in part unpaid", { group: "annual", paid: "partial" }, "paid"],
  ["a reason for carried days, and no day until which", { carriedAs: "ΚΑΜ" }, "carryOverUntil"],
  ["carried over as itself", { carriedAs: "ΔΟΚ" }, "carriedAs"],
  ["carried over without a limit", { carryOverUntil: "03-31", maxPerYear: null }, "carryOverUntil"],
  [
    "annual leave is carried over",
    { carryOverUntil: "03-31", maxPerYear: null, group: "annual" },
    null,
  ],
])("a reason with %s", (_, given, field) => {
  expect(refusalToReason({ ...plain, ...given })?.field ?? null).toBe(field);
});

it.each([
  ["2026-02-28", "ΔΟΚ first", "ΝΕΑ later"],
  ["2026-03-01", "ΔΟΚ second", "ΝΕΑ later"],
  ["2026-06-01", "ΔΟΚ corrected", "ΝΕΑ later"],
])("on %s a reason has the properties last entered for that day", (day, ...expected) => {
  const on = reasonsByDay([
    { code: "ΔΟΚ", validFrom: null, title: "first" },
    { code: "ΝΕΑ", validFrom: "2026-09-01", title: "later" },
    { code: "ΔΟΚ", validFrom: "2026-06-01", title: "mistaken" },
    { code: "ΔΟΚ", validFrom: "2026-06-01", title: "corrected" },
    { code: "ΔΟΚ", validFrom: "2026-03-01", title: "second" },
  ]);
  expect([...on(day).values()].map(({ code, title }) => `${code} ${title}`)).toEqual(expected);
});

const annual: StandingReason = {
  code: "ΚΑΝ",
  group: "annual",
  regime: "both",
  carriedAs: "ΚΑΜ",
  isActive: true,
};
const carrying: StandingReason = { ...annual, code: "ΚΑΜ", carriedAs: null };
const ofPublicLaw: StandingReason = { ...annual, code: "ΚΑΔ", regime: "public", carriedAs: null };
const ofPrivateLaw: StandingReason = { ...ofPublicLaw, code: "ΚΑΙ", regime: "private" };

it.each<[string, StandingReason, Partial<StandingReason>, StandingReason[], string | null]>([
  ["the only annual leave", annual, { isActive: false }, [carrying], "last-annual"],
  ["its group", annual, { group: "special" }, [carrying], "last-annual"],
  ["one law's", annual, { regime: "public" }, [carrying], "last-annual"],
  ["one beside another", annual, { isActive: false }, [carrying, ofPublicLaw, ofPrivateLaw], null],
  ["one law's of two", ofPrivateLaw, { isActive: false }, [ofPublicLaw], "last-annual"],
  ["what carries the days of another", carrying, { isActive: false }, [annual], "carries-another"],
  [
    "what carried days of a retired one",
    carrying,
    { isActive: false },
    [{ ...annual, isActive: false }, ofPublicLaw, ofPrivateLaw],
    null,
  ],
  [
    "a reason of another kind",
    { ...annual, code: "ΓΑΜ", group: "special", carriedAs: null },
    { isActive: false },
    [annual],
    null,
  ],
])("changing %s", (_, before, given, others, refusal) => {
  expect(refusalToStand(before, { ...before, ...given }, others)).toBe(refusal);
});
