import { expect, it } from "vitest";
import {
  type JudgedReason,
  reasonsByDay,
  refusalToReason,
  refusalToStand,
  type ReasonInUse,
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
  ["the usual properties", {}, null],
  ["a document without a kind", { documentKind: "" }, "documentKind"],
  ["neither document nor kind", { requiresDocument: false, documentKind: "" }, null],
  ["more days per event than per year", { maxPerEvent: 7 }, "maxPerEvent"],
  ["as many days per event as per year", { maxPerEvent: 6 }, null],
  ["hours counted by calendar days", { unit: "hour", dayBasis: "calendar" }, "dayBasis"],
  ["unpaid presence", { countsAsPresence: true, paid: "none" }, "countsAsPresence"],
  ["more consecutive days than per year", { maxConsecutive: 7 }, "maxConsecutive"],
  [
    "presence that is not service",
    { countsAsPresence: true, countsAsService: false },
    "countsAsService",
  ],
  [
    "illness that counts as presence",
    { countsAsPresence: true, group: "sick", isSensitive: true },
    "countsAsPresence",
  ],
  ["illness shown to everybody", { group: "sick" }, "isSensitive"],
  ["illness that is hidden", { group: "sick", isSensitive: true }, null],
  ["pay in the unpaid group", { group: "unpaid" }, "paid"],
  ["pay for unjustified absence", { group: "unjustified", paid: "partial" }, "paid"],
  ["no pay in the unpaid group", { group: "unpaid", paid: "none" }, null],
  ["annual leave partly unpaid", { group: "annual", paid: "partial" }, "paid"],
  ["a reason for carried days without an expiry", { carriedAs: "ΚΑΜ" }, "carryOverUntil"],
  ["carried over as itself", { carriedAs: "ΔΟΚ" }, "carriedAs"],
  [
    "carried over without an expiry",
    { carryOverUntil: "03-31", maxPerYear: null },
    "carryOverUntil",
  ],
  [
    "annual leave carried over",
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

const annual: ReasonInUse = {
  code: "ΚΑΝ",
  group: "annual",
  regime: "both",
  carriedAs: "ΚΑΜ",
  isActive: true,
};
const carrying: ReasonInUse = { ...annual, code: "ΚΑΜ", carriedAs: null };
const ofPublicLaw: ReasonInUse = { ...annual, code: "ΚΑΔ", regime: "public", carriedAs: null };
const ofPrivateLaw: ReasonInUse = { ...ofPublicLaw, code: "ΚΑΙ", regime: "private" };

it.each<[string, ReasonInUse, Partial<ReasonInUse>, ReasonInUse[], string | null]>([
  ["the only annual leave", annual, { isActive: false }, [carrying], "last-annual"],
  ["the group of the only annual leave", annual, { group: "special" }, [carrying], "last-annual"],
  ["the law of the only annual leave", annual, { regime: "public" }, [carrying], "last-annual"],
  [
    "one of several annual leaves",
    annual,
    { isActive: false },
    [carrying, ofPublicLaw, ofPrivateLaw],
    null,
  ],
  [
    "the only annual leave of one law",
    ofPrivateLaw,
    { isActive: false },
    [ofPublicLaw],
    "last-annual",
  ],
  [
    "the reason that carries another's days",
    carrying,
    { isActive: false },
    [annual],
    "carries-another",
  ],
  [
    "the reason that carried a retired one's days",
    carrying,
    { isActive: false },
    [{ ...annual, isActive: false }, ofPublicLaw, ofPrivateLaw],
    null,
  ],
  [
    "a reason of another group",
    { ...annual, code: "ΓΑΜ", group: "special", carriedAs: null },
    { isActive: false },
    [annual],
    null,
  ],
])("changing %s", (_, before, given, others, refusal) => {
  expect(refusalToStand(before, { ...before, ...given }, others)).toBe(refusal);
});
