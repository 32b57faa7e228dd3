import type { Problem } from "#api/problem.ts";
import { apiErrorTexts } from "#texts/common.ts";
import { busyText } from "#texts/faults.ts";
import { isRecord } from "#domain/keys.ts";

/** What could be read of a problem body. */
type ProblemBody = { [K in keyof Problem]?: Problem[K] | undefined };

/** Field path → messages. */
export type FieldErrors = Record<string, string[]>;

/** A call that the server refused, or that got no answer at all: then it has no status, which counts as 500. */
export class ApiError extends Error {
  readonly status: number;
  readonly isUnanswered: boolean;
  /** Every message, in order: more than one where `detail` was a list. */
  readonly messages: readonly string[];
  readonly errors: FieldErrors;
  /** The current state, with a 409. */
  readonly current: unknown;
  /** After how many seconds the server asked to be called again; null if it did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    given: number | undefined,
    problem: ProblemBody | null,
    retryAfterSeconds: number | null = null,
  ) {
    const status = statusOf(given, problem);
    const isUnanswered = given === undefined;
    const message = messageOf(status, isUnanswered ? undefined : problem?.detail);
    super(message);
    this.status = status;
    this.isUnanswered = isUnanswered;
    if (isUnanswered) this.messages = listOf(problem?.detail ?? [], apiErrorTexts.unreachable);
    else if (problem?.detail) this.messages = listOf(problem.detail, message);
    else this.messages = [status === 503 ? busyText : message];
    this.errors = problem?.errors ?? {};
    this.current = problem?.current;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What can be read of a response body as a problem; fields of another type are left out. */
export function problemIn(body: unknown): ProblemBody | null {
  if (!isRecord(body)) return null;
  const { status, title, detail, errors, current } = body;
  return {
    status: Number.isInteger(status) ? Number(status) : undefined,
    title: typeof title === "string" ? title : undefined,
    detail: typeof detail === "string" || isTexts(detail) || isLists(detail) ? detail : undefined,
    errors: isLists(errors) ? errors : undefined,
    current,
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isLists(value: unknown): value is Record<string, string[]> {
  return isRecord(value) && Object.values(value).every(isTexts);
}

/** True when the call may have been lost on the way: no answer came, or a proxy answered in place of the server. */
export function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.isUnanswered || error.status === 502 || error.status === 504)
  );
}

/** True when the same call may succeed a little later: it was lost on the way, or the server could not serve it now. */
export function mayPass(error: unknown): boolean {
  return isNetworkFailure(error) || (error instanceof ApiError && error.status === 503);
}

/** True when the screen may be out of date: someone else made a change first, or the call was made and its answer lost. */
export function leavesUnknown(error: unknown): boolean {
  return isNetworkFailure(error) || (error instanceof ApiError && error.status === 409);
}

/** The error of a call; anything else that was thrown counts as status 500 without detail. */
export function apiErrorOf(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError(500, null);
}

/**
 * The message of an error, chosen as section 8 of the specification says: no detail gives the general message, a text
 * is used as it is, anything else gives the message of the status.
 */
function messageOf(status: number, detail: Problem["detail"]): string {
  if (detail === undefined || detail === null || detail === "") return apiErrorTexts.general;
  if (typeof detail === "string") return detail;
  return apiErrorTexts.byStatus[status] ?? apiErrorTexts.general;
}

/** The messages in a detail that is an array or an object of arrays, flattened; `otherwise` when there are none. */
function listOf(detail: NonNullable<Problem["detail"]>, otherwise: string): readonly string[] {
  if (typeof detail === "string") return [otherwise];
  const list = Array.isArray(detail) ? detail : Object.values(detail).flat();
  return list.length > 0 ? list : [otherwise];
}

/** The heading of an error whose messages appear below it: only a call without an answer has one. */
export function titleOf(error: ApiError | null): string | undefined {
  return error?.isUnanswered ? error.message : undefined;
}

/** The status of an error body, where a missing one counts as 500. */
export function statusOf(httpStatus: number | undefined, problem: ProblemBody | null): number {
  return problem?.status ?? httpStatus ?? 500;
}
