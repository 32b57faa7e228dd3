import { expect, test } from "vitest";
import { obstacleToSigning, signingStateOf } from "./signing-state.ts";

const signature = { id: "", signedAt: "", signedBy: "", deputy: null, digest: "", code: "" };
const row = { contracts: 3, draft: 0, submitted: 3, signature: null, doubts: null };

test.each([
  ["ready", row],
  ["ready", { ...row, submitted: 1 }],
  ["waiting", { ...row, draft: 1, submitted: 2 }],
  ["waiting", { ...row, submitted: 0 }],
  ["signed", { ...row, submitted: 0, signature }],
  ["waiting", { ...row, draft: 1, submitted: 0, signature }],
])("%s: %j", (state, counts) => {
  expect(signingStateOf(counts)).toBe(state);
});

test("a representative can sign when all is submitted without errors", () => {
  expect(obstacleToSigning(row, "LegalRepresentative", true)).toBeNull();
});

test("a user who cannot sign is told why", () => {
  const waiting = { ...row, draft: 1 };
  expect(obstacleToSigning(waiting, "Employee", true)).toBe(
    "Τον μήνα υπογράφει ο Νόμιμος Εκπρόσωπος του Φορέα",
  );
  expect(obstacleToSigning(waiting, "LegalRepresentative", true)).toBe(
    "1 από τους 3 μήνες δεν έχει υποβληθεί ακόμη",
  );
  expect(obstacleToSigning({ ...waiting, contracts: 1 }, "LegalRepresentative", true)).toBe(
    "Ο μήνας δεν έχει υποβληθεί ακόμη",
  );
  expect(
    obstacleToSigning({ ...row, doubts: { errors: 2, warnings: 0 } }, "LegalRepresentative", true),
  ).toBe("Υπάρχουν 2 σφάλματα που πρέπει να διορθωθούν πριν από την υπογραφή");
});
