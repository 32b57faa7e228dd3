import { z } from "zod";

/** Body of every error, `application/problem+json`. All words in it are Greek. */
export const Problem = z.object({
  status: z.number().int(),
  title: z.string(),
  detail: z
    .union([z.string(), z.array(z.string()), z.record(z.string(), z.array(z.string()))])
    .optional(),
  /** Field path → messages, for forms. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What stands now, with a 409. */
  current: z.unknown().optional(),
  requestId: z.string(),
});

export type Problem = z.output<typeof Problem>;
