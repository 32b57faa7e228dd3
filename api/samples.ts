import { z } from "zod";
import { sampleOutcomes, sampleRules } from "#domain/verification/sample.ts";
import { defineCalls, ofAgency } from "./call.ts";
import { DayField, Id, InBody, Instant, ListQuery, MonthField, line } from "./fields.ts";
import { defineList } from "./list.ts";

const Rule = z.enum(sampleRules);
const Outcome = z.enum(sampleOutcomes);

const SampleOut = z.object({
  id: Id,
  month: MonthField,
  rule: Rule,
  seed: z.number().int(),
  /** Number of sheets it was drawn from. */
  population: z.number().int(),
  sheets: z.number().int(),
  verified: z.number().int(),
  deviations: z.number().int(),
  drawnAt: z.string(),
  drawnBy: z.string(),
});

const SampledSheet = z.object({
  structureId: Id,
  structureTitle: z.string(),
  date: DayField,
  score: z.number().int(),
  outcome: Outcome.nullable(),
  note: z.string(),
  at: z.string().nullable(),
  by: z.string().nullable(),
  /** Whether it contains a record of the caller, who therefore may not judge it. */
  hasOwnRecord: z.boolean(),
});

const Count = z.number().int();

/** The samples of all bodies, newest first. */
export const sampleList = defineList({
  name: "samples",
  path: "/Samples",
  of: "OfBodies",
  access: ofAgency,
  ofBodies: true,
  filters: {
    search: ListQuery.shape.search,
    /** Whether sheets of it are still to be checked. */
    state: z.enum(["open", "done"]).optional(),
    month: MonthField.optional(),
  },
  item: z.object({
    organizationId: Id,
    organization: z.string(),
    id: Id,
    month: MonthField,
    rule: Rule,
    sheets: Count,
    verified: Count,
    deviations: Count,
    /** Sheets that no one has checked yet. */
    left: Count,
    drawnAt: Instant,
    drawnBy: z.string(),
  }),
  /** Sheets of all samples that no one has checked yet. */
  also: { left: Count },
  lead: "organization",
  columns: {
    organization: { width: 40, ofBodies: true },
    month: { width: 12 },
    rule: { width: 30 },
    sheets: { kind: "number", width: 16 },
    verified: { kind: "number", width: 16 },
    deviations: { kind: "number", width: 14 },
    left: { kind: "number", width: 14 },
    drawnAt: { kind: "instant", width: 18, hidden: "up to tablets" },
    drawnBy: { width: 28, hidden: "up to tablets" },
  },
});

export const samples = defineCalls("Samples", {
  getOfBodies: sampleList.getAll,
  exportOfBodies: sampleList.export,
  /** The samples of a body, newest first; at most 100. */
  getAll: {
    access: { who: "body" },
    input: InBody,
    output: z.object({ samples: z.array(SampleOut) }),
  },
  getSheets: {
    access: { who: "body" },
    input: InBody.extend({ sampleId: Id }),
    output: z.object({ sheets: z.array(SampledSheet) }),
  },
  /** Draws sheets of a month; without a seed, one is chosen and returned. */
  draw: {
    access: { who: "body", act: "month.sample" },
    input: InBody.extend({
      month: MonthField,
      rule: Rule,
      size: z.number().int().min(1).max(200),
      seed: z.number().int().min(0).max(999_999).optional(),
    }),
    output: z.object({ id: Id, seed: z.number().int(), sheets: z.number().int() }),
  },
  /** The outcome of checking a sheet of a sample; a deviation is described in words. */
  decide: {
    access: { who: "body", act: "month.sample" },
    input: InBody.extend({
      sampleId: Id,
      structureId: Id,
      date: DayField,
      outcome: Outcome,
      note: line(1000).default(""),
    }),
    output: z.object({ outcome: Outcome }),
  },
});

export type SampleOut = z.output<typeof SampleOut>;
export type SampledSheet = z.output<typeof SampledSheet>;
