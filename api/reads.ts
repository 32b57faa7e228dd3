import { z } from "zod";
import { people } from "#domain/access.ts";
import { mostReads, mostReadsLetters } from "#domain/reads.ts";
import { defineCalls } from "./call.ts";

const ReadAnswer = z.object({
  status: z.number().int(),
  /** Seconds, as the header says it; null where it says nothing. */
  retryAfter: z.string().nullable(),
  body: z.unknown(),
});

export const reads = defineCalls("Reads", {
  /**
   * What several reads of one page answer, in one request: paths with their queries, parted by spaces. Each is judged,
   * bounded and logged as if it had come by itself, and is answered or refused for itself.
   */
  getTogether: {
    access: {
      who: "session",
      roles: [...people, "MobileUser"],
      evenOwing: true,
    },
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
