import { z } from "zod";
import { blockerKinds } from "#domain/personal-data/retention.ts";
import { asFile, defineCalls } from "./call.ts";
import { PasswordAgain } from "./confirmation.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  pageOf,
  line,
  ById,
} from "./fields.ts";

/** Why; at least three characters. */
const Why = line(500).min(3);

/** What an erasure does to one table: how many rows, and whether they are kept, lose their words or are deleted. */
const Part = z.object({
  table: z.string(),
  act: z.enum(["kept", "emptied", "deleted", "sealed"]),
  rows: z.number().int(),
});

const Hold = z.object({ id: Id, reason: z.string(), setBy: z.string(), setAt: Instant });

const Erasure = z.object({
  employeeId: Id,
  /** The person's name since then. */
  pseudonym: z.string(),
  reason: z.string(),
  by: z.string(),
  at: Instant,
  parts: z.array(Part),
  /** The first day on which what was kept need no longer be kept. */
  keptUntil: DayField.nullable(),
});

/** Calls on the data of one employee as a person: a copy of it, and its erasure. */
export const personalData = defineCalls("PersonalData", {
  /** What an erasure would do today and what prevents it. `id` is the employee's. */
  getStanding: {
    access: { who: "body", act: "person.data" },
    input: IdInBody,
    output: z.object({
      blockers: z.array(z.object({ kind: z.enum(blockerKinds), from: DayField.nullable() })),
      holds: z.array(Hold),
      parts: z.array(Part),
      keptUntil: DayField.nullable(),
      erasure: Erasure.nullable(),
    }),
  },
  /** Everything stored about the person, as a zip: JSON by table, the documents' files, and an index to read. */
  copy: {
    access: { who: "body", act: "person.data" },
    input: IdInBody.extend({ password: PasswordAgain }),
    ...asFile,
  },
  erase: {
    access: { who: "body", act: "person.data" },
    input: IdInBody.extend({ reason: Why, password: PasswordAgain }),
    output: Erasure,
  },
  /** Forbids the erasure until the hold ends. */
  hold: {
    access: { who: "body", act: "person.data" },
    input: InBody.extend({ employeeId: Id, reason: Why }),
    output: ById,
  },
  endHold: {
    access: { who: "body", act: "person.data" },
    input: InBody.extend({ holdId: Id, reason: Why }),
    output: ById,
  },
  /** Erasures done in a body, the newest first. */
  getErasures: {
    access: { who: "body", act: "person.data" },
    input: InBody.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(Erasure),
  },
});

export type Erasure = z.output<typeof Erasure>;
export type ErasurePart = z.output<typeof Part>;
