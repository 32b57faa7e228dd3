import { z } from "zod";
import { people } from "#domain/access.ts";
import { mostReads, mostReadsLetters } from "#domain/reads.ts";
import { defineCalls } from "./call.ts";

const ReadAnswer = z.object({
  status: z.number().int(),
  /** In seconds, as in the header; null if there is none. */
  retryAfter: z.string().nullable(),
  body: z.unknown(),
});

export const reads = defineCalls("Reads", {
  /**
   * The answers to several reads of one page, in one request: paths with their queries, separated by spaces. Each is checked,
   * limited and logged as if it had been sent on its own, and answered or refused individually.
   */
  getTogether: {
    access: { who: "session", roles: [...people, "MobileUser"], evenOwing: true },
    input: z.object({
      paths: z
        .string()
        .min(1)
        .max(mostReadsLetters)
        .transform((text) => text.split(" "))
        .pipe(z.array(z.string()).max(mostReads)),
    }),
    output: z.object({ answers: z.array(ReadAnswer) }),
    answer: "text",
  },
});

export type ReadAnswer = z.output<typeof ReadAnswer>;
