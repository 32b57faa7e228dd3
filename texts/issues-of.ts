import type { z } from "zod";
import { boundsOf } from "./bounds-of.ts";

/** An issue of any kind; its bounds are those of its field. */
type BoundedIssue = {
  code?: string;
  path: PropertyKey[];
  message: string;
  origin?: unknown;
  expected?: unknown;
  format?: unknown;
  input?: unknown;
  minimum?: unknown;
  maximum?: unknown;
};

/** The issues of an input, each with all the bounds of its field, so that a message can state both. */
export function issuesOf(shape: z.ZodType, error: z.ZodError): BoundedIssue[] {
  return error.issues.map((issue) =>
    issue.code === "too_small" || issue.code === "too_big"
      ? { ...issue, ...boundsOf(shape, issue.path) }
      : issue,
  );
}
