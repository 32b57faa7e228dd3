import { faultTexts, lateText, tooManyText } from "#texts/faults.ts";
import { deadlines } from "./deadlines.ts";

/** Every way a call may fail for its caller's sake, with its HTTP status. */
export const faultStatus = {
  invalid: 400,
  "wrong-credentials": 401,
  unauthenticated: 401,
  forbidden: 403,
  "no-screens": 403,
  "password-owed": 403,
  "second-factor-owed": 403,
  "not-found": 404,
  changed: 409,
  refused: 409,
  "too-large": 413,
  "unsupported-media": 415,
  "key-reused": 422,
  "client-too-old": 426,
  locked: 423,
  "too-many": 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type FaultName = keyof typeof faultStatus;

/** What a fault may carry besides its name; words are Greek, from texts/. */
export type FaultDetail = {
  detail?: string | string[] | Record<string, string[]>;
  /** Field → messages, for forms. */
  errors?: Record<string, string[]>;
  /** What stands now, with `changed`. */
  current?: unknown;
  retryAfterSeconds?: number;
};

/** Thrown by verbs and the kernel; becomes a problem body in one place. */
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

/** Too many tries or calls; may be made again after so many seconds. */
export function tooMany(seconds: number): Fault {
  return new Fault("too-many", { detail: tooManyText(seconds), retryAfterSeconds: seconds });
}

/** What a call needs is away for now; it may be made again. */
export function passing(): Fault {
  return new Fault("unavailable", { retryAfterSeconds: deadlines.retrySeconds });
}

/** The call took longer than its deadline; what it does may yet come to its end. */
export function late(): Fault {
  return new Fault("unavailable", { detail: lateText, retryAfterSeconds: deadlines.retrySeconds });
}

/** A fault on one field of a form. */
export function fieldFault(field: string, message: string): Fault {
  return new Fault("invalid", { detail: { [field]: [message] }, errors: { [field]: [message] } });
}
