import { expect, test } from "vitest";
import { browserProofs, titlesInSource, unitProofs, type Proof } from "./proofs.ts";
import { listFrom } from "./statements.ts";
import { isFault, judged } from "./verdict.ts";

const list = listFrom(`
| id | what |
|---|---|
| S-01 | sign-in |
| S-02 | cookies |
| R-07 | /payments |

## Open
R-07
`);

const proof = (title: string, outcome: Proof["outcome"]): Proof => ({
  file: "a.test.ts",
  title,
  outcome,
});

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
});

const standings = (proofs: readonly Proof[]) =>
  Object.fromEntries(
    judged(list, proofs).verdicts.map((verdict) => [verdict.id, verdict.standing]),
  );

test("an id is met by a passed test that has it anywhere in its full title", () => {
  const proofs = [proof("signing in S-01 leads home", "passed"), proof("S-02 S-01 x", "passed")];
  expect(standings(proofs)).toEqual({ "S-01": "met", "S-02": "met", "R-07": "open" });
});

test("an id without a test, or with a skipped or failing one, is a fault; an open one only when it fails", () => {
  const { verdicts } = judged(list, [
    proof("S-01 leads home", "passed"),
    proof("S-01 by keyboard", "failed"),
    proof("S-02 are set", "skipped"),
  ]);
  expect(verdicts.filter(isFault).map(({ id, standing }) => [id, standing])).toEqual([
    ["S-01", "failing"],
    ["S-02", "untested"],
  ]);
  expect(standings([proof("R-07 opens", "failed")])["R-07"]).toBe("failing");
});

test("an id unknown to the list is named", () => {
  expect(judged(list, [proof("S-77 x", "passed")]).unknown).toEqual(["S-77"]);
});

test("a list with an id twice, or open without a statement, is refused", () => {
  expect(() => listFrom("| S-01 | a |\n| S-01 | b |")).toThrow("S-01 stands twice");
  expect(() => listFrom("| S-01 | a |\n## Open\nS-02")).toThrow("S-02 is open");
});

test("the reports of both runners give full titles and outcomes", () => {
  const unit = unitProofs({
    testResults: [
      {
        name: "a.test.ts",
        assertionResults: [{ fullName: "C-13 a user is made", status: "passed" }],
      },
    ],
  });
  expect(unit).toEqual([proof("C-13 a user is made", "passed")]);
  const browser = browserProofs({
    suites: [
      {
        title: "a.e2e.ts",
        file: "a.e2e.ts",
        specs: [spec("R-07 opens", "expected"), spec("S-01 leads home", "unexpected")],
        suites: [{ title: "S-02", file: "a.e2e.ts", specs: [spec("are set", "skipped")] }],
      },
    ],
  });
  expect(browser).toEqual([
    { ...proof("R-07 opens", "passed"), file: "e2e/a.e2e.ts" },
    { ...proof("S-01 leads home", "failed"), file: "e2e/a.e2e.ts" },
    { ...proof("S-02 are set", "skipped"), file: "e2e/a.e2e.ts" },
  ]);
});

test("only strings that begin with ids and have more text count as titles", () => {
  const source = `test("S-01 leads home", run); const page = { id: "R-07", path: "/payments" }; // not S-02`;
  expect(titlesInSource("a.test.ts", source)).toEqual([proof("S-01 leads home", "unrun")]);
});
