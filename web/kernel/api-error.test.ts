import { describe, expect, test } from "vitest";
import { ApiError, apiErrorOf, isNetworkFailure, statusOf } from "./api-error.ts";

const cases: readonly [string, number, object | null, string, readonly string[]][] = [
  ["E-01 no body", 400, null, "Κάτι πήγε στραβά", ["Κάτι πήγε στραβά"]],
  [
    "no body with 503, as of a proxy before a busy server",
    503,
    null,
    "Κάτι πήγε στραβά",
    ["Ο διακομιστής είναι απασχολημένος. Δοκιμάστε ξανά σε λίγο."],
  ],
  ["E-01 a body without detail", 404, {}, "Κάτι πήγε στραβά", ["Κάτι πήγε στραβά"]],
  ["E-01 an empty detail", 403, { detail: "" }, "Κάτι πήγε στραβά", ["Κάτι πήγε στραβά"]],
  [
    "E-02 a text",
    500,
    { detail: "Το αρχείο είναι κενό" },
    "Το αρχείο είναι κενό",
    ["Το αρχείο είναι κενό"],
  ],
  ["E-03 a list with 400", 400, { detail: ["α", "β"] }, "Σφάλμα", ["α", "β"]],
  ["E-03 a list with 401", 401, { detail: ["α"] }, "Η πρόσβαση δεν επιτρέπεται", ["α"]],
  ["E-03 a list with 403", 403, { detail: ["α"] }, "Δεν έχετε δικαίωμα", ["α"]],
  ["E-03 a list with 404", 404, { detail: ["α"] }, "Η ενέργεια δε βρέθηκε", ["α"]],
  ["E-03 a list with 409", 409, { detail: ["α"] }, "Κάτι πήγε στραβά", ["α"]],
  [
    "E-04 an object of lists",
    400,
    { detail: { title: ["α", "β"], code: ["γ"] } },
    "Σφάλμα",
    ["α", "β", "γ"],
  ],
  ["E-04 an empty list", 400, { detail: [] }, "Σφάλμα", ["Σφάλμα"]],
];

describe("the message of an error", () => {
  test.each(cases)("%s", (_case, status, problem, message, messages) => {
    const error = new ApiError(status, problem);
    expect(error.message).toBe(message);
    expect(error.messages).toEqual(messages);
  });

  test("E-01 E-05 a missing answer counts as 500 without detail, and says that the server cannot be reached", () => {
    const error = new ApiError(undefined, null);
    expect([error.status, error.message]).toEqual([500, "Κάτι πήγε στραβά"]);
    expect(error.messages).toEqual([
      "Δεν υπάρχει επικοινωνία με τον διακομιστή. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά",
    ]);
  });
});

test("a write without an answer says that it may have been done, below the same heading", () => {
  const error = new ApiError(undefined, { detail: ["It may have been done"] });
  expect([error.isUnanswered, error.status, error.message]).toEqual([
    true,
    500,
    "Κάτι πήγε στραβά",
  ]);
  expect(error.messages).toEqual(["It may have been done"]);
});

describe("the status of an error", () => {
  test.each([
    ["the body's status comes first", 400, { status: 423 }, 423],
    ["otherwise the answer's", 404, {}, 404],
    ["E-05 a missing status counts as 500", undefined, null, 500],
  ] as const)("%s", (_case, http, problem, status) => {
    expect(statusOf(http, problem)).toBe(status);
  });

  test("E-05 any other thrown error counts as 500", () => {
    const error = apiErrorOf(new TypeError("x is undefined"));
    expect(error.status).toBe(500);
    expect(error.message).toBe("Κάτι πήγε στραβά");
  });
});

test.each([
  [undefined, true],
  [502, true],
  [504, true],
  [500, false],
  [401, false],
])("status %i may be a network failure: %s", (status, lost) => {
  expect(isNetworkFailure(new ApiError(status, null))).toBe(lost);
});
