import { type FaultName, faultStatus } from "#api/problem.ts";
import { busyText, faultTexts, fullDiskText, lateText, tooManyText } from "#texts/faults.ts";
import { deadlines } from "./deadlines.ts";

/** What a fault may carry besides its name; its texts are Greek, from texts/. */
type FaultDetail = {
  detail?: string | string[] | Record<string, string[]>;
  /** Field → messages, for forms. */
  errors?: Record<string, string[]>;
  /** The stored version, with `changed`. */
  current?: unknown;
  retryAfterSeconds?: number;
};

/** Thrown by verbs and the kernel; turned into a problem body in one place. */
export class Fault extends Error {
  readonly fault: FaultName;
  readonly given: FaultDetail;

  constructor(fault: FaultName, given: FaultDetail = {}) {
    super(fault);
    this.fault = fault;
    this.given = given;
  }

  get status(): number {
    return faultStatus[this.fault];
  }
}

/** The problem body of a fault. */
export function problemOf(fault: Fault, requestId: string): Record<string, unknown> {
  const { detail, errors, current } = fault.given;
  return {
    status: fault.status,
    title: faultTexts[fault.fault],
    detail: detail ?? faultTexts[fault.fault],
    ...(errors ? { errors } : {}),
    ...(current === undefined ? {} : { current }),
    requestId,
  };
}

/** Nothing of the kind exists for the actor. */
export function notFound(): Fault {
  return new Fault("not-found");
}

/** Returns what was found; throws `not-found` if there is nothing. */
export function orNotFound<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw notFound();
  return found;
}

/** Returns the stored version if it is the one that was edited; throws `changed`, with the stored version, if another user was first. */
export function requireVersion<T extends { version: number }>(current: T, version: number): T {
  if (current.version !== version) throw new Fault("changed", { current });
  return current;
}

/** The request is not allowed, for the given reasons. */
export function refused(detail: string | string[]): Fault {
  return new Fault("refused", { detail });
}

/** Too many attempts or calls; allowed again after `seconds`. */
export function tooMany(seconds: number): Fault {
  return new Fault("too-many", { detail: tooManyText(seconds), retryAfterSeconds: seconds });
}

/** Something that the call needs is temporarily unavailable; it may be retried. */
export function passing(detail = busyText): Fault {
  return new Fault("unavailable", { detail, retryAfterSeconds: deadlines.retrySeconds });
}

/** The disk of the database is full: nothing is stored until there is room. */
export function full(): Fault {
  return passing(fullDiskText);
}

/** The call exceeded its deadline; its work may still complete. */
export function late(): Fault {
  return new Fault("unavailable", { detail: lateText, retryAfterSeconds: deadlines.retrySeconds });
}

/** A fault on one field of a form. */
export function fieldFault(field: string, message: string): Fault {
  return new Fault("invalid", { detail: { [field]: [message] }, errors: { [field]: [message] } });
}
