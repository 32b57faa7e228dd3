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
  /** The current state, with a 409. */
  current: z.unknown().optional(),
  requestId: z.string(),
});

export type Problem = z.output<typeof Problem>;

/** Every fault that a call can answer with, with its HTTP status. */
export const faultStatus = {
  invalid: 400,
  "wrong-credentials": 401,
  unauthenticated: 401,
  forbidden: 403,
  "no-screens": 403,
  "password-owed": 403,
  "second-factor-owed": 403,
  "not-found": 404,
  "too-slow": 408,
  changed: 409,
  refused: 409,
  "too-large": 413,
  "unsupported-media": 415,
  "key-reused": 422,
  "client-too-old": 426,
  locked: 423,
  "too-many": 429,
  "headers-too-large": 431,
  unexpected: 500,
  unavailable: 503,
} as const;

export type FaultName = keyof typeof faultStatus;
