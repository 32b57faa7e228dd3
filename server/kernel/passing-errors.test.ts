import { expect, test } from "vitest";
import { isPassing } from "./passing-errors.ts";

const coded = (code: string, syscall?: string) =>
  Object.assign(new Error("in the words of the machine"), { code, syscall });

const passing = `
  ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN
  08000 08003 08006 08P01 25006 25P03 25P04 40001 40P01 53100 53300 55P03 57014 57P01 57P02 57P03 58000 58030`;

test.each(passing.trim().split(/\s+/))("%s is transient: the call may be retried", (code) => {
  expect(isPassing(coded(code))).toBe(true);
});

test.each([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
])("«%s» is transient", (message) => {
  expect(isPassing(new Error(message))).toBe(true);
});

test("a failed call to another machine is as transient as its cause", () => {
  expect(isPassing(new TypeError("fetch failed", { cause: coded("EAI_AGAIN") }))).toBe(true);
});

test.each(["23505", "23514", "22P02", "42501", "42P01", "57P04", "XX000", "EACCES", "ENOSPC"])(
  "%s is a fault",
  (code) => {
    expect(isPassing(coded(code))).toBe(false);
  },
);

test("a missing socket is transient, a missing file is not", () => {
  expect(isPassing(coded("ENOENT", "connect"))).toBe(true);
  expect(isPassing(coded("ENOENT", "open"))).toBe(false);
});

test.each([[new Error("x is undefined")], ["words"], [undefined], [null]])(
  "%s, thrown, is a fault",
  (thrown) => {
    expect(isPassing(thrown)).toBe(false);
  },
);
